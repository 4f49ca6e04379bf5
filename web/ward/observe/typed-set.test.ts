import { describe, expect, test } from 'vitest';
import { inOtherUnit, NOTHING_TYPED, readTyped, type Typed } from './typed-set.ts';

const COMPLETE: Typed = {
  respiration: '25',
  oxygenSaturation: '92',
  oxygen: 'oxygen',
  oxygenLitres: '4',
  systolic: '102',
  diastolic: '58',
  pulse: '114',
  consciousness: 'A',
  temperature: '38.6',
  unit: '°C',
  time: null,
};
const read = (about: Partial<Typed>) => readTyped({ ...COMPLETE, ...about });

test('a complete set is sent as it was measured', () => {
  expect(readTyped(COMPLETE)).toMatchObject({
    body: {
      respiration: 25,
      oxygenSaturation: 92,
      isOnOxygen: true,
      oxygenLitres: 4,
      systolic: 102,
      diastolic: 58,
      pulse: 114,
      consciousness: 'A',
      temperature: 38.6,
    },
    problems: {},
    unusual: [],
    isEmpty: false,
  });
});

test('what was not measured is left out, and nothing at all is nothing', () => {
  expect(Object.keys(readTyped({ ...NOTHING_TYPED, pulse: '88' }).body)).toEqual(['pulse']);
  expect(readTyped(NOTHING_TYPED).isEmpty).toBe(true);
});

test('on air there are no litres, whatever was typed before', () => {
  const { body } = read({ oxygen: 'air' });
  expect(body.isOnOxygen).toBe(false);
  expect(body.oxygenLitres).toBeUndefined();
});

test('°F becomes °C to a tenth', () => {
  expect(read({ temperature: '101.5', unit: '°F' }).body.temperature).toBe(38.6);
  expect(read({ temperature: '98.6', unit: '°F' }).body.temperature).toBe(37);
});

test.each([
  ['101.5', '°F', '38.6', '°C'],
  ['38.2', '°C', '100.8', '°F'],
  ['100.4', '°F', '38.0', '°C'],
  ['38,2', '°C', '100.8', '°F'],
  ['', '°C', '', '°F'],
  ['101.5', '°C', '101.5', '°F'],
  ['3', '°C', '3', '°F'],
] as const)('%s %s in the other unit is %s %s', (temperature, unit, converted, other) => {
  expect(inOtherUnit({ ...NOTHING_TYPED, temperature, unit })).toEqual({ temperature: converted, unit: other });
});

describe('what cannot be is refused beside its field', () => {
  test.each([
    ['respiration', '0', 'Between 1 and 100 /min.'],
    ['oxygenSaturation', '101', 'Between 30 and 100 %.'],
    ['systolic', '301', 'Between 30 and 300 mmHg.'],
    ['pulse', '9', 'Between 10 and 300 /min.'],
    ['temperature', '46.1', 'Between 20 and 46 °C.'],
    ['pulse', '88.5', 'A whole number.'],
    ['pulse', '1.', 'Enter a number.'],
  ] as const)('%s of %s', (figure, typed, problem) => {
    const result = read({ [figure]: typed });
    expect(result.problems[figure]).toBe(problem);
    expect(result.set[figure]).toBeNull();
  });

  test('a lower pressure that is not below the upper one, or alone', () => {
    expect(read({ diastolic: '102' }).problems.diastolic).toContain('below');
    expect(read({ diastolic: '' }).problems.diastolic).toContain('together');
    expect(read({ systolic: '' }).problems.systolic).toContain('together');
  });
});

describe('what is rare is asked about, at the limits of the clinic', () => {
  test.each([
    ['respiration', '5', '6'],
    ['respiration', '46', '45'],
    ['oxygenSaturation', '79', '80'],
    ['systolic', '69', '70'],
    ['systolic', '221', '220'],
    ['pulse', '34', '35'],
    ['pulse', '201', '200'],
    ['temperature', '33.9', '34'],
    ['temperature', '41.1', '41'],
  ] as const)('%s: %s is, %s is not', (figure, rare, usual) => {
    const isPressure = figure === 'systolic';
    expect(read({ [figure]: rare, ...(isPressure && { diastolic: '45' }) }).unusual).toHaveLength(1);
    expect(read({ [figure]: usual, ...(isPressure && { diastolic: '45' }) }).unusual).toEqual([]);
  });
});
