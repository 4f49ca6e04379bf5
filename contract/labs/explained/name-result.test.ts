import { expect, test } from 'vitest';
import { explain } from './explained-tests.ts';
import { nameResult, rangeOf } from './name-result.ts';

const CODES = {
  ldl: ['13457-7', 'mg/dL'],
  haemoglobin: ['718-7', 'g/dL'],
  potassium: ['2823-3', 'mmol/L'],
  troponin: ['89579-7', 'ng/L'],
  hba1c: ['4548-4', '%'],
  glucose: ['1558-6', 'mg/dL'],
  inr: ['6301-6', 'ratio'],
  hdl: ['2085-9', 'mg/dL'],
  unknown: [null, 'mg/dL'],
} as const;

type Kind = keyof typeof CODES;
type Changes = Partial<Parameters<typeof nameResult>[0]>;

function aReport(kind: Kind, value: number | null, low: number | null, high: number | null, changes: Changes = {}) {
  const [measureCode, unit] = CODES[kind];
  const flag = null;
  const report = { value, low, high, unit, status: 'normal' as const, flag, isCritical: false, ...changes };
  return { report, explained: explain({ value, testCode: null, measureCode }) };
}

test.each<[Kind, number, number | null, number | null, string]>([
  // The ends of a range are inside.
  ['ldl', 100, null, 100, 'usual'],
  ['ldl', 100.1, null, 100, 'little-high'],
  ['ldl', 129, null, 100, 'little-high'],
  ['ldl', 130, null, 100, 'high'],
  ['hdl', 50, 50, null, 'usual'],
  ['hdl', 49, 50, null, 'low'],
  ['haemoglobin', 13, 13, 17, 'usual'],
  ['haemoglobin', 12.9, 13, 17, 'little-low'],
  ['haemoglobin', 11, 12, 15.5, 'little-low'],
  ['haemoglobin', 10.9, 12, 15.5, 'low'],
  ['haemoglobin', 17.1, 13, 17, 'high'],
  // A little can be dangerous here, so it is not called little.
  ['potassium', 5.2, 3.5, 5.1, 'high'],
  ['potassium', 3.4, 3.5, 5.1, 'low'],
  ['troponin', 35, null, 34, 'high'],
  // WHO and ADA: raised risk from 5.7, the range of diabetes from 6.5, though the catalogue's range reaches that far.
  ['hba1c', 5.6, 4, 6.5, 'usual'],
  ['hba1c', 5.7, 4, 6.5, 'little-high'],
  ['hba1c', 6.4, 4, 6.5, 'little-high'],
  ['hba1c', 6.5, 4, 6.5, 'high'],
  ['hba1c', 3.9, 4, 6.5, 'low'],
  // The laboratory printed a range of its own.
  ['hba1c', 5.8, 4.8, 5.9, 'usual'],
  // A target of treatment, printed as if it were a range: the range of diabetes is never usual.
  ['hba1c', 6.9, 4, 7, 'high'],
  ['hba1c', 6, 4, 7, 'little-high'],
  ['hba1c', 9, 4, null, 'high'],
  ['glucose', 99, 70, 100, 'usual'],
  ['glucose', 126, 70, 140, 'high'],
  ['glucose', 110, 70, 140, 'little-high'],
  // Right for whoever takes warfarin, and far too high without it; nor is a low one called usual.
  ['inr', 2.4, 0.8, 1.2, 'depends-on-treatment'],
  ['inr', 1, 0.8, 1.2, 'depends-on-treatment'],
  ['unknown', 9, 3, 8, 'high'],
  ['unknown', 2, 3, 8, 'low'],
  ['unknown', 3, 3, 8, 'usual'],
])('%s of %s with the range %s to %s is called %s', (kind, value, low, high, name) => {
  const { report, explained } = aReport(kind, value, low, high);
  expect(nameResult(report, explained, true)).toBe(name);
});

const CALLED_CRITICAL: Changes = { status: 'abnormal', isCritical: true };

test.each<[string, Kind, number | null, number | null, number | null, Changes, boolean, string | null]>([
  ['a value without a range has no name', 'ldl', 400, null, null, {}, true, null],
  ['somebody called it abnormal', 'ldl', 400, null, null, { status: 'abnormal' }, true, 'to-talk-about'],
  ['inside its range, but somebody knew better', 'ldl', 80, null, 100, { status: 'abnormal' }, true, 'to-talk-about'],
  ['the ranges are not a child’s', 'ldl', 118, null, 100, { status: 'abnormal', flag: 'High' }, false, 'to-talk-about'],
  ['nor do they make a child’s value usual', 'haemoglobin', 14, 13, 17, {}, false, null],
  ['critical limits are the child’s own', 'potassium', 7, null, null, { flag: 'Critical high' }, false, 'very-high'],
  ['a critical value', 'haemoglobin', 6, 13, 17, { status: 'abnormal', flag: 'Critical low' }, true, 'very-low'],
  ['critical whatever the treatment', 'inr', 6, 0.8, 1.2, { flag: 'Critical high' }, true, 'very-high'],
  ['numbers hold in the unit of the catalogue', 'ldl', 3.5, null, 3, { unit: 'mmol/L' }, true, 'high'],
  ['a normal report in words', 'unknown', null, null, null, {}, true, 'nothing-unusual'],
  ['a critical report in words', 'unknown', null, null, null, CALLED_CRITICAL, true, 'to-talk-about-now'],
  ['critical by hand, whatever the range', 'ldl', 80, null, 100, CALLED_CRITICAL, true, 'to-talk-about-now'],
  ['critical by hand, for a child, too', 'ldl', 80, null, 100, CALLED_CRITICAL, false, 'to-talk-about-now'],
  ['an abnormal report in words', 'unknown', null, null, null, { status: 'abnormal' }, true, 'to-talk-about'],
])('%s', (_why, kind, value, low, high, changes, isAdult, name) => {
  const { report, explained } = aReport(kind, value, low, high, changes);
  expect(nameResult(report, explained, isAdult)).toBe(name);
});

test('no range is drawn for a child, for a value without one, nor where it depends on the treatment', () => {
  const range = (...input: Parameters<typeof aReport>) => {
    const { report, explained } = aReport(...input);
    return rangeOf(report, explained, true);
  };
  const child = aReport('ldl', 118, null, 100);
  expect(rangeOf(child.report, child.explained, false)).toBeNull();
  expect(range('ldl', 118, null, null)).toBeNull();
  expect(range('inr', 2.4, 0.8, 1.2)).toBeNull();
  expect(range('ldl', 118, null, 100)).toEqual({ low: null, high: 100 });
  expect(range('hba1c', 6, 4, 6.5)).toEqual({ low: 4, high: 5.6 });
  expect(range('hba1c', 6, 4, 6.2)).toEqual({ low: 4, high: 6.2 });
  expect(range('hba1c', 40, 20, 48, { unit: 'mmol/mol' })).toEqual({ low: 20, high: 48 });
});
