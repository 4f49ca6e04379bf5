// Alarms of everyday words are told in their own turn. The same words in another order, or without the small ones, mean something else.
import { describe, expect, test } from 'vitest';
import { triage } from '../triage.ts';

const levelOf = (text: string) => triage({ text, person: {} }).urgency ?? 0;

describe('everyday words that alarms are told with too', () => {
  test.each([
    'my hands and neck ache after gardening',
    'my hands and throat itch a little',
    'rash on my hands and on my neck',
    'my scarf rubs my neck',
    'thick white coating on my tongue',
    'weakness and my feet hurt after the trek',
    'body feels cold in the ac room',
    'temperature 38.4 since this morning with cold and body ache',
    'my family is hurt that i moved out, i sleep badly',
    'vomited my coffee this morning, fine since',
    'i never get headaches but today i have a mild one',
    'there is blood when i wipe my bottom',
    'small amount of blood from my bottom after hard poo',
    'burning and redness where the strap was',
    'eyes burning and watering after cutting onions',
    'bit my cheek and tasted blood for a sec',
    'warm and stiff knee after kneeling on the floor all day',
    'greasy scales on the crown of the head of my baby',
    'her lips and tongue have never swollen, only a tickling cough',
    'many tiny red bumps on the neck after sweating',
    'oil splashed, a tiny red spot on my wrist',
    'passed out on the sofa after work, woke up with a crick in my neck',
  ])('name no emergency: %s', (text) => {
    expect(levelOf(text)).toBeLessThanOrEqual(3);
  });

  test.each([
    'he put his hands around my neck',
    'his hands were on my throat and i could not breathe',
    'the scarf was pulled tight around her neck',
    'my tongue is getting thick and my lips tingle',
    'weakness started in my feet and is going up',
    'old mother found on the floor, her body is very cold and she is confused',
    'i am afraid i might hurt my family',
    'vomit looks like coffee grounds',
    'never had a headache like this',
    'lots of blood from my bottom',
    'numb down there and my back hurts',
    'face dropped on one side',
    'her hair was on fire and burnt her neck',
    'went stiff and shook on the floor',
    'passed out at the bus stop after work',
    'his tongue is swollen, it has never been so big',
    'tiny purple dots all over and a fever',
  ])('are still heard where they are told so: %s', (text) => {
    expect(levelOf(text)).toBeGreaterThanOrEqual(4);
  });
});

test('after a birth nobody is in labour because it is named', () => {
  const { flags } = triage({
    text: 'mere chehre pe jhaiyan aa gayi delivery ke baad, 8 mahine ho gaye',
    person: { ageYears: 30, sex: 'female' },
  });
  expect(flags).toEqual([]);
  expect(levelOf('8 mahine ki pregnant hoon, delivery ka dard shuru ho gaya')).toBeGreaterThanOrEqual(4);
});
