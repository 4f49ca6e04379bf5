import { expect, test } from 'vitest';
import { aSet, minutesFromNow } from '../testing.ts';
import { newestReadings } from './newest-readings.ts';

const of = (parameter: string, sets: Parameters<typeof newestReadings>[0]) =>
  newestReadings(sets).find((each) => each.parameter === parameter);

test('a reading that the newest set left out keeps its own time and its own points', () => {
  const older = aSet({ at: minutesFromNow(-300), temperature: 38.6, points: { ...aSet().points, temperature: 1 } });
  const partial = aSet({ at: minutesFromNow(-5), respiration: 26, temperature: null, score: null });

  const temperature = of('temperature', [partial, older]);

  expect(temperature).toMatchObject({ value: '38.6 °C', points: 1, at: older.at, isOlder: true });
  expect(of('respiration', [partial, older])).toMatchObject({ value: '26', at: partial.at, isOlder: false });
});

test('oxygen, consciousness and the scale of the saturation are said in words', () => {
  const set = aSet({ isOnOxygen: true, oxygenLitres: 6, consciousness: 'C', scale: 2 });

  expect(of('isOnOxygen', [set])?.value).toBe('6 L');
  expect(of('consciousness', [set])?.value).toBe('New confusion');
  expect(of('oxygenSaturation', [set])).toMatchObject({ name: 'SpO₂, scale 2', value: '97 %' });
  expect(of('isOnOxygen', [aSet()])?.value).toBe('Air');
});

test('a set entered in error and a reading that nobody took count for nothing', () => {
  const wrong = aSet({ pulse: 180, wrong: { by: 'Priya Thomas', at: minutesFromNow(-1), reason: 'Wrong bed' } });

  expect(of('pulse', [wrong, aSet({ pulse: 88 })])?.value).toBe('88');
  expect(of('pulse', [])).toMatchObject({ value: null, points: null, at: null });
});
