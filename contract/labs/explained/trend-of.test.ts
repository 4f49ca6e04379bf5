import { expect, test } from 'vitest';
import type { LabReport } from '../lab-orders.ts';
import { trendsOf } from './trend-of.ts';

let count = 0;

const aReport = (changes: Partial<LabReport>) =>
  ({
    id: `r${count++}`,
    test: 'Lipid profile',
    measure: 'LDL cholesterol',
    testCode: '57698-3',
    measureCode: '13457-7',
    date: '2026-11-12',
    value: 118,
    unit: 'mg/dL',
    low: null,
    high: 100,
    ...changes,
  }) as LabReport;

const valuesIn = (reports: readonly LabReport[]) => reports.map(({ value }) => value);

test('results of one measure become one entry: all newest first, the line oldest first', () => {
  const [trend, ...others] = trendsOf([
    aReport({ value: 118 }),
    aReport({ value: 131, date: '2026-08-18' }),
    aReport({ value: 140, date: '2026-02-01' }),
  ]);
  expect(others).toEqual([]);
  expect(trend?.newest.value).toBe(118);
  expect(valuesIn(trend?.all ?? [])).toEqual([118, 131, 140]);
  expect(valuesIn(trend?.joined ?? [])).toEqual([140, 131, 118]);
  expect(trend?.apart).toBe(0);
});

test.each([
  ['another unit', { unit: 'mmol/L', value: 3.4 }],
  ['the range of another laboratory', { high: 115 }],
  ['no range, from the years as a child', { high: null }],
])('a result with %s stays in the entry, out of the line, and is counted', (_why, changes) => {
  const [trend] = trendsOf([aReport({}), aReport({ date: '2026-08-18', ...changes }), aReport({ date: '2026-02-01' })]);
  expect(trend?.all).toHaveLength(3);
  expect(trend?.joined.map(({ date }) => date)).toEqual(['2026-02-01', '2026-11-12']);
  expect(trend?.apart).toBe(1);
});

test('tests of a clinic’s own are told apart by what was written; reports in words have no line', () => {
  const own = { testCode: null, measureCode: null };
  const trends = trendsOf([
    aReport({ ...own, test: 'Lead', measure: 'Level' }),
    aReport({ ...own, test: 'Zinc', measure: 'Level' }),
    aReport({ test: 'ECG', measure: 'ECG', testCode: '11524-6', measureCode: null, value: null }),
    aReport({ test: 'ECG', measure: 'ECG', testCode: '11524-6', measureCode: null, value: null }),
  ]);
  expect(trends.map(({ newest, all, joined }) => [newest.test, all.length, joined.length])).toEqual([
    ['Lead', 1, 1],
    ['Zinc', 1, 1],
    ['ECG', 2, 0],
  ]);
});
