import { expect, test } from 'vitest';
import { measuredWhen } from './measured-when.ts';

// 17:04 in the clinic.
const AFTERNOON = new Date('2026-11-15T11:34:00Z');
// 00:10 in the clinic.
const MIDNIGHT = new Date('2026-11-15T18:40:00Z');

test.each([
  [null, AFTERNOON, null, null],
  ['', AFTERNOON, null, 'Enter the time as 16:58.'],
  ['16:58', AFTERNOON, '2026-11-15T11:28:00.000Z', null],
  ['1704', AFTERNOON, '2026-11-15T11:34:00.000Z', null],
  ['05:04', AFTERNOON, '2026-11-14T23:34:00.000Z', null],
  ['05:03', AFTERNOON, null, 'Up to 12 hours back, not ahead.'],
  ['17:30', AFTERNOON, null, 'Up to 12 hours back, not ahead.'],
  ['23:50', MIDNIGHT, '2026-11-15T18:20:00.000Z', null],
  ['00:05', MIDNIGHT, '2026-11-15T18:35:00.000Z', null],
  ['25:00', AFTERNOON, null, 'Enter the time as 16:58.'],
])('"%s" measured, at %s, means %s', (typed, now, at, problem) => {
  expect(measuredWhen(typed, now, 'Asia/Kolkata')).toEqual({ at, problem });
});
