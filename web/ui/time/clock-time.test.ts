import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test.each([
  ['16:58', '16:58'],
  ['1658', '16:58'],
  ['16.58', '16:58'],
  ['9:05', '09:05'],
  ['905', '09:05'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['12:60', null],
  ['5:04 PM', null],
  ['7', null],
  ['', null],
])('"%s" typed as a time of day is %s', (typed, clock) => {
  expect(clockTime(typed)).toBe(clock);
});
