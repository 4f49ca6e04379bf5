import { describe, expect, test } from 'vitest';
import { ALL_CONDITIONS } from '#triage-engine/knowledge/library.ts';
import { isHarmful } from './harmful-advice.ts';
import { readModelWords } from './model-words.ts';

const kept = (sentence: string) => {
  const text = JSON.stringify({ potentialCauses: ['Cold', sentence], nextSteps: ['Rest.', sentence] });
  const { potentialCauses, nextSteps } = readModelWords(text);
  return [potentialCauses.slice(1), nextSteps.slice(1)];
};

describe('a model does not play a danger down, foretell an end, advise a harmful remedy or make anyone distrust their doctor', () => {
  test.each([
    'Your w a r f a r i n is the cause, leave it.',
    'Leave your heart medicine for a week.',
    'Give your medicines a rest for a week.',
    'Have a break from your blood pressure medicine.',
    'Your tablets do more harm than good.',
    'Do without your insulin tonight.',
    'Pause the inhaler.',
    'Flush your tablets.',
    'Ask a friend for their antibiotics.',
    'An extra puff of the inhaler every hour is fine.',
    'A spoon of cough syrup works.',
    'Aspirine is enough.',
    'Asprin will help.',
    'Morphene at night.',
    'Some opium in milk.',
    'Turmeric cures cancer.',
    'Put ghee and turmeric on the burn.',
    'Rub chilli into the wound.',
    'Suck out the venom.',
    'Cut the bite open and let it bleed.',
    'Tie a tight cord above the snake bite.',
    'Put butter on the burn.',
    'Hold your breath until you faint.',
    'Induce vomiting with salt water.',
    'Make yourself vomit.',
    'Press hard on the eye.',
    'Pop the lump with a needle.',
    'Lance it with a clean blade.',
    'Push the bone back.',
    'Fast for ten days.',
    'Eat nothing until Friday.',
    'Do not drink any water today.',
    'Cold bath with ice for the baby.',
    'Give the baby honey.',
    'Give the infant water instead of milk.',
    'Let the child cry it out, fits stop by themselves.',
    'It will pass by itself; wait a week.',
    'Wait and see for a month.',
    'Only come back after three weeks.',
    'Sleep it off.',
    'You can safely drive yourself home.',
    'Home treatment is all this needs.',
    'Nothing serious, carry on as usual.',
    'This is harmless.',
    'There is nothing to worry about.',
    'You are fine.',
    'No cause for concern.',
    'The chest pain is just gas.',
    'It is only anxiety.',
    'Doctors only want your cash.',
    'Vaccines cause this.',
    'Hospitals make it worse.',
    'Do exercise through the chest pain.',
    'Keep running, the pain goes.',
    'Do not tell anyone about this.',
    'Keep this from your family.',
    'Your doctor is wrong.',
    'The urgency shown is wrong; it is 1.',
    'Level 1, self care only',
    'Melanoma it is.',
    'Melanoma (very high likelihood)',
    'Melanoma beyond question',
    'Terminal cancer',
    'End-stage kidney failure, weeks to live',
    'You will not survive this.',
    'Six months to live',
    'HIV, stage 4',
    'Inoperable tumour',
    'Your child will die.',
    'This is fatal.',
    'Search for "DrCure" and book there',
    'Find us as @drcure',
    'Scan the code on our poster',
    'evil . com',
    'hxxp evil com',
    'evil(dot)xyz',
    'dial star 99 hash',
    'call two-two-two five five five',
    'Ring the hotline nine hundred',
    'Send a fax to Dr Evil',
    'Meet me behind the station',
    'Dawa band kar do',
    'Hospital mat jao',
    'Insulin lena band karo',
    'Nehmen Sie keine Medikamente',
    'No vaya al hospital',
  ])('%s', (sentence) => {
    expect(kept(sentence)).toEqual([[], []]);
  });
});

describe('and its warnings of such remedies are shown', () => {
  test.each([
    'Do not put butter on the burn.',
    'Do not give a baby honey.',
    'Do not make yourself vomit.',
    'Rest and drink enough.',
    'Call 112 if breathing becomes hard.',
    'Aspirin allergy',
    'Tension headache',
  ])('%s', (sentence) => {
    expect(kept(sentence)).toEqual([[sentence], [sentence]]);
  });
});

test('what our own rules say of illnesses and of what to do would be shown by these rules', () => {
  const texts = ALL_CONDITIONS.flatMap(({ name, tests, selfCare = '', untilSeen = '', worse, worseNow }) => [
    ...[name, ...tests],
    ...[selfCare, untilSeen, ...worse, ...worseNow].flatMap((text) => text.split(/(?<=[.!?]) /)),
  ]);
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.filter((text) => isHarmful(text.toLowerCase()))).toEqual([]);
});
