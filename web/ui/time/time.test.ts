import { expect, test } from 'vitest';
import { dayAndTime, hourOfDay, longDay, timeOfDay } from './time.ts';

const KOLKATA = 'Asia/Kolkata';
const NOW = new Date('2026-11-15T20:00:00Z');

test("times are the clinic's, whatever the browser's zone", () => {
  expect(timeOfDay('2026-11-15T02:32:00Z', KOLKATA)).toBe('08:02');
  expect(hourOfDay(NOW, KOLKATA)).toBe(1);
  expect(longDay(NOW, KOLKATA)).toBe('Monday 16 November');
});

test.each([
  ['2026-11-15T19:00:00Z', 'today 00:30'],
  ['2026-11-15T18:00:00Z', 'yesterday 23:30'],
  ['2026-11-17T01:00:00Z', 'tomorrow 06:30'],
  ['2026-11-12T05:12:00Z', '12 Nov 10:42'],
  ['2025-12-31T19:00:00Z', '1 Jan 00:30'],
  ['2025-11-12T05:12:00Z', '12 Nov 2025 10:42'],
])('%s is %s for someone in Kolkata just after midnight', (at, words) => {
  expect(dayAndTime(at, KOLKATA, NOW)).toBe(words);
});
