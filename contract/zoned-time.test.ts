import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from './durations.ts';
import { addDays, dayBounds, dayIn, instantFrom, instantOf, timeIn, weekdayOf } from './zoned-time.ts';

const ZONES = Intl.supportedValuesOf('timeZone');

const aZone = fc.constantFrom(...ZONES);
const aMinute = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / MINUTE_MS) * MINUTE_MS));

describe('the wall clock of the clinic', () => {
  test.each([
    // zone, day, time, the instant; null where the time never comes
    ['UTC', '2026-11-18', '11:30', '2026-11-18T11:30:00Z'],
    ['Asia/Kolkata', '2026-11-18', '11:30', '2026-11-18T06:00:00Z'],
    ['Asia/Kolkata', '2026-11-18', '00:00', '2026-11-17T18:30:00Z'],
    ['Asia/Kathmandu', '2026-11-18', '23:45', '2026-11-18T18:00:00Z'],
    ['Europe/Berlin', '2026-03-29', '01:45', '2026-03-29T00:45:00Z'],
    ['Europe/Berlin', '2026-03-29', '02:00', null],
    ['Europe/Berlin', '2026-03-29', '02:45', null],
    ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
    ['Europe/Berlin', '2026-10-25', '02:00', '2026-10-25T00:00:00Z'],
    ['Europe/Berlin', '2026-10-25', '02:45', '2026-10-25T00:45:00Z'],
    ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
    ['America/New_York', '2026-03-08', '01:45', '2026-03-08T06:45:00Z'],
    ['America/New_York', '2026-03-08', '02:30', null],
    ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00Z'],
    ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00:00Z'],
    // Half an hour: from 02:00 to 02:30 in October, from 02:00 back to 01:30 in April.
    ['Australia/Lord_Howe', '2026-10-04', '02:15', null],
    ['Australia/Lord_Howe', '2026-10-04', '02:30', '2026-10-03T15:30:00Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00Z'],
    ['Australia/Lord_Howe', '2026-04-05', '02:00', '2026-04-04T15:30:00Z'],
    // Samoa crossed the date line and left out a whole day.
    ['Pacific/Apia', '2011-12-29', '23:45', '2011-12-30T09:45:00Z'],
    ['Pacific/Apia', '2011-12-30', '12:00', null],
    ['Pacific/Apia', '2011-12-31', '00:00', '2011-12-30T10:00:00Z'],
    // Midnight itself is left out.
    ['Africa/Cairo', '2026-04-24', '00:30', null],
    ['Africa/Cairo', '2026-04-24', '01:00', '2026-04-23T22:00:00Z'],
  ])('%s on %s at %s', (zone, day, time, instant) => {
    expect(instantOf(day, time, zone)).toEqual(instant === null ? null : new Date(instant));
  });

  test.each([
    ['Europe/Berlin', '2026-03-29', '02:20', '2026-03-29T01:00:00Z'],
    ['America/New_York', '2026-03-08', '02:59', '2026-03-08T07:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:01', '2026-10-03T15:30:00Z'],
    ['Africa/Cairo', '2026-04-24', '00:00', '2026-04-23T22:00:00Z'],
    ['Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T10:00:00Z'],
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['Asia/Kolkata', '2026-11-18', '11:30', '2026-11-18T06:00:00Z'],
  ])(
    'in %s on %s what is typed as %s means %s: a skipped time is the moment of the jump',
    (zone, day, time, instant) => {
      expect(instantFrom(day, time, zone)).toEqual(new Date(instant));
    },
  );

  test('shows every instant, and what it shows leads back to it, or to the first of two that look alike', () => {
    fc.assert(
      fc.property(aZone, aMinute, (zone, instant) => {
        const day = dayIn(zone, instant);
        const time = timeIn(zone, instant);
        const back = instantOf(day, time, zone);
        if (!back) return false;
        const earlierMs = instant.getTime() - back.getTime();
        return earlierMs === 0 || (earlierMs > 0 && earlierMs <= 3 * HOUR_MS && timeIn(zone, back) === time);
      }),
      { numRuns: process.env.NADI_TEST_FULL === '1' ? 2_000 : 500 },
    );
  });

  test('gives midnight as 00:00, not as 24:00', () => {
    expect(timeIn('Asia/Kolkata', new Date('2026-11-17T18:30:00Z'))).toBe('00:00');
    expect(dayIn('Asia/Kolkata', new Date('2026-11-17T18:29:59Z'))).toBe('2026-11-17');
  });
});

describe('a day', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-18', '2026-11-17T18:30:00Z', 24],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', 23],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', 25],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00Z', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00Z', 24.5],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', 23],
    ['Pacific/Apia', '2011-12-29', '2011-12-29T10:00:00Z', 24],
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z', 0],
  ])('in %s, %s begins at %s and has %s hours', (zone, day, begins, hours) => {
    const { from, until } = dayBounds(day, zone);
    expect(from).toEqual(new Date(begins));
    expect((until.getTime() - from.getTime()) / HOUR_MS).toBe(hours);
  });

  test('holds exactly the instants that the wall clock shows on it', () => {
    fc.assert(
      fc.property(aZone, aMinute, (zone, instant) => {
        const { from, until } = dayBounds(dayIn(zone, instant), zone);
        return from <= instant && instant < until;
      }),
      { numRuns: process.env.NADI_TEST_FULL === '1' ? 2_000 : 500 },
    );
  });

  test('follows the calendar', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7]);
  });
});

describe("the machine's own zone", () => {
  const own = process.env.TZ;
  afterEach(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  test.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'])('%s changes nothing', (zone) => {
    process.env.TZ = zone;
    // Only a machine whose zone really changed shows anything.
    expect(new Date(2026, 0, 1).getTime()).toBe(instantOf('2026-01-01', '00:00', zone)?.getTime());
    expect(instantOf('2026-03-29', '03:00', 'Europe/Berlin')).toEqual(new Date('2026-03-29T01:00:00Z'));
    expect(dayBounds('2026-10-25', 'Europe/Berlin').until).toEqual(new Date('2026-10-25T23:00:00Z'));
    expect(dayIn('Asia/Kolkata', new Date('2026-11-17T18:30:00Z'))).toBe('2026-11-18');
    expect(timeIn('America/New_York', new Date('2026-11-01T06:30:00Z'))).toBe('01:30');
    expect(weekdayOf('2026-11-16')).toBe(1);
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
  });
});
