import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { addDays } from '../platform/zoned-time.ts';
import { answerBy, answeringTimes } from './answering-times.ts';

const HOURS = { weekdays: [1, 2, 3, 4, 5, 6], from: '09:00', until: '18:00', withinHours: 4 };
const ZONE = 'Asia/Kolkata';
const at = (wall: string) => new Date(`${wall}:00+05:30`);
const REPUBLIC_DAY = { date: '2027-01-26', name: 'Republic Day' };
const CALENDAR = { hours: HOURS, zone: ZONE, closedDays: [REPUBLIC_DAY] };

describe('a message that is sent', () => {
  test.each([
    ['on a Sunday is answered on Monday', '2026-11-15T08:31', '2026-11-16T13:00'],
    ['in the morning is answered the same day', '2026-11-16T10:20', '2026-11-16T14:20'],
    ['before the clinic opens counts from then', '2026-11-16T05:00', '2026-11-16T13:00'],
    ['in the afternoon is answered the next morning', '2026-11-16T16:00', '2026-11-17T11:00'],
    ['on Saturday evening is answered on Monday', '2026-11-14T19:00', '2026-11-16T13:00'],
    ['at the last moment is answered at the last moment', '2026-11-16T14:00', '2026-11-16T18:00'],
    ['before a closed day is answered after it', '2027-01-25T16:00', '2027-01-27T11:00'],
    ['on a closed day is answered on the next', '2027-01-26T10:00', '2027-01-27T13:00'],
    ['in time for the evening before a closed day is answered then', '2027-01-25T14:00', '2027-01-25T18:00'],
  ])('%s', (_what, sent, answered) => {
    expect(answerBy(at(sent), CALENDAR)).toEqual(at(answered));
  });

  test('is answered although the promise is longer than a week has hours', () => {
    const rare = { weekdays: [3], from: '09:00', until: '10:00', withinHours: 72 };
    const open = { hours: rare, zone: ZONE, closedDays: [] };
    expect(answerBy(at('2026-11-16T10:00'), open).getTime()).toBeGreaterThan(at('2028-01-01T00:00').getTime());
    // Every Wednesday of the next two years, and of many more.
    const closedDays = Array.from({ length: 150 }, (_, week) => ({
      date: addDays('2026-11-18', 7 * week),
      name: 'Closed',
    }));
    const last = answerBy(at('2026-11-16T10:00'), { ...open, closedDays });
    expect(last.getTime() - answerBy(at('2026-11-16T10:00'), open).getTime()).toBe(150 * 7 * DAY_MS);
  });
});

test.each([
  ['open', '2026-11-16T10:00', true, null],
  ['closed until the morning', '2026-11-16T18:00', false, at('2026-11-17T09:00').toISOString()],
  ['closed on a Sunday', '2026-11-15T12:00', false, at('2026-11-16T09:00').toISOString()],
])('the clinic is %s', (_what, now, isOpen, opensAt) => {
  expect(answeringTimes(at(now), CALENDAR)).toEqual({ ...HOURS, isOpen, opensAt, closedDays: [] });
});

test.each([
  ['the evening before a closed day', '2027-01-25T16:00', true, null, [REPUBLIC_DAY]],
  ['a closed day', '2027-01-26T10:00', false, at('2027-01-27T09:00').toISOString(), [REPUBLIC_DAY]],
  ['a closed day that comes after the answer', '2027-01-25T10:00', true, null, []],
  ['the morning after a closed day', '2027-01-27T10:00', true, null, []],
])('on %s the clinic says which closed days lie before the answer', (_when, now, isOpen, opensAt, closedDays) => {
  expect(answeringTimes(at(now), CALENDAR)).toEqual({ ...HOURS, isOpen, opensAt, closedDays });
});

test('a closed day on which nobody would answer anyway is not worth a word', () => {
  const sunday = { date: '2026-11-15', name: 'A Sunday' };
  expect(answeringTimes(at('2026-11-14T17:00'), { ...CALENDAR, closedDays: [sunday] }).closedDays).toEqual([]);
});
