import { expect, test } from 'vitest';
import { flagValue } from './flag-value.ts';

test.each([
  [12.9, 13, 17, 'Low'],
  [13, 13, 17, null],
  [17, 13, 17, null],
  [17.1, 13, 17, 'High'],
  [3, null, 5, null],
  [6, null, 5, 'High'],
  [600, 70, null, null],
  [5, null, null, null],
])('%s with the range %s to %s is flagged %s', (value, low, high, flag) => {
  expect(flagValue(value, { low, high })).toBe(flag);
});

const HBA1C = '4548-4';

test.each([
  [6.4, 6.5, HBA1C, null],
  // WHO and ADA: 6.5 % itself belongs to the range of diabetes.
  [6.5, 6.5, HBA1C, 'High'],
  [6.6, 6.5, HBA1C, 'High'],
  // The range that another laboratory printed ends where it ends.
  [5.6, 5.6, HBA1C, null],
  [5.7, 5.6, HBA1C, 'High'],
  [6.9, 7, HBA1C, null],
  [6.5, 6.5, '3016-3', null],
  [6.5, 6.5, null, null],
])('%s with a range up to %s and the code %s is flagged %s', (value, high, code, flag) => {
  expect(flagValue(value, { low: 4, high }, code)).toBe(flag);
});
