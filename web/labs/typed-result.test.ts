import { expect, test } from 'vitest';
import { flagOf, rangeInWords, readResult } from './typed-result.ts';

const POTASSIUM = { name: 'Potassium', unit: 'mmol/L', loinc: null, low: 3.5, high: 5.1 };
const COLOUR = { name: 'Density', unit: '', loinc: null, low: null, high: null };

test.each([
  [3.4, 'Low'],
  [3.5, null],
  [5.1, null],
  [5.9, 'High'],
])('a potassium of %d is flagged %s', (value, flag) => {
  expect(flagOf(value, POTASSIUM)).toBe(flag);
});

test('a value is sent with its unit and its range, and decides by itself', () => {
  const { result, needsJudgement } = readResult([POTASSIUM], { Potassium: '5,9' }, '', '');
  expect(result.values).toEqual([{ name: 'Potassium', value: 5.9, unit: 'mmol/L', low: 3.5, high: 5.1 }]);
  expect(needsJudgement).toBe(false);
});

test('words, and values without a range, need someone who says whether they are normal', () => {
  expect(readResult([], {}, 'No fracture.', '').needsJudgement).toBe(true);
  expect(readResult([COLOUR], { Density: '1.02' }, '', '').needsJudgement).toBe(true);
  expect(readResult([], {}, 'No fracture.', 'normal').result.isAbnormal).toBe(false);
});

test('what is no number is said beside it, and nothing typed is nothing', () => {
  expect(readResult([POTASSIUM], { Potassium: 'high' }, '', '').problems).toEqual({ Potassium: 'Enter a number.' });
  expect(readResult([POTASSIUM], {}, ' ', '').isEmpty).toBe(true);
});

test('a range is said with its unit', () => {
  expect(rangeInWords(POTASSIUM)).toBe('3.5 to 5.1 mmol/L');
  expect(rangeInWords({ ...POTASSIUM, low: null })).toBe('up to 5.1 mmol/L');
});
