import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeResult } from './judge-result.ts';
import { measuresFor } from './measures-for.ts';

const HB = { name: 'Haemoglobin', unit: 'g/dL', loinc: '718-7', low: 13, high: 17, female: { low: 12, high: 15.5 } };

test.each([
  [{ age: 40, sex: 'male' }, 13, 17],
  [{ age: 40, sex: 'female' }, 12, 15.5],
  [{ age: null, sex: null }, 13, 17],
  [{ age: 8, sex: 'female' }, null, null],
] as const)('the range for %j is %s to %s', (person, low, high) => {
  expect(measuresFor([HB], person)).toEqual([{ name: 'Haemoglobin', unit: 'g/dL', loinc: '718-7', low, high }]);
});

test('whatever was ticked, a value outside its range is abnormal', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -100, max: 100, noNaN: true }),
      fc.option(fc.boolean(), { nil: undefined }),
      (value, isAbnormal) => {
        const [measure] = measuresFor([HB], { age: 40, sex: 'male' });
        const judged = judgeResult(
          { values: [{ name: HB.name, unit: HB.unit, value }], isAbnormal },
          measure ? [measure] : [],
        );
        const isOutside = value < 13 || value > 17;
        expect(judged?.isAbnormal).toBe(isOutside || (isAbnormal ?? false));
      },
    ),
  );
});

test('in another unit our range is not applied, and someone must say whether it is normal', () => {
  const values = [{ name: HB.name, unit: 'g/L', value: 140 }];
  expect(judgeResult({ values }, [HB])).toBeNull();
  expect(judgeResult({ values, isAbnormal: false }, [HB])).toMatchObject({
    isAbnormal: false,
    values: [{ low: null, flag: null }],
  });
});

const POTASSIUM = { name: 'Potassium', unit: 'mmol/L', loinc: '2823-3', low: 3.5, high: 5.1 };

test.each([
  [5.0, 'adult', null, null],
  [5.9, 'adult', 'High', null],
  [6.2, 'adult', 'High', null],
  [6.3, 'adult', 'Critical high', 6.2],
  [2.7, 'adult', 'Critical low', 2.8],
  [6.3, 'child', 'High', null],
  [7.5, 'newborn', 'High', null],
  [6.8, 'unknown', 'Critical high', 6.2],
] as const)('a potassium of %s of the group %s is flagged %s', (value, group, flag, criticalLimit) => {
  const judged = judgeResult({ values: [{ name: 'Potassium', unit: 'mmol/L', value }] }, [POTASSIUM], group);
  expect(judged?.values[0]).toMatchObject({ flag, criticalLimit });
  expect(judged?.isCritical).toBe(criticalLimit !== null);
});

test('a critical value stays critical whatever range a laboratory printed', () => {
  const values = [{ name: 'Potassium', unit: 'mmol/L', value: 6.8, low: 3, high: 9 }];
  expect(judgeResult({ values }, [POTASSIUM])).toMatchObject({ isCritical: true, isAbnormal: true });
});

test('a report in words is critical when whoever enters it says so', () => {
  expect(judgeResult({ values: [], isCritical: true }, [])).toMatchObject({ isCritical: true, isAbnormal: true });
});
