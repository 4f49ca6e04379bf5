import { describe, expect, test } from 'vitest';
import { isTooNear } from './movable-times.ts';
import type { Plan } from './planned-doses.ts';

describe('the first dose at the new times', () => {
  const NOW = new Date('2026-03-03T21:00:00Z');
  const moving = (from: string, to: string): Plan => ({
    frequency: 'once-a-day',
    firstDay: '2026-03-01',
    versions: [
      { times: [from], setAt: new Date(0) },
      { times: [to], setAt: NOW },
    ],
    prescribed: [{ from: new Date('2026-03-01T00:00:00Z'), until: null }],
    away: [],
  });

  test.each([
    ['eleven hours after the last one is too near', '20:00', '07:00', true],
    ['twelve hours after it is not', '20:00', '08:00', false],
    ['later on the day is not', '08:00', '12:00', false],
    ['an hour earlier is not', '08:00', '07:00', false],
  ])('%s', (_what, from, to, isNear) => {
    expect(isTooNear(moving(from, to), NOW, 'UTC')).toBe(isNear);
  });
});
