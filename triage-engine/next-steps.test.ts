// What to do until a doctor sees it, and what to bring.
import { describe, expect, test } from 'vitest';
import type { Person } from './answer.ts';
import { ALL_UNTIL_SEEN } from './knowledge/library.ts';
import { triage } from './triage.ts';

const answerOf = (text: string, person: Person = {}) => triage({ text, person, corrections: [] });

test.each([
  { text: 'my belly hurts since yesterday', says: /small sips of water/, brings: /where it began/ },
  { text: 'fever and headache for 2 days', says: /No ibuprofen or aspirin until dengue/, brings: /Measure morning/ },
  { text: 'I have chest pain', says: /no stairs/, brings: /when the pain came/ },
  { text: 'earache and fever', says: /Keep the ear dry/, brings: /hear less/ },
  { text: 'I am 20 weeks pregnant and have a headache', says: /without asking first/, brings: /pregnancy record/ },
  { text: 'fever and cough for 5 days', says: /wear light clothes/, brings: /medicines/ },
  { text: 'my leg is swollen on one side', says: /do not rub or massage/, brings: /long journeys/ },
])('at 3 there is something to do for this complaint: $text', ({ text, says, brings }) => {
  const { urgency, nextSteps, bring } = answerOf(text, {
    ageYears: 34,
    sex: text.includes('pregnant') ? 'female' : 'male',
  });
  expect(urgency).toBe(3);
  expect(nextSteps.join(' ')).toMatch(says);
  expect(bring.join(' ')).toMatch(brings);
});

test('a complaint that has no lines of its own has something to do, too', () => {
  const { nextSteps, bring } = answerOf('I am very tired', { ageYears: 80 });
  expect(nextSteps.length).toBeGreaterThan(1);
  expect(bring.length).toBeGreaterThan(1);
});

test.each([
  ['My 2 year old is having a fit and his lips are blue', false],
  ['My 3 year old has a belly hard as a board and vomits green', false],
  ['My 2 year old has fever of 40, is very sleepy and does not drink', false],
  ['My baby of 6 weeks has fever of 38.5 since this morning', true],
])('a small child in danger is given sips only where it may swallow: %s', (text, mayDrink) => {
  const { urgency, nextSteps } = answerOf(text);
  expect(urgency).toBeGreaterThanOrEqual(4);
  expect(nextSteps.join(' ')).toContain('Stay with the child all the way.');
  expect(nextSteps.join(' ').includes('small sips, if the child can swallow')).toBe(mayDrink);
});

describe('nothing says to wait', () => {
  const later = new Set(ALL_UNTIL_SEEN.flatMap((one) => [...one.do, ...one.adult, one.note]));
  test.each([
    'Crushing chest pain into my left arm and sweating',
    'worst headache of my life, came in a second',
    'I am vomiting blood',
    'stomach pain, vomiting and fever since 3 days, belly hard as a board',
    'my baby of two months has fever',
  ])('where it is to go now: %s', (text) => {
    const { urgency, nextSteps, bring } = answerOf(text);
    expect(urgency).toBeGreaterThanOrEqual(4);
    expect(nextSteps.filter((step) => later.has(step))).toEqual([]);
    expect(bring).toEqual([]);
  });
});

test('only an adult is told not to drive', () => {
  const steps = (ageYears: number) =>
    answerOf('my heart is racing and beats irregularly', { ageYears }).nextSteps.join(' ');
  expect(steps(60)).toContain('Do not drive while your heart races.');
  expect(steps(8)).not.toMatch(/driv/i);
  expect(steps(8)).toContain('Sit down and rest.');
});

test('no step names a dose, a painkiller other than paracetamol as the packet says, or a medicine to take beyond it', () => {
  const steps = ALL_UNTIL_SEEN.flatMap((one) => [...one.do, ...one.adult, one.note]);
  expect(steps.filter((step) => /\b\d+ ?(?:mg|ml|tablets?)\b/i.test(step))).toEqual([]);
  const named = steps.filter((step) => /paracetamol/i.test(step));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((step) => !/as the packet says/.test(step) || !/if you may take it/.test(step))).toEqual([]);
  const others = steps.filter((step) => /ibuprofen|aspirin|diclofenac|antibiotic|laxative/i.test(step));
  expect(others.filter((step) => !/\bno\b/i.test(step))).toEqual([]);
});

test('no step says who the doctor is: that is one line elsewhere', () => {
  expect(answerOf('my belly hurts since yesterday').nextSteps.join(' ')).not.toMatch(/right doctor/i);
});
