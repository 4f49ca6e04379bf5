import { expect, test } from 'vitest';
import { aSet } from '../testing.ts';
import { lastValue } from './last-values.ts';

const at = (minute: number) => `2026-11-15T10:${minute}:00.000Z`;

test('of each reading the last is the newest that was measured, with its own time', () => {
  const partial = aSet({ at: at(40), pulse: 106, respiration: null, systolic: null, diastolic: null });
  const wrong = aSet({ at: at(30), respiration: 40, wrong: { by: 'Priya Thomas', at: at(31), reason: 'Other bed' } });
  const sets = [
    partial,
    wrong,
    aSet({ at: at(20), respiration: 22, systolic: 112, diastolic: 64, oxygenLitres: null }),
  ];
  expect(lastValue(sets, 'pulse')).toEqual({ words: '106', at: at(40) });
  expect(lastValue(sets, 'respiration')).toEqual({ words: '22', at: at(20) });
  expect(lastValue(sets, 'systolic')).toEqual({ words: '112/64', at: at(20) });
  expect(lastValue([], 'pulse')).toBeNull();
});
