import { expect, test } from 'vitest';
import { nearestFree } from './nearest-times.ts';

const slot = (time: string, isFree = true) => ({ time, startsAt: `2026-11-16T${time}:00Z`, isFree });
const day = [
  slot('09:00'),
  slot('09:15', false),
  slot('09:30'),
  slot('10:00'),
  slot('10:15'),
  slot('10:30', false),
  slot('14:00'),
];

test('the free times nearest to the wanted one, in the order of the day', () => {
  expect(nearestFree(day, '10:15', 3).map(({ time }) => time)).toEqual(['09:00', '09:30', '10:00']);
});

test('a full day offers nothing', () => {
  expect(nearestFree([slot('09:00', false)], '09:00')).toEqual([]);
});
