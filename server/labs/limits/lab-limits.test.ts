import { describe, expect, test } from 'vitest';
import { AGE_GROUPS, type AgeGroup } from '#contract/labs/lab-results.ts';
import { examineValues } from './examine-values.ts';
import { LAB_LIMITS } from './lab-limits.ts';
import { ageGroupOf, limitsFor } from './limits-for.ts';

const named = (name: string) => Object.keys(LAB_LIMITS).find((loinc) => LAB_LIMITS[loinc]?.name === name) ?? '';
const typed = (values: Record<string, number>, group: AgeGroup = 'adult') =>
  Object.entries(values).map(([name, value]) => {
    const loinc = named(name);
    const unit = LAB_LIMITS[loinc]?.unit ?? '';
    return { name, value, unit, expectedUnit: unit, limits: limitsFor(loinc, group) };
  });

test.each(Object.entries(LAB_LIMITS).map(([loinc, { name }]) => [name, loinc]))(
  'the limits of %s lie inside each other: refused, then confirmed, then critical',
  (_name, loinc) => {
    for (const group of AGE_GROUPS) {
      const limits = limitsFor(loinc, group);
      if (!limits) throw new Error('No limits.');
      const { refuse, confirm, critical } = limits;
      expect(refuse.below).toBeLessThan(refuse.above);
      expect(confirm.below ?? refuse.below).toBeGreaterThanOrEqual(refuse.below);
      expect(confirm.above ?? refuse.above).toBeLessThanOrEqual(refuse.above);
      expect(critical.below ?? Infinity).toBeGreaterThanOrEqual(confirm.below ?? refuse.below);
      expect(critical.above ?? -Infinity).toBeLessThanOrEqual(confirm.above ?? refuse.above);
    }
  },
);

describe('a typed value', () => {
  test.each([
    [
      { Sodium: 4.1, Potassium: 140 },
      ['Sodium 4.1 is not possible. Was it potassium?', 'Potassium 140 is not possible. Was it sodium?'],
    ],
    [{ Sodium: 13.8 }, ['Sodium 13.8 is not possible. Is it 138?']],
    [{ Albumin: 38 }, ['Albumin 38 is not possible. Is it 3.8?']],
    [{ '25-hydroxyvitamin D': 99_999 }, ['25-hydroxyvitamin D 99999 is not possible. Enter 0.5 to 1500 ng/mL.']],
    [{ 'White cells': -1 }, ['White cells -1 is not possible. Enter 0 to 1500 10⁹/L.']],
  ])('of %j is refused with a hint', (values, sentences) => {
    expect(Object.values(examineValues(typed(values)).refused)).toEqual(sentences);
  });

  test.each([
    [{ Potassium: 9.1 }, ['Potassium 9.1 mmol/L is unusual. Check it and confirm.']],
    [{ Potassium: 6.8 }, []],
    [{ Sodium: 139, Potassium: 4.4 }, []],
    [{ INR: 14 }, ['INR 14 ratio is unusual. Check it and confirm.']],
  ])('of %j is asked about where a slip is likelier', (values, sentences) => {
    const { refused, unusual } = examineValues(typed(values));
    expect([refused, Object.values(unusual)]).toEqual([{}, sentences]);
  });

  test('in another unit than ours is asked about, because no limit can be applied', () => {
    const [one] = typed({ Haemoglobin: 140 });
    if (!one) throw new Error('Nothing typed.');
    const found = examineValues([{ ...one, unit: 'g/L', limits: null }]);
    expect(found.unusual[0]).toBe('Haemoglobin is measured in g/dL here. In g/L it is not checked. Confirm it.');
  });
});

test.each([
  [{ age: 40, dateOfBirth: '1986-01-01' }, 'adult'],
  [{ age: 15, dateOfBirth: null }, 'child'],
  [{ age: 0, dateOfBirth: '2026-11-01' }, 'newborn'],
  [{ age: 0, dateOfBirth: '2026-10-01' }, 'child'],
  [{ age: null, dateOfBirth: null }, 'unknown'],
] as const)('%j is judged by the limits of the group %s', (person, group) => {
  expect(ageGroupOf(person, new Date('2026-11-15T12:00:00Z'))).toBe(group);
});

test.each([
  ['Potassium', 6.2, 6.4, 7.8],
  ['Glucose, fasting', 484, 270, 270],
  ['Bilirubin, total', 15, 15, 15],
  ['Creatinine', 4, 2.2, 2.2],
])('%s is critical above %s in adults, %s in children, %s in newborns', (name, adult, child, newborn) => {
  const above = (group: AgeGroup) => limitsFor(named(name), group)?.critical.above;
  expect([above('adult'), above('child'), above('newborn'), above('unknown')]).toEqual([adult, child, newborn, adult]);
});
