import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn, timeIn } from '../platform/zoned-time.ts';
import {
  type DoctorSchedule,
  isOffered,
  minutesApart,
  offeredMinutes,
  offeredSlots,
  SLOT_MS,
  USUAL_LENGTHS,
} from './slots.ts';

const NINE_TO_SIX = { firstStart: '09:00', lastStart: '18:00' };
const EARLY = { firstStart: '00:00', lastStart: '05:00' };
const NOTHING: DoctorSchedule = {
  ...{ hours: [], daysOff: [], closedDays: [], extraSessions: [], licenceEndsOn: null },
  lengths: USUAL_LENGTHS,
};
const everyDay = (session: { firstStart: string; lastStart: string }): DoctorSchedule => ({
  ...NOTHING,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...session })),
});
const timesOn = (day: string, schedule: DoctorSchedule, zone = 'Asia/Kolkata') =>
  offeredSlots(day, schedule, zone).map(({ time }) => time);

describe('from 09:00 to 18:00', () => {
  // spec: 9.4
  test('is 37 slots, the first at 09:00 and the last at 18:00', () => {
    const slots = offeredSlots('2026-11-18', everyDay(NINE_TO_SIX), 'Asia/Kolkata');
    expect(slots).toHaveLength(37);
    expect(slots[0]).toEqual({ time: '09:00', startsAt: new Date('2026-11-18T03:30:00Z'), minutes: 15 });
    expect(slots.at(-1)).toEqual({ time: '18:00', startsAt: new Date('2026-11-18T12:30:00Z'), minutes: 15 });
  });

  // spec: 9.4
  test.each([
    ['Asia/Kolkata', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29'],
    ['Europe/Berlin', '2026-10-25'],
    ['America/New_York', '2026-03-08'],
    ['America/New_York', '2026-11-01'],
    ['Australia/Lord_Howe', '2026-04-05'],
  ])('is the same 37 in %s on %s, the day on which clocks change', (zone, day) => {
    expect(timesOn(day, everyDay(NINE_TO_SIX), zone)).toEqual(timesOn('2026-06-10', everyDay(NINE_TO_SIX), zone));
    expect(timesOn(day, everyDay(NINE_TO_SIX), zone)).toHaveLength(37);
  });
});

describe('at night, when clocks change', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29', ['02:00', '02:15', '02:30', '02:45']],
    ['America/New_York', '2026-03-08', ['02:00', '02:15', '02:30', '02:45']],
    ['Australia/Lord_Howe', '2026-10-04', ['02:00', '02:15']],
    ['Africa/Cairo', '2026-04-24', ['00:00', '00:15', '00:30', '00:45']],
  ])('%s on %s offers no time that never comes', (zone, day, skipped) => {
    const all = timesOn('2026-06-10', everyDay(EARLY), zone);
    expect(all).toHaveLength(21);
    expect(timesOn(day, everyDay(EARLY), zone)).toEqual(all.filter((time) => !skipped.includes(time)));
  });

  test.each([
    ['Europe/Berlin', '2026-10-25', '02:15', '2026-10-25T00:15:00Z'],
    ['America/New_York', '2026-11-01', '01:15', '2026-11-01T05:15:00Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00Z'],
  ])('%s on %s offers a time that comes twice once, the first one', (zone, day, doubled, instant) => {
    const slots = offeredSlots(day, everyDay(EARLY), zone);
    expect(slots).toHaveLength(21);
    expect(slots.filter(({ time }) => time === doubled)).toEqual([
      { time: doubled, startsAt: new Date(instant), minutes: 15 },
    ]);
  });

  test('a day that a zone left out offers nothing', () => {
    expect(timesOn('2011-12-30', everyDay(NINE_TO_SIX), 'Pacific/Apia')).toEqual([]);
  });
});

describe('what a doctor offers', () => {
  const mondays: DoctorSchedule = { ...NOTHING, hours: [{ weekday: 1, firstStart: '09:00', lastStart: '09:30' }] };
  const monday = '2026-11-16';

  test.each([
    ['on the weekday of the hours', monday, mondays, ['09:00', '09:15', '09:30']],
    ['on another weekday', '2026-11-17', mondays, []],
    ['on a day off', monday, { ...mondays, daysOff: [monday] }, []],
    ['in the week after a day off', '2026-11-23', { ...mondays, daysOff: [monday] }, ['09:00', '09:15', '09:30']],
    [
      'in an extra session beside the hours',
      monday,
      { ...mondays, extraSessions: [{ day: monday, firstStart: '17:00', lastStart: '17:15' }] },
      ['09:00', '09:15', '09:30', '17:00', '17:15'],
    ],
    [
      'in an extra session on a day off',
      monday,
      { ...mondays, daysOff: [monday], extraSessions: [{ day: monday, firstStart: '17:00', lastStart: '17:00' }] },
      ['17:00'],
    ],
    ['on a day on which the clinic is closed', monday, { ...mondays, closedDays: [monday] }, []],
    [
      'in an extra session on a day on which the clinic is closed',
      monday,
      { ...mondays, closedDays: [monday], extraSessions: [{ day: monday, firstStart: '17:00', lastStart: '17:00' }] },
      [],
    ],
    [
      'in sessions that overlap, each time once',
      monday,
      { ...mondays, extraSessions: [{ day: monday, firstStart: '09:15', lastStart: '09:45' }] },
      ['09:00', '09:15', '09:30', '09:45'],
    ],
    ['until the end of the day', monday, everyDay({ firstStart: '23:30', lastStart: '23:59' }), ['23:30', '23:45']],
    ['on the last day of the licence', monday, { ...mondays, licenceEndsOn: monday }, ['09:00', '09:15', '09:30']],
    [
      'after the last day of the licence, extra sessions too',
      monday,
      {
        ...{ ...mondays, licenceEndsOn: '2026-11-15' },
        extraSessions: [{ day: monday, firstStart: '17:00', lastStart: '17:15' }],
      },
      [],
    ],
    ['without any hours', monday, NOTHING, []],
  ])('%s', (_when, day, schedule, times) => {
    expect(timesOn(day, schedule)).toEqual(times);
  });

  test.each([
    ['of a session', '2026-11-16T03:30:00Z', true],
    ['before the first', '2026-11-16T03:15:00Z', false],
    ['after the last', '2026-11-16T12:45:00Z', false],
    ['between two slots', '2026-11-16T03:31:00Z', false],
    ['a second into one', '2026-11-16T03:30:01Z', false],
  ])('a start %s, at %s, is offered: %s', (_what, start, isOne) => {
    expect(isOffered(new Date(start), everyDay(NINE_TO_SIX), 'Asia/Kolkata')).toBe(isOne);
  });

  test('of an hour that the clock shows twice the first is offered', () => {
    const starts = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((start) => new Date(start));
    expect(starts.map((start) => isOffered(start, everyDay(EARLY), 'Europe/Berlin'))).toEqual([true, false]);
  });

  test('lies on its day, in order, and no two slots touch each other, in any zone on any day', () => {
    const quarter = fc.integer({ min: 0, max: 95 });
    const clock = (n: number) => new Date(n * SLOT_MS).toISOString().slice(11, 16);
    const aSession = fc.tuple(quarter, quarter).map(([a, b]) => ({
      firstStart: clock(Math.min(a, b)),
      lastStart: clock(Math.max(a, b)),
    }));
    const aDay = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2037-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
        aDay,
        aSession,
        aSession,
        (zone, day, a, b) => {
          const slots = offeredSlots(day, { ...everyDay(a), extraSessions: [{ day, ...b }] }, zone);
          const schedule = { ...everyDay(a), extraSessions: [{ day, ...b }] };
          const isAsOffered = slots.every(
            ({ startsAt }) =>
              isOffered(startsAt, schedule, zone) && !isOffered(new Date(+startsAt + 60_000), schedule, zone),
          );
          return (
            isAsOffered &&
            slots.every(({ time, startsAt }, index) => {
              const before = slots[index - 1];
              const isOnItsDay = dayIn(zone, startsAt) === day && timeIn(zone, startsAt) === time;
              return isOnItsDay && (!before || startsAt.getTime() - before.startsAt.getTime() >= SLOT_MS);
            })
          );
        },
      ),
      { numRuns: process.env.NADI_TEST_FULL === '1' ? 300 : 100 },
    );
  });
});

describe('lengths of visits', () => {
  const schedule = {
    ...everyDay({ firstStart: '09:00', lastStart: '10:00' }),
    lengths: { first: 30, followUp: 10, video: 45, pause: 5 },
  } as const;
  const start = new Date('2026-11-18T03:45:00Z');

  test.each([
    ['first', 30],
    ['follow-up', 10],
    ['longest', 30],
  ] as const)('a %s visit starts every quarter of an hour and lasts %i minutes', (kind, minutes) => {
    const slots = offeredSlots('2026-11-18', schedule, 'Asia/Kolkata', { kind });
    expect(slots.map(({ time }) => time)).toEqual(['09:00', '09:15', '09:30', '09:45', '10:00']);
    expect(new Set(slots.map((slot) => slot.minutes))).toEqual(new Set([minutes]));
    expect(offeredMinutes(start, schedule, 'Asia/Kolkata', { kind })).toBe(minutes);
  });

  test.each([
    [{}, 45, ['09:00', '10:00']],
    [{ videoMinutes: 15 }, 15, ['09:00', '09:30', '10:00']],
  ])('by video they follow each other with the pause, %o', (own, minutes, times) => {
    const hours = schedule.hours.map((session) => ({ ...session, offers: 'video' as const, ...own }));
    const slots = offeredSlots('2026-11-18', { ...schedule, hours }, 'Asia/Kolkata', { mode: 'video' });
    expect(slots.map((slot) => [slot.time, slot.minutes])).toEqual(times.map((time) => [time, minutes]));
  });

  test.each([
    [15, 0, 15],
    [10, 5, 15],
    [15, 5, 30],
    [30, 0, 30],
    [40, 10, 60],
  ])('%i minutes and a pause of %i keep %i', (minutes, pause, apart) => {
    expect(minutesApart(minutes, { pause: pause as 0 })).toBe(apart);
  });
});
