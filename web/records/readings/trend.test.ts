import { expect, test } from 'vitest';
import { readingsOf } from '../testing.ts';
import { trendInWords, trendOf, usualOf } from './trend.ts';

const BOX = { width: 96, top: 5, bottom: 27, edge: 4 };

test('the line runs from the oldest at the left to the newest at the right, higher values higher', () => {
  const trend = trendOf(readingsOf('weight', [61, 62, 64]), BOX);

  expect(trend?.points).toEqual([
    { x: 4, y: 5 },
    { x: 48, y: 19.7 },
    { x: 92, y: 27 },
  ]);
});

test('one reading is no trend', () => {
  expect(trendOf(readingsOf('weight', [61]), BOX)).toBeNull();
});

test('equal readings are a level line, not a division by nothing', () => {
  expect(trendOf(readingsOf('weight', [61, 61]), BOX)?.points.map(({ y }) => y)).toEqual([16, 16]);
});

test('what is usual comes from the earlier readings, and only from enough of them', () => {
  expect(usualOf(readingsOf('temperature', [37.9, 36.9, 36.6, 36.8, 36.5]))).toBeNull();
  expect(usualOf(readingsOf('temperature', [37.9, 36.9, 36.6, 36.8, 36.5, 36.7]))).toEqual({ low: 36.5, high: 36.9 });
});

test('the same in words', () => {
  expect(trendInWords(readingsOf('weight', [61.4, 65, 64]))).toBe(
    'Trend over 3 readings: down from 64 to 61.4, lowest 61.4, highest 65.',
  );
});
