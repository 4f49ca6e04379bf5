import { expect, test } from 'vitest';
import type { NewReading } from '#contract/readings/readings.ts';
import { flagOf } from './reading-flags.ts';
import { examine } from './reading-limits.ts';

type Case = [
  kind: NewReading['kind'],
  value: number,
  second: number | undefined,
  verdict: 'refused' | 'unusual' | null,
];

// Each limit of the product's rules, just inside and just outside.
const CASES: Case[] = [
  ['blood-pressure', 29, 20, 'refused'],
  ['blood-pressure', 69, 45, 'unusual'],
  ['blood-pressure', 70, 45, null],
  ['blood-pressure', 120, 80, null],
  ['blood-pressure', 220, 130, null],
  ['blood-pressure', 221, 130, 'unusual'],
  ['blood-pressure', 300, 130, 'unusual'],
  ['blood-pressure', 301, 130, 'refused'],
  ['blood-pressure', 120, 9, 'refused'],
  ['blood-pressure', 120, 39, 'unusual'],
  ['blood-pressure', 180, 131, 'unusual'],
  ['blood-pressure', 250, 201, 'refused'],
  ['blood-pressure', 120, 120, 'refused'],
  ['blood-pressure', 80, 120, 'refused'],
  ['blood-pressure', 120, undefined, 'refused'],
  ['heart-rate', 9, undefined, 'refused'],
  ['heart-rate', 34, undefined, 'unusual'],
  ['heart-rate', 35, undefined, null],
  ['heart-rate', 200, undefined, null],
  ['heart-rate', 201, undefined, 'unusual'],
  ['heart-rate', 301, undefined, 'refused'],
  ['heart-rate', 72, 3, 'refused'],
  ['respiration', 0, undefined, 'refused'],
  ['respiration', 5, undefined, 'unusual'],
  ['respiration', 6, undefined, null],
  ['respiration', 46, undefined, 'unusual'],
  ['respiration', 101, undefined, 'refused'],
  ['temperature', 19.9, undefined, 'refused'],
  ['temperature', 33.9, undefined, 'unusual'],
  ['temperature', 34, undefined, null],
  ['temperature', 41, undefined, null],
  ['temperature', 41.1, undefined, 'unusual'],
  ['temperature', 46.1, undefined, 'refused'],
  ['oxygen-saturation', 29, undefined, 'refused'],
  ['oxygen-saturation', 79, undefined, 'unusual'],
  ['oxygen-saturation', 80, undefined, null],
  ['oxygen-saturation', 101, undefined, 'refused'],
  ['height', 19, undefined, 'refused'],
  ['height', 44, undefined, 'unusual'],
  ['height', 215, undefined, null],
  ['height', 216, undefined, 'unusual'],
  ['height', 276, undefined, 'refused'],
  ['weight', 0.2, undefined, 'refused'],
  ['weight', 1.9, undefined, 'unusual'],
  ['weight', 2, undefined, null],
  ['weight', 251, undefined, 'unusual'],
  ['weight', 651, undefined, 'refused'],
  ['weight', Number.NaN, undefined, 'refused'],
  ['blood-glucose', 9, undefined, 'refused'],
  ['blood-glucose', 39, undefined, 'unusual'],
  ['blood-glucose', 40, undefined, null],
  ['blood-glucose', 601, undefined, 'unusual'],
  ['blood-glucose', 1501, undefined, 'refused'],
  ['peak-flow', 19, undefined, 'refused'],
  ['peak-flow', 59, undefined, 'unusual'],
  ['peak-flow', 480, undefined, null],
  ['peak-flow', 801, undefined, 'unusual'],
  ['sleep', 1.5, undefined, 'unusual'],
  ['sleep', 7.5, undefined, null],
  ['sleep', 24.5, undefined, 'refused'],
  ['steps', 0, undefined, null],
  ['steps', 50_001, undefined, 'unusual'],
  ['steps', 150_001, undefined, 'refused'],
];

// spec: 5.9
test.each(CASES)('%s %d/%s is judged as %s', (kind, value, second, verdict) => {
  expect(examine({ kind, value, second })?.verdict ?? null).toBe(verdict);
});

type Flag = [kind: NewReading['kind'], value: number, second: number | null, age: number | null, flag: string | null];
const FLAGS: Flag[] = [
  ['blood-pressure', 121, 79, 34, null],
  ['blood-pressure', 129, 84, 34, null],
  ['blood-pressure', 140, 80, 34, 'High'],
  ['blood-pressure', 120, 90, 34, 'High'],
  ['blood-pressure', 89, 70, 34, 'Low'],
  ['blood-pressure', 85, 95, null, 'High'],
  ['heart-rate', 59, null, 34, 'Low'],
  ['heart-rate', 60, null, 34, null],
  ['heart-rate', 101, null, 34, 'High'],
  ['temperature', 37.4, null, 34, null],
  ['temperature', 37.9, null, 34, 'A little high'],
  ['temperature', 37.9, null, 8, null],
  ['blood-pressure', 132, 79, 34, 'A little high'],
  ['blood-pressure', 121, 86, 34, 'A little high'],
  ['temperature', 38, null, 34, 'High'],
  ['temperature', 34.8, null, 34, 'Low'],
  ['respiration', 21, null, 34, 'High'],
  ['oxygen-saturation', 94, null, 34, 'Low'],
  ['oxygen-saturation', 95, null, 34, null],
  ['weight', 61, null, 34, null],
  ['heart-rate', 130, null, 4, null],
  ['heart-rate', 130, null, 17, null],
  ['heart-rate', 130, null, 18, 'High'],
];

test.each(FLAGS)('%s %d/%s at age %s is flagged %s', (kind, value, second, age, flag) => {
  expect(flagOf({ kind, value, second }, age)).toBe(flag);
});

test.each([
  [99, true, null],
  [100, true, 'A little high'],
  [126, true, 'High'],
  [126, false, null],
  [140, null, 'A little high'],
  [180, false, 'High'],
  [69, true, 'Low'],
])('a blood glucose of %d, fasting %s, is flagged %s', (value, isFasting, flag) => {
  expect(flagOf({ kind: 'blood-glucose', value, second: null, isFasting }, 34)).toBe(flag);
});

test('a peak flow is compared with the own best, at any age', () => {
  const peakFlow = (value: number, ownBest: number | null) =>
    flagOf({ kind: 'peak-flow', value, second: null, ownBest }, 8);
  expect([peakFlow(383, 480), peakFlow(384, 480), peakFlow(100, null)]).toEqual(['Low', null, null]);
});

test('a glucose that may be in the other unit is asked about with it', () => {
  expect(examine({ kind: 'blood-glucose', value: 20 })?.sentence).toContain('20 mg/dL is 1.1 mmol/L.');
  expect(examine({ kind: 'weight', value: 61, isFasting: true })?.verdict).toBe('refused');
});
