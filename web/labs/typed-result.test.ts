import { expect, test } from 'vitest';
import { flagValue } from '#contract/labs/flag-value.ts';
import {
  type Judgement,
  rangeInWords,
  readResult,
  readsAs,
  sentencesByMeasure,
  type TypedValues,
} from './typed-result.ts';

const POTASSIUM = { name: 'Potassium', unit: 'mmol/L', loinc: null, low: 3.5, high: 5.1 };
const COLOUR = { name: 'Density', unit: '', loinc: null, low: null, high: null };

const read = (measures: Parameters<typeof readResult>[0], typed: TypedValues, text = '', judgement: Judgement = '') =>
  readResult(measures, { typed, text, judgement });

test.each([
  [3.4, 'Low'],
  [3.5, null],
  [5.1, null],
  [5.9, 'High'],
])('a potassium of %d is flagged %s', (value, flag) => {
  expect(flagValue(value, POTASSIUM)).toBe(flag);
});

test('a value is sent with its unit and its range, and decides by itself', () => {
  const { result, needsJudgement } = read([POTASSIUM], { Potassium: '5,9' }, '', '');
  expect(result.values).toEqual([{ name: 'Potassium', value: 5.9, unit: 'mmol/L', low: 3.5, high: 5.1 }]);
  expect(needsJudgement).toBe(false);
});

test('words, and values without a range, need someone who says whether they are normal', () => {
  expect(read([], {}, 'No fracture.', '').needsJudgement).toBe(true);
  expect(read([COLOUR], { Density: '1.02' }, '', '').needsJudgement).toBe(true);
  expect(read([], {}, 'No fracture.', 'normal').result.isAbnormal).toBe(false);
});

test('what is no number is said beside it, and nothing typed is nothing', () => {
  expect(read([POTASSIUM], { Potassium: 'high' }, '', '').problems).toEqual({ Potassium: 'Enter a number.' });
  expect(read([POTASSIUM], {}, ' ', '').isEmpty).toBe(true);
});

test('a range is said with its unit', () => {
  expect(rangeInWords(POTASSIUM)).toBe('3.5 to 5.1 mmol/L');
  expect(rangeInWords({ ...POTASSIUM, low: null })).toBe('up to 5.1 mmol/L');
});

const LIMITS = {
  refuse: { below: 1, above: 15 },
  confirm: { below: 2, above: 8 },
  critical: { below: 2.8, above: 6.2 },
};

test.each([
  [4.2, null],
  [5.9, { kind: 'outside', flag: 'High' }],
  [6.8, { kind: 'critical', flag: 'Critical high', words: 'above 6.2' }],
  [2.4, { kind: 'critical', flag: 'Critical low', words: 'below 2.8' }],
  [140, { kind: 'impossible', flag: null, words: 'outside 1 to 15' }],
])('a typed potassium of %d reads as %j', (value, reads) => {
  const found = readsAs(value, POTASSIUM, LIMITS);
  if (reads) expect(found).toMatchObject(reads);
  else expect(found).toBeNull();
});

test('words that are called critical are sent as such', () => {
  expect(read([], {}, 'Bleeding.', 'critical').result).toMatchObject({ isAbnormal: true, isCritical: true });
});

test('what the server says of the second value stands at its own field', () => {
  const values = [
    { name: 'Sodium', value: 139, unit: 'mmol/L' },
    { name: 'Potassium', value: 140, unit: 'mmol/L' },
  ];
  expect(sentencesByMeasure({ 'values.1.value': 'Not possible.' }, values)).toEqual({
    'typed.Potassium': 'Not possible.',
  });
});
