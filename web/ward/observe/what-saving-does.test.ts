import { expect, test } from 'vitest';
import type { ObservedSet } from '#contract/ward/news2.ts';
import { anInpatient } from '../testing.ts';
import { asksForNext, scoredFor, whyNoScore } from './what-saving-does.ts';

const SET: ObservedSet = {
  respiration: 25,
  oxygenSaturation: 92,
  isOnOxygen: true,
  systolic: 102,
  pulse: 114,
  consciousness: 'A',
  temperature: 38.6,
};

test('the score while one types is that of the chart: 25, 92 on oxygen, 102, 114, alert, 38.6 come to 11', () => {
  const { score, status, points } = scoredFor(SET, anInpatient());
  expect([score, status]).toEqual([11, 'critical']);
  expect(Object.values(points)).toEqual([3, 2, 2, 1, 2, 0, 1]);
});

test('scale 2 counts only where it was ordered', () => {
  const set = { ...SET, oxygenSaturation: 89 };
  expect(scoredFor(set, anInpatient({ saturationScale: 1 })).points.oxygenSaturation).toBe(3);
  expect(scoredFor(set, anInpatient({ saturationScale: 2 })).points.oxygenSaturation).toBe(0);
});

test.each([
  [{ temperature: null }, 'Temperature is missing. NEWS2 needs all seven.'],
  [{ temperature: null, pulse: null }, 'Pulse and Temperature are missing. NEWS2 needs all seven.'],
  [
    { temperature: null, pulse: null, systolic: null, respiration: null },
    '4 of seven are missing. NEWS2 needs all seven.',
  ],
])('a set without %o says what is missing', (missing, sentence) => {
  expect(whyNoScore(scoredFor({ ...SET, ...missing }, anInpatient()))).toBe(sentence);
});

test('children and pregnant women get no score, with the reason', () => {
  expect(whyNoScore(scoredFor(SET, anInpatient({ age: 12 })))).toContain('under 16');
  expect(whyNoScore(scoredFor(SET, anInpatient({ notScored: 'pregnancy' })))).toContain('pregnancy');
});

test.each([
  [0, false, 'Next observation in 12 hours'],
  [4, false, 'Next observation in 4 hours'],
  [4, true, 'Next observation in 1 hour'],
  [5, false, 'Next observation in 1 hour'],
  [7, false, 'Observe continuously from now, a set at least every 15 minutes'],
])('a score of %i, single three %s: %s', (score, hasThree, words) => {
  expect(asksForNext(score, hasThree)).toBe(words);
});
