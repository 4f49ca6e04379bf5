import { describe, expect, test } from 'vitest';
import { dueTimes } from './due-times.ts';
import { overdueAt, reachesLimit, reasonNeededFor } from './timing.ts';

const at = (time: string) => new Date(`2026-03-02T${time}:00Z`);

describe('a dose of 14:00', () => {
  const dose = { dueAt: at('14:00'), isTimeCritical: false, isInsideGap: false };

  test.each([
    ['12:59', 'early'],
    ['13:00', null],
    ['14:00', null],
    ['14:59', null],
    ['15:00', 'late'],
  ])('given at %s needs a reason: %s', (time, why) => {
    expect(reasonNeededFor(dose, at(time))).toBe(why);
  });

  test('is overdue after 60 minutes, a time-critical one after 30', () => {
    expect(overdueAt(at('14:00'), false)).toEqual(at('15:00'));
    expect(overdueAt(at('14:00'), true)).toEqual(at('14:30'));
    expect(reasonNeededFor({ ...dose, isTimeCritical: true }, at('14:30'))).toBe('late');
  });

  test('inside the smallest gap after the last one needs a reason, whatever its time', () => {
    expect(reasonNeededFor({ ...dose, isInsideGap: true }, at('14:00'))).toBe('gap');
    expect(reasonNeededFor({ ...dose, isInsideGap: true }, at('15:00'))).toBe('gap');
  });
});

describe('the most in 24 hours', () => {
  const given = ['00:30', '06:00', '12:00'].map((time) => ({ at: at(time), doses: 1 }));

  test.each([
    [3, '18:00', true],
    [4, '18:00', false],
    [null, '18:00', false],
  ])('is %s: one more at %s is too many: %s', (most, time, isTooMany) => {
    expect(reachesLimit(most, given, at(time))).toBe(isTooMany);
  });

  test('counts any 24 hours, also around a dose that is written down late', () => {
    expect(reachesLimit(3, given, new Date('2026-03-03T00:30:00Z'))).toBe(false);
    expect(reachesLimit(3, given, at('03:00'))).toBe(true);
  });

  test('counts a larger dose of another order as what it is worth', () => {
    const double = [{ at: at('06:00'), doses: 2 }];
    expect(reachesLimit(3, double, at('18:00'))).toBe(false);
    expect(reachesLimit(2, double, at('18:00'))).toBe(true);
    const thirds = [1, 2, 3].map((hour) => ({ at: at(`0${hour}:00`), doses: 1 / 3 }));
    expect(reachesLimit(2, thirds, at('18:00'))).toBe(false);
  });
});

describe('when doses are due', () => {
  const plan = { startsAt: at('10:00'), endsAt: null };
  const day = { from: at('10:00'), until: new Date('2026-03-03T10:00:00Z') };
  const times = (found: Date[]) => found.map((each) => each.toISOString().slice(8, 16));

  test('they keep to the clock of the clinic', () => {
    const found = dueTimes(
      { ...plan, frequency: '3-times-a-day', times: ['06:00', '14:00', '22:00'] },
      day,
      'Asia/Kolkata',
    );
    expect(times(found)).toEqual(['02T16:30', '03T00:30', '03T08:30']);
  });

  test('a single dose is due at once', () => {
    expect(times(dueTimes({ ...plan, frequency: 'once', times: [] }, day, 'UTC'))).toEqual(['02T10:00']);
    const later = { from: at('10:01'), until: day.until };
    expect(dueTimes({ ...plan, frequency: 'once', times: [] }, later, 'UTC')).toEqual([]);
  });

  test('every other day and once a week skip the days between', () => {
    const week = { from: at('00:00'), until: new Date('2026-03-10T00:00:00Z') };
    const early = { startsAt: at('00:00'), endsAt: null, times: ['08:00'] };
    expect(times(dueTimes({ ...early, frequency: 'every-other-day' }, week, 'UTC'))).toEqual([
      '02T08:00',
      '04T08:00',
      '06T08:00',
      '08T08:00',
    ]);
    expect(times(dueTimes({ ...early, frequency: 'once-a-week' }, week, 'UTC'))).toEqual(['02T08:00', '09T08:00']);
  });

  test('none comes before the order or after its end, and as-needed ones have no times', () => {
    const daily = { frequency: 'twice-a-day', times: ['08:00', '20:00'] } as const;
    const ended = { ...daily, startsAt: at('10:00'), endsAt: new Date('2026-03-03T00:00:00Z') };
    expect(times(dueTimes(ended, { from: at('00:00'), until: day.until }, 'UTC'))).toEqual(['02T20:00']);
    expect(dueTimes({ ...plan, frequency: 'as-needed', times: [] }, day, 'UTC')).toEqual([]);
  });

  test('a dose of the hour that is skipped in spring comes an hour later', () => {
    const night = { from: new Date('2026-03-29T00:00:00Z'), until: new Date('2026-03-29T06:00:00Z') };
    const found = dueTimes(
      { frequency: 'once-a-day', times: ['02:30'], startsAt: at('00:00'), endsAt: null },
      night,
      'Europe/Berlin',
    );
    expect(times(found)).toEqual(['29T01:30']);
  });

  test('two spans side by side plan each dose once', () => {
    const hourly = {
      ...plan,
      frequency: 'every-4-hours',
      times: ['02:00', '06:00', '10:00', '14:00', '18:00', '22:00'],
    } as const;
    const middle = at('18:00');
    const split = [
      ...dueTimes(hourly, { from: day.from, until: middle }, 'UTC'),
      ...dueTimes(hourly, { from: middle, until: day.until }, 'UTC'),
    ];
    expect(times(split)).toEqual(times(dueTimes(hourly, day, 'UTC')));
  });
});
