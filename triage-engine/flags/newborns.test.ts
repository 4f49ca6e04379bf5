// A baby under a month shows little of what makes it gravely ill (WHO IMCI 2014; NICE CG98; NICE CKS Conjunctivitis).
import { describe, expect, test } from 'vitest';
import type { Person } from '../answer.ts';
import { triage } from '../triage.ts';

const answerTo = (text: string, person: Person = {}) => {
  const { urgency, flags } = triage({ text, person });
  return { urgency, flags: flags.map(({ id }) => id) };
};
const NEWBORN: Person = { ageYears: 0, ageMonths: 0 };

describe('under a month', () => {
  test.each<[string, Person, string, number]>([
    ['my 5 day old baby has a red eye with pus', {}, 'newborn-eye-pus', 3],
    ['sticky eye since this morning', NEWBORN, 'newborn-eye-pus', 3],
    ['5 din ke bacche ki aankh me kichad aa raha hai', {}, 'newborn-eye-pus', 3],
    ['my 5 day old baby has pus in the eye and a swollen eyelid', {}, 'newborn-eye-swollen', 4],
    ['आँख में कीचड़ है और पलक सूजी हुई है', NEWBORN, 'newborn-eye-swollen', 4],
    ['baby born yesterday looks yellow', {}, 'newborn-yellow-first-day', 4],
    ['my newborn is one day old and has yellow skin', {}, 'newborn-yellow-first-day', 4],
    ['bachcha kal paida hua, peela lag raha hai', {}, 'newborn-yellow-first-day', 4],
    ['बच्चा कल पैदा हुआ है, पीला दिख रहा है', {}, 'newborn-yellow-first-day', 4],
    ['feels cold to touch, weak cry', NEWBORN, 'newborn-cold-or-weak', 4],
    ['my 2 week old baby feels cold to touch', {}, 'newborn-cold-or-weak', 4],
    ['newborn baby with a weak cry', {}, 'newborn-cold-or-weak', 4],
    ['10 din ka bachcha thanda pad gaya hai', {}, 'newborn-cold-or-weak', 4],
    ['10 din ka bachcha bahut kamzor awaz me ro raha hai', {}, 'newborn-cold-or-weak', 4],
  ])('%s', (text, person, flag, level) => {
    const { urgency, flags } = answerTo(text, person);
    expect(flags).toContain(flag);
    expect(urgency).toBeGreaterThanOrEqual(level);
  });
});

describe('older ones, and what was denied, are not rated so', () => {
  test.each<[string, Person]>([
    ['my 2 year old has a sticky eye', {}],
    ['sticky eye since this morning', { ageYears: 0, ageMonths: 6 }],
    ['my eyes are yellow', { ageYears: 40 }],
    ['my hand feels cold to touch', { ageYears: 40 }],
    ['hands and feet feel cold to touch, feeds well', NEWBORN],
    ['my 5 day old baby feeds well, no pus in the eye, cry is strong', {}],
    ['my 10 day old baby has a cold, is warm to touch and feeds well', {}],
  ])('%s', (text, person) => {
    const { urgency, flags } = answerTo(text, person);
    expect(flags.filter((id) => id.startsWith('newborn-'))).toEqual([]);
    expect(urgency ?? 0).toBeLessThanOrEqual(3);
  });

  test('a baby of a week that is yellow is seen today, and asked whether it is a day old', () => {
    const { urgency, questions } = triage({ text: 'my newborn looks yellow', person: {} });
    expect(urgency).toBe(3);
    expect(questions.map(({ finding }) => finding)).toContain('born-today');
  });
});
