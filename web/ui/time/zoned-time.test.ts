import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantFrom, instantOf as instantInContract } from '#contract/zoned-time.ts';
import { addDays, dayInFull, dayOf, dayWords, instantOf, wallClock, weekdayAndDay } from './zoned-time.ts';

test('what is typed is the clinic’s time, whatever the browser’s', () => {
  expect(instantOf('2026-11-16T10:15', 'Asia/Kolkata')).toBe('2026-11-16T04:45:00.000Z');
  expect(wallClock('2026-11-16T04:45:00Z', 'Asia/Kolkata')).toBe('2026-11-16T10:15');
});

test('midnight is 00:00 of the new day', () => {
  expect(wallClock('2026-11-15T18:30:00Z', 'Asia/Kolkata')).toBe('2026-11-16T00:00');
  expect(dayOf('2026-11-15T18:29:00Z', 'Asia/Kolkata')).toBe('2026-11-15');
});

test('summer time begins and ends', () => {
  expect(instantOf('2026-03-29T01:30', 'Europe/Berlin')).toBe('2026-03-29T00:30:00.000Z');
  expect(instantOf('2026-03-29T03:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(instantOf('2026-10-25T09:00', 'Europe/Berlin')).toBe('2026-10-25T08:00:00.000Z');
});

test.each([
  ['Europe/Berlin', '2026-03-29', '02:30'],
  ['Europe/Berlin', '2026-10-25', '02:30'],
  ['America/New_York', '2026-03-08', '02:30'],
  ['America/New_York', '2026-11-01', '01:30'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45'],
  ['Africa/Cairo', '2026-04-24', '00:30'],
  ['Asia/Kolkata', '2026-11-16', '10:15'],
])('in %s, %s %s means the same in a field as on the server', (zone, day, time) => {
  const onServer = instantInContract(day, time, zone);
  const typed = instantOf(`${day}T${time}`, zone);
  if (onServer) expect(typed).toBe(onServer.toISOString());
  // Never a time that the server would count as another one: the clock shows the end of the jump.
  else expect(wallClock(typed, zone) > `${day}T${time}`).toBe(true);
  expect(Date.parse(typed)).toBe(instantFrom(day, time, zone).getTime());
});

test('every instant that a clock shows is found again', () => {
  const minutes = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2028, 0) / 60_000 });
  const zones = fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC');
  fc.assert(
    fc.property(minutes, zones, (minute, zone) => {
      const wall = wallClock(new Date(minute * 60_000), zone);
      expect(wallClock(instantOf(wall, zone), zone)).toBe(wall);
    }),
  );
});

test('days in words', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayWords('2026-11-16')).toEqual({ weekday: 'Mon', number: '16', month: 'Nov' });
  expect(dayInFull('2026-11-16')).toBe('Monday 16 November 2026');
  expect(weekdayAndDay('2026-11-16T04:45:00Z', 'Asia/Kolkata')).toBe('Mon 16 Nov');
});
