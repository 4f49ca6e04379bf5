import { expect, test } from 'vitest';
import type { DangerTap } from '#contract/triage/dangers.ts';
import { triage } from '../triage.ts';

const TURBAN =
  'My turban was tied too tight in the morning, forehead was paining. Retied, pain went in ten minutes. Only informing.';
const LEGS =
  'My 7-year-old is saying legs are paining at bedtime, both sides, I press and she sleeps. Whole day she is doing skating. No limping, no fever, no swelling.';
const PIN = 'पल्लू की पिन कंधे में चुभी थी समारोह में, लाल बिंदु है, दर्द नहीं अब';
const ELASTIC =
  'Elastic band pinged me on the cheek, not the eye. Red stripe, sore for a minute, my colleague owes me a coffee.';

const asksOf = (text: string, person = {}) => triage({ text, person }).asks.map(({ danger }) => danger);
const answered = (text: string, state: (at: number) => DangerTap['state'], person = {}) =>
  triage({ text, person, dangers: asksOf(text, person).map((danger, at) => ({ danger, state: state(at) })) });

test.each([
  [TURBAN, ['headache', 'meningitis', 'stroke']],
  [LEGS, ['breath', 'limb', 'meningitis']],
  [PIN, ['meningitis', 'allergy', 'limb']],
])('what is perhaps a trifle is asked for the dangers that matter for it, before any answer: %s', (text, dangers) => {
  expect({ urgency: triage({ text, person: {} }).urgency, asks: asksOf(text) }).toEqual({
    urgency: expect.toSatisfy((level) => level === 2 || level === 3),
    asks: dangers,
  });
});

test.each([TURBAN, LEGS, PIN, ELASTIC])('with none of them it is looked after at home: %s', (text) => {
  const { urgency, asks, selfCare, comeBack } = answered(text, () => 'absent');
  expect({ urgency, asks }).toEqual({ urgency: 1, asks: [] });
  expect(selfCare.length).toBeGreaterThan(0);
  expect(comeBack.length).toBeGreaterThan(0);
});

test.each([TURBAN, LEGS, PIN, ELASTIC])('whoever taps one is rated by it: %s', (text) => {
  expect(answered(text, (at) => (at === 0 ? 'present' : 'absent')).urgency).toBeGreaterThanOrEqual(4);
});

test('one of three questions answered sends nobody home', () => {
  const dangers: DangerTap[] = [{ danger: 'meningitis', state: 'absent' }];
  expect(triage({ text: TURBAN, person: {}, dangers }).urgency).toBeGreaterThan(1);
});

test.each([
  ['age 80', { ageYears: 80 }],
  ['age 1', { ageYears: 1, ageMonths: 14 }],
  ['pregnant', { ageYears: 28, sex: 'female' as const, pregnant: true }],
  ['sugar', { conditions: ['diabetes'] }],
])('not with %s', (_, person) => {
  expect(answered(TURBAN, () => 'absent', person).urgency).not.toBe(1);
});

test.each([
  'The baby is three weeks old.',
  'I am on warfarin.',
  'It is getting worse every day.',
  'It has been so for three months.',
  'A stray dog bit me there.',
])('not beside: %s', (risk) => {
  expect(answered(`${TURBAN} ${risk}`, () => 'absent').urgency).not.toBe(1);
});

test.each([
  'I have had a bad toothache since yesterday.',
  'My hair falls out in patches.',
  'I am always cold, tired and gaining weight.',
  'Silver scales on my elbows and knees.',
  'My period is ten days late, test showed two lines. No pain, no bleeding.',
])('what a doctor looks at is no trifle after all questions either: %s', (text) => {
  expect(answered(text, () => 'absent').urgency).not.toBe(1);
});
