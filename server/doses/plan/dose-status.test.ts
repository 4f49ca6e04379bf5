import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { allowedOnDose } from '../policy.ts';
import { isTooOld, type Said, statusOf, whyNotSnooze } from './dose-status.ts';

const AT = new Date('2026-03-03T08:00:00Z');
const minutesOn = (minutes: number) => new Date(AT.getTime() + minutes * MINUTE_MS);
const aDose = (frequency: Frequency, said: Partial<Said> = {}): Said => ({
  ...{ frequency, times: [], at: AT, outcome: null, snoozedUntil: null },
  ...said,
});

const CLOSE = ['08:00', '14:00', '20:00'];

describe('what a dose is', () => {
  test.each<[string, Frequency, number, Partial<Said>, string]>([
    ['before its time', 'once-a-day', -1, {}, 'planned'],
    ['at its time', 'once-a-day', 0, {}, 'due'],
    ['hours later, while the next one is far', 'once-a-day', 11 * 60, {}, 'due'],
    ['half a day later', 'once-a-day', 12 * 60, {}, 'missed'],
    ['of three a day, before half of the time to the next', '3-times-a-day', 239, {}, 'due'],
    ['of three a day, later', '3-times-a-day', 240, {}, 'missed'],
    ['of three that stand close, before half of the nearest two', '3-times-a-day', 179, { times: CLOSE }, 'due'],
    ['of three that stand close, later', '3-times-a-day', 180, { times: CLOSE }, 'missed'],
    ['of one a week, half a day later', 'once-a-week', 12 * 60, {}, 'missed'],
    ['put off', 'once-a-day', 10, { snoozedUntil: minutesOn(40) }, 'snoozed'],
    ['put off, and the time is over', 'once-a-day', 40, { snoozedUntil: minutesOn(40) }, 'due'],
    ['taken', 'once-a-day', 20 * 60, { outcome: 'taken' }, 'taken'],
    ['left out', 'once-a-day', 1, { outcome: 'skipped' }, 'skipped'],
  ])('%s', (_what, frequency, minutes, said, status) => {
    expect(statusOf(aDose(frequency, said), minutesOn(minutes))).toBe(status);
  });
});

describe('what may be said of it', () => {
  test.each<[string, Frequency, number, Partial<Said>, [answer: boolean, snooze: boolean, undo: boolean]]>([
    ['three hours before', 'once-a-day', -180, {}, [false, false, false]],
    ['two hours before', 'once-a-day', -120, {}, [true, false, false]],
    ['every four hours: an hour before', 'every-4-hours', -60, {}, [true, false, false]],
    ['every four hours: more than that', 'every-4-hours', -61, {}, [false, false, false]],
    ['due', 'once-a-day', 5, {}, [true, true, false]],
    ['nearly missed', 'once-a-day', 12 * 60 - 10, {}, [true, false, false]],
    ['missed yesterday', 'once-a-day', 30 * 60, {}, [true, false, false]],
    ['three days ago', 'once-a-day', 72 * 60, {}, [false, false, false]],
    ['taken', 'once-a-day', 5, { outcome: 'taken' }, [false, false, true]],
    ['taken three days ago', 'once-a-day', 72 * 60, { outcome: 'taken' }, [false, false, false]],
  ])('%s', (_what, frequency, minutes, said, [answer, snooze, undo]) => {
    expect(allowedOnDose(aDose(frequency, said), minutesOn(minutes))).toEqual({ answer, snooze, undo });
  });

  test.each<[string, number, number, string | null]>([
    ['before its time', -5, 15, 'dose_too_early'],
    ['at its time', 0, 60, null],
    ['until the next one would be near', 11 * 60 + 30, 30, 'snooze_too_long'],
  ])('putting it off %s', (_what, minutes, by, why) => {
    expect(whyNotSnooze(aDose('once-a-day'), by, minutesOn(minutes))).toBe(why);
  });
});

test('two days back a dose is no longer marked', () => {
  expect([isTooOld(AT, new Date(AT.getTime() + 48 * HOUR_MS)), isTooOld(AT, minutesOn(48 * 60 + 1))]).toEqual([
    false,
    true,
  ]);
});
