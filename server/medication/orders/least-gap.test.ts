import { expect, test } from 'vitest';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { leastGapHours } from './least-gap.ts';
import { USUAL_TIMES } from './usual-times.ts';

const usual = (frequency: Frequency) => ({ frequency, times: USUAL_TIMES[frequency], smallestGapHours: null });

test.each<[Frequency, number]>([
  ['once', 4],
  ['once-a-day', 12],
  ['at-night', 12],
  ['twice-a-day', 6],
  ['3-times-a-day', 4],
  // 18:00 to 22:00 is the shortest.
  ['4-times-a-day', 2],
  ['5-times-a-day', 2],
  ['every-4-hours', 2],
  ['every-6-hours', 3],
  ['every-8-hours', 4],
  ['every-12-hours', 6],
  ['every-other-day', 24],
  ['once-a-week', 84],
])('doses of an order that says %s are at least %s hours apart', (frequency, hours) => {
  expect(leastGapHours(usual(frequency))).toBe(hours);
});

test('an order with times of its own is judged by the two that are nearest to each other', () => {
  const times = ['08:00', '12:30'];
  expect(leastGapHours({ frequency: 'twice-a-day', times, smallestGapHours: null })).toBe(2.25);
  expect(leastGapHours({ frequency: 'twice-a-day', times: ['00:30', '23:00'], smallestGapHours: null })).toBe(0.75);
});

test('a gap that the order states counts as stated', () => {
  expect(leastGapHours({ frequency: 'as-needed', times: [], smallestGapHours: 6 })).toBe(6);
  expect(leastGapHours({ ...usual('every-4-hours'), smallestGapHours: 3 })).toBe(3);
});
