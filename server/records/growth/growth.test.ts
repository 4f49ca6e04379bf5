import { expect, test } from 'vitest';
import { examineGrowth, examineShrinking, examineWeightChange, isFlagged } from './examine-growth.ts';
import { comparableHeight, growthAge } from './growth-age.ts';
import { lmsAt, type Measure } from './lms.ts';
import { CURVES, centileOf, valueAt, zScore } from './z-score.ts';

// L, M and S of each day from WHO's own daily tables (weianthro, lenanthro, bmianthro, hcanthro; none of these days but 600 and
// 731 is near a row of ours, and between rows we go in a straight line: hence 0.025), z by hand from WHO's formula with 40 digits, with the restricted method beyond 3 for weight and BMI.
const BY_HAND: [Measure, 'male' | 'female', number, number, number][] = [
  ['height', 'male', 600, 80, -1.404],
  ['height', 'male', 655, 91.2, 1.924],
  ['height', 'male', 715, 84, -1.115],
  ['height', 'male', 731, 85, -0.697],
  ['height', 'male', 745, 95.5, 2.585],
  ['height', 'male', 760, 78, -3.194],
  ['height', 'male', 800, 89, -0.012],
  ['height', 'male', 900, 84.2, -2.192],
  ['height', 'male', 1000, 101, 1.977],
  ['height', 'male', 1100, 93, -0.855],
  ['bmi', 'male', 500, 18.1, 1.298],
  ['bmi', 'male', 600, 14.2, -1.573],
  ['bmi', 'male', 715, 13.1, -2.523],
  ['bmi', 'male', 731, 16.5, 0.377],
  ['bmi', 'male', 745, 21.5, 3.528],
  ['bmi', 'male', 800, 12.2, -3.62],
  ['bmi', 'male', 900, 17, 0.911],
  ['bmi', 'male', 950, 24, 5.32],
  ['weight', 'female', 160, 6, -1.272],
  ['weight', 'female', 200, 9.1, 1.573],
  ['weight', 'female', 230, 4.6, -4.271],
  ['weight', 'female', 260, 8, -0.104],
  ['weight', 'female', 300, 12.9, 3.384],
  ['weight', 'female', 350, 7.4, -1.471],
  ['weight', 'female', 400, 10.5, 1.06],
  ['weight', 'female', 450, 6.1, -3.746],
  ['weight', 'female', 500, 16, 3.776],
  ['weight', 'female', 550, 9, -1.072],
  ['weight', 'female', 600, 12.4, 1.256],
  ['weight', 'female', 650, 11, 0.054],
  ['head', 'male', 10, 34, -1.221],
  ['head', 'male', 45, 39.5, 1.072],
  ['head', 'male', 75, 38, -1.541],
  ['head', 'male', 100, 43, 1.809],
  ['head', 'male', 150, 42.5, 0.003],
  ['head', 'male', 200, 40, -3.025],
  ['head', 'male', 300, 47.9, 2.015],
  ['head', 'male', 400, 46, -0.291],
  ['head', 'male', 500, 43.1, -3.031],
  ['head', 'male', 600, 49, 1.012],
];

test.each(BY_HAND)(
  '%s of a %s child of %i days, %d: z agrees with WHO’s daily tables',
  (measure, sex, days, value, z) => {
    expect(Math.abs((zScore(measure, sex, days, value) ?? Number.NaN) - z)).toBeLessThan(0.025);
  },
);

const MONTH = 30.4375;
// Results that WHO publishes with its own calculators: anthro and anthroplus (R), tests of both.
const PUBLISHED: [Measure, 'male' | 'female', number, number, number][] = [
  ['height', 'male', 987, 72.86 - 0.7, -6.09],
  ['height', 'female', 24 * MONTH, 77.5, -2.55],
  ['height', 'male', 8 * MONTH, 60, -4.81],
  ['height', 'male', 9 * MONTH, 60.7, -5.02],
  ['weight', 'female', 60.32 * MONTH, 18.7, 0.212],
  ['bmi', 'female', 60.32 * MONTH, 18.7 / 1.138 ** 2, -0.575],
  ['height', 'female', 60.32 * MONTH, 113.8, 0.959],
  ['weight', 'female', 60.911701 * MONTH, 20.5, 0.795],
  ['bmi', 'female', 60.911701 * MONTH, 20.5 / 1.136 ** 2, 0.418],
  ['height', 'female', 60.911701 * MONTH, 113.6, 0.848],
];

test.each(PUBLISHED)(
  '%s of a %s child of %d days, %d: z agrees with WHO’s own calculator',
  (measure, sex, days, value, z) => {
    // WHO counts whole days.
    expect(Math.abs((zScore(measure, sex, Math.round(days), value) ?? Number.NaN) - z)).toBeLessThan(0.02);
  },
);

test('WHO’s figures end: weight at ten years, head at five, the rest at nineteen, and none before birth', () => {
  expect(lmsAt('weight', 'male', 3682)).not.toBeNull();
  expect(lmsAt('weight', 'male', 3683)).toBeNull();
  expect(lmsAt('head', 'female', 1827)).toBeNull();
  expect(lmsAt('height', 'female', 6969)).not.toBeNull();
  expect(lmsAt('bmi', 'female', 6970)).toBeNull();
  expect(lmsAt('height', 'male', -1)).toBeNull();
});

test('the curves are the centiles that they say they are', () => {
  for (const { centile, z } of CURVES) expect(centileOf(z)).toBeCloseTo(centile, 3);
  const lms = lmsAt('weight', 'male', 365);
  for (const z of [-2.5, -1, 0, 1, 2.9])
    expect(zScore('weight', 'male', 365, valueAt(z, lms ?? { l: 1, m: 1, s: 1 }))).toBeCloseTo(z, 9);
});

test('lying and standing are converted by 0.7 cm where the table is the other’s', () => {
  expect(comparableHeight(80, 'standing', 730)).toBeCloseTo(80.7);
  expect(comparableHeight(80, 'lying', 730)).toBe(80);
  expect(comparableHeight(88, 'lying', 731)).toBeCloseTo(87.3);
  expect(comparableHeight(88, 'standing', 731)).toBe(88);
  expect(comparableHeight(88, null, 731)).toBe(88);
});

test('a child born after 34 weeks is compared six weeks younger until two years after birth', () => {
  expect(growthAge('2026-01-01', 34 * 7, '2026-03-12')).toEqual({ days: 70, comparedDays: 28, isCorrected: true });
  expect(growthAge('2026-01-01', 34 * 7, '2026-01-20').comparedDays).toBe(-23);
  expect(growthAge('2024-01-01', 34 * 7, '2025-12-31')).toMatchObject({ days: 730, isCorrected: true });
  expect(growthAge('2024-01-01', 34 * 7, '2026-01-01')).toEqual({ days: 731, comparedDays: 731, isCorrected: false });
  expect(growthAge('2026-01-01', 37 * 7, '2026-03-12').isCorrected).toBe(false);
  expect(growthAge('2026-01-01', null, '2026-03-12').isCorrected).toBe(false);
});

test('a value in another unit is asked about, with what it would be', () => {
  const child = { sex: 'female' as const, ageDays: 200 };
  expect(examineGrowth('weight', 7.5, child)).toBeNull();
  expect(examineGrowth('weight', 16.5, child)).toContain('Was it 16.5 lb? That is 7.48 kg.');
  expect(examineGrowth('height', 26, child)).toContain('Was it 26 in? That is 66.04 cm.');
  expect(examineGrowth('head', 16.7, child)).toContain('Was it 16.7 in? That is 42.42 cm.');
  expect(examineGrowth('weight', 2.2, child)).toContain('Measure again, or confirm it.');
  expect(isFlagged('weight', 5.1) && isFlagged('height', -6.1) && isFlagged('head', 5.1)).toBe(true);
  expect(isFlagged('height', 5.9) || isFlagged('weight', -5.9)).toBe(false);
});

test('a value that WHO does not flag is asked about where another unit gives an ordinary child', () => {
  const girlOfFour = { sex: 'female' as const, ageDays: 1461 };
  expect(examineGrowth('weight', 28.7, girlOfFour)).toContain('Was it 28.7 lb? That is 13.02 kg.');
  expect(examineGrowth('weight', 21, girlOfFour)).toBeNull();
  // Beyond 3, and no unit explains it: WHO's flag decides.
  expect(examineGrowth('height', 85, girlOfFour)).toBeNull();
});

test('a weight that changed by more than 30 % is asked about', () => {
  expect(examineWeightChange(17, 13)).toContain('It was 13 kg');
  expect(examineWeightChange(9, 13)).toContain('It was 13 kg');
  expect(examineWeightChange(16.9, 13)).toBeNull();
});

test('a child who became shorter is asked about, an error of the tape is not', () => {
  expect(examineShrinking('height', 80, 82)).toContain('2 cm smaller');
  expect(examineShrinking('height', 81, 82)).toBeNull();
  expect(examineShrinking('head', 44, 45)).toContain('1 cm smaller');
});
