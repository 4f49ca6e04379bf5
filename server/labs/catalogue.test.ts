import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXPLAINED_MEASURES, EXPLAINED_TESTS, explain } from '#contract/labs/explained/explained-tests.ts';
import type { LabTest } from '#contract/labs/lab-orders.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { LAB_LIMITS } from './limits/lab-limits.ts';

let app: TestApp;
let tests: LabTest[];
beforeAll(async () => {
  app = await startTestApp();
  tests = (await app.as((await app.aDoctor()).cookie).get('/api/lab-tests')).json();
});
afterAll(() => app.close());

// spec: 3.21, 9.7
test('the catalogue of tests begins with seven: blood work, cardiac, imaging', () => {
  expect(tests.slice(0, 7).map(({ name, category }) => `${name}, ${category}`)).toEqual([
    'Complete blood count, Blood work',
    'C-reactive protein, Blood work',
    'Kidney function, Blood work',
    'ECG, Cardiac',
    'Troponin, Cardiac',
    'Chest X-ray, Imaging',
    'Ultrasound, Imaging',
  ]);
});

test('each has its LOINC code, and each measure a unit, a code and a range that can be', () => {
  expect(tests.filter(({ loinc }) => !/^\d+-\d$/.test(loinc ?? ''))).toEqual([]);
  for (const { measures } of tests) {
    for (const { name, unit, loinc, low, high } of measures) {
      expect([name, unit !== '', /^\d+-\d$/.test(loinc ?? '')]).toEqual([name, true, true]);
      expect([name, (low ?? -Infinity) < (high ?? Infinity), low !== null || high !== null]).toEqual([
        name,
        true,
        true,
      ]);
    }
  }
});

test('every number that the catalogue measures has limits, in the unit of the catalogue', () => {
  const measured = tests.flatMap(({ measures }) => measures.map(({ name, unit, loinc }) => `${loinc} ${name} ${unit}`));
  const limited = Object.entries(LAB_LIMITS).map(([loinc, { name, unit }]) => `${loinc} ${name} ${unit}`);
  expect(measured.toSorted()).toEqual(limited.toSorted());
});

test('every test of the catalogue has words for patients, also when its report comes without a number', () => {
  const silent = tests.filter(({ loinc }) => explain({ value: null, testCode: loinc, measureCode: null }) === null);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('every number that the catalogue measures has words for patients, for the same name and unit', () => {
  const measured = tests.flatMap(({ measures }) => measures.map(({ name, unit, loinc }) => `${loinc} ${name} ${unit}`));
  const explained = Object.entries(EXPLAINED_MEASURES).map(([code, { name, unit }]) => `${code} ${name} ${unit}`);
  expect(explained.toSorted()).toEqual(measured.toSorted());
});

test('words for a whole test are for one of the catalogue, with several numbers or none', () => {
  const known = new Map(tests.map(({ loinc, name }) => [loinc, name]));
  const strange = Object.entries(EXPLAINED_TESTS).filter(([code, { name }]) => known.get(code) !== name);
  expect(strange).toEqual([]);
});

test('a range that the words narrow lies inside the range of the catalogue', () => {
  const ranges = tests.flatMap(({ measures }) => measures.map(({ loinc, low, high }) => ({ loinc, low, high })));
  for (const [loinc, { usual }] of Object.entries(EXPLAINED_MEASURES)) {
    if (!usual) continue;
    const { low, high } = ranges.find((range) => range.loinc === loinc) ?? {};
    expect(low).toBe(usual.range.low);
    expect(high).toBeGreaterThanOrEqual(usual.range.high ?? Number.NaN);
    expect(usual.insteadFrom).toBeGreaterThanOrEqual(high ?? Number.NaN);
  }
});
