import { expect, test } from 'vitest';
import { readingsOf } from '../testing.ts';
import { isUsualMissing, trendInWords, trendOf, usualOf } from './trend.ts';

const ZONE = 'Asia/Kolkata';
const BOX = { width: 96, top: 5, bottom: 27, edge: 4 };

test('the line runs from the oldest at the left to the newest at the right, higher values higher', () => {
  const trend = trendOf(readingsOf('weight', [61, 62, 64]), BOX, ZONE);

  expect(trend?.points).toEqual([
    { x: 4, y: 5 },
    { x: 48, y: 19.7 },
    { x: 92, y: 27 },
  ]);
});

test('one reading is no trend', () => {
  expect(trendOf(readingsOf('weight', [61]), BOX, ZONE)).toBeNull();
});

test('equal readings are a level line, not a division by nothing', () => {
  expect(trendOf(readingsOf('weight', [61, 61]), BOX, ZONE)?.points.map(({ y }) => y)).toEqual([16, 16]);
});

test('what is usual comes from the earlier readings, and only from enough of them', () => {
  expect(usualOf(readingsOf('temperature', [37.9, 36.9, 36.6, 36.8, 36.5]), ZONE)).toBeNull();
  expect(usualOf(readingsOf('temperature', [37.9, 36.9, 36.6, 36.8, 36.5, 36.7]), ZONE)).toEqual({
    low: 36.5,
    high: 36.9,
  });
});

test('several readings of an hour, and alarming ones, are no usual range', () => {
  const pressures = [128, 131, 190, 84, 126, 133, 129];
  const all = readingsOf('blood-pressure', pressures, { second: 80, unit: 'mmHg' });
  const measuredAt = '2026-11-15T08:00:00.000Z';
  expect(
    usualOf(
      all.map((each) => ({ ...each, measuredAt })),
      ZONE,
    ),
  ).toBeNull();
  expect(
    isUsualMissing(
      all.map((each) => ({ ...each, measuredAt })),
      ZONE,
    ),
  ).toBe(true);
  // Without 190 and 84 four are left.
  expect(usualOf(all, ZONE)).toBeNull();
  const longer = readingsOf('blood-pressure', [...pressures, 138], { second: 80, unit: 'mmHg' });
  expect(usualOf(longer, ZONE)).toEqual({ low: 126, high: 138 });
  expect(usualOf(longer, ZONE, 'second')).toEqual({ low: 80, high: 80 });
  expect(isUsualMissing(longer, ZONE)).toBe(false);
});

test('the same in words', () => {
  expect(trendInWords(readingsOf('weight', [61.4, 65, 64]))).toBe(
    'Trend over 3 readings: down from 64 to 61.4, lowest 61.4, highest 65.',
  );
});
