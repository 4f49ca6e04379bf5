import { expect, test } from 'vitest';
import { dueReminders } from './due-appointments.ts';

const START = Date.parse('2026-03-10T05:30:00.000Z');
const HOUR_MS = 3_600_000;
const beforeStart = (hours: number) => new Date(START - hours * HOUR_MS);

test.each<[what: string, hoursAhead: number, approvedHoursAhead: number, span: string | null]>([
  ['two days before', 48, 100, null],
  ['a moment before the day', 24.01, 100, null],
  ['a day before', 24, 100, 'day'],
  ['half a day before, after a night without a server', 12, 100, 'day'],
  ['two hours before', 2, 100, 'day'],
  ['an hour before', 1, 100, 'hour'],
  ['a minute before', 0.02, 100, 'hour'],
  ['at its start', 0, 100, null],
  ['afterwards', -1, 100, null],
  ['five hours before, approved just then', 5, 5, null],
  ['an hour before, approved this morning', 1, 5, 'hour'],
  ['half an hour before, approved just then', 0.5, 0.6, null],
])('%s', (_what, hoursAhead, approvedHoursAhead, span) => {
  const appointment = { id: 'a', starts_at: new Date(START), decided_at: beforeStart(approvedHoursAhead) };
  const due = dueReminders([appointment], beforeStart(hoursAhead));
  expect(due.map((one) => one.span)).toEqual(span ? [span] : []);
});

test('the same appointment at another time is another reminder', () => {
  const at = (start: number) => ({ id: 'a', starts_at: new Date(start), decided_at: beforeStart(100) });
  const keys = dueReminders([at(START), at(START + HOUR_MS)], beforeStart(3)).map(({ dedupeKey }) => dedupeKey);
  expect(keys).toEqual(['appointment:a:2026-03-10T05:30:00.000Z:day', 'appointment:a:2026-03-10T06:30:00.000Z:day']);
});
