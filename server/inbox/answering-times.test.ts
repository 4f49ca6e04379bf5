import { describe, expect, test } from 'vitest';
import { answerBy, answeringTimes } from './answering-times.ts';

const HOURS = { weekdays: [1, 2, 3, 4, 5, 6], from: '09:00', until: '18:00', withinHours: 4 };
const ZONE = 'Asia/Kolkata';
const at = (wall: string) => new Date(`${wall}:00+05:30`);

describe('a message that is sent', () => {
  test.each([
    ['on a Sunday is answered on Monday', '2026-11-15T08:31', '2026-11-16T13:00'],
    ['in the morning is answered the same day', '2026-11-16T10:20', '2026-11-16T14:20'],
    ['before the clinic opens counts from then', '2026-11-16T05:00', '2026-11-16T13:00'],
    ['in the afternoon is answered the next morning', '2026-11-16T16:00', '2026-11-17T11:00'],
    ['on Saturday evening is answered on Monday', '2026-11-14T19:00', '2026-11-16T13:00'],
    ['at the last moment is answered at the last moment', '2026-11-16T14:00', '2026-11-16T18:00'],
  ])('%s', (_what, sent, answered) => {
    expect(answerBy(at(sent), HOURS, ZONE)).toEqual(at(answered));
  });

  test('is answered although the promise is longer than a week has hours', () => {
    const rare = { weekdays: [3], from: '09:00', until: '10:00', withinHours: 72 };
    expect(answerBy(at('2026-11-16T10:00'), rare, ZONE).getTime()).toBeGreaterThan(at('2028-01-01T00:00').getTime());
  });
});

test.each([
  ['open', '2026-11-16T10:00', true, null],
  ['closed until the morning', '2026-11-16T18:00', false, at('2026-11-17T09:00').toISOString()],
  ['closed on a Sunday', '2026-11-15T12:00', false, at('2026-11-16T09:00').toISOString()],
])('the clinic is %s', (_what, now, isOpen, opensAt) => {
  expect(answeringTimes(at(now), HOURS, ZONE)).toEqual({ ...HOURS, isOpen, opensAt });
});
