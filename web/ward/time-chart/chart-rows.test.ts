import { expect, test } from 'vitest';
import { aSet } from '../testing.ts';
import { CHART_ROWS, marksOf, oxygenInWords, pointsAndDirection, scaleFor } from './chart-rows.ts';

const rowOf = (parameter: string) => {
  const row = CHART_ROWS.find((each) => each.parameter === parameter);
  if (!row) throw new Error(parameter);
  return row;
};
const NONE = aSet().points;

test.each([
  ['respiration', { respiration: 26, points: { ...NONE, respiration: 3 } }, '+3 ▲ high'],
  ['respiration', { respiration: 8, points: { ...NONE, respiration: 3 } }, '+3 ▼ low'],
  ['oxygenSaturation', { oxygenSaturation: 90, points: { ...NONE, oxygenSaturation: 3 } }, '+3 ▼ low'],
  [
    'oxygenSaturation',
    { oxygenSaturation: 97, scale: 2, isOnOxygen: true, points: { ...NONE, oxygenSaturation: 3 } },
    '+3 ▲ high',
  ],
  ['systolic', { systolic: 98, points: { ...NONE, systolic: 2 } }, '+2 ▼ low'],
  ['temperature', { temperature: 37.2, points: { ...NONE, temperature: 0 } }, '0, in range'],
] as const)('the last %s says its points and its direction in words', (parameter, about, words) => {
  expect(pointsAndDirection(rowOf(parameter), aSet(about))).toBe(words);
});

test('a child’s reading has no points and no direction', () => {
  const set = aSet({ pulse: 140, points: { ...NONE, pulse: null } });
  expect(pointsAndDirection(rowOf('pulse'), set)).toBeNull();
});

test('sets in error and readings that were not measured are not drawn', () => {
  const wrong = { by: 'Priya Thomas', at: aSet().at, reason: 'Other bed' };
  const sets = [aSet({ id: 'one' }), aSet({ id: 'two', wrong }), aSet({ id: 'three', pulse: null })];
  expect(marksOf(rowOf('pulse'), sets).map(({ id }) => id)).toEqual(['one']);
});

test('a value outside the usual scale widens it', () => {
  const marks = marksOf(rowOf('pulse'), [aSet({ pulse: 190 })]);
  expect(scaleFor(rowOf('pulse'), marks)).toEqual({ from: 45, to: 190 });
});

test('oxygen stands beside the saturation', () => {
  expect(oxygenInWords(aSet({ isOnOxygen: true, oxygenLitres: 6, points: { ...NONE, isOnOxygen: 2 } }))).toBe('6 L +2');
  expect(oxygenInWords(aSet())).toBe('on air');
});
