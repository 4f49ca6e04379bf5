import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');

test.each([
  ['2026-03-10T11:59:40.000Z', 'just now'],
  ['2026-03-10T11:59:00.000Z', '1 minute ago'],
  ['2026-03-10T11:56:00.000Z', '4 minutes ago'],
  ['2026-03-10T11:00:00.000Z', '1 hour ago'],
  ['2026-03-10T01:10:00.000Z', '10 hours ago'],
  ['2026-03-09T11:00:00.000Z', 'yesterday'],
  ['2026-03-01T12:00:00.000Z', '9 days ago'],
  ['2026-03-10T12:00:30.000Z', 'just now'],
])('%s reads %s', (at, words) => {
  expect(relativeTime(at, NOW)).toBe(words);
});
