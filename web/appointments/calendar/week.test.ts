import { expect, test } from 'vitest';
import type { Slot } from '#contract/appointments/doctors.ts';
import { anAppointment } from '../testing.ts';
import { blocksOf, daysOfWeek, mondayOf, spanOf } from './week.ts';

const slot = (time: string, isFree = true): Slot => ({ time, startsAt: `2026-11-16T${time}:00.000Z`, isFree });

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-18', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-03-01', '2026-02-23'],
])('the week of %s begins on Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
  expect(daysOfWeek(monday)).toHaveLength(7);
});

test('free times that follow each other are one run, and a visit stands between two', () => {
  const visit = anAppointment({ time: '09:30', status: 'approved' });
  const slots = [slot('09:00'), slot('09:15'), slot('09:30', false), slot('09:45'), slot('11:00')];

  expect(blocksOf(slots, [visit])).toEqual([
    { kind: 'free', from: 540, count: 2 },
    { kind: 'visit', from: 570, count: 1, appointment: visit },
    { kind: 'free', from: 585, count: 1 },
    { kind: 'free', from: 660, count: 1 },
  ]);
});

test('a request that waits holds its time, one that was turned down does not', () => {
  const shown = (status: 'pending' | 'rejected' | 'cancelled' | 'expired') =>
    blocksOf([], [anAppointment({ status })]).length;

  expect(shown('pending')).toBe(1);
  expect(['rejected', 'cancelled', 'expired'].map((status) => shown(status as 'rejected'))).toEqual([0, 0, 0]);
});

test('the grid reaches from the first to the last hour in which something is', () => {
  const early = blocksOf([slot('07:45')], []);
  const late = blocksOf([slot('18:00')], []);

  expect(spanOf([early, [], late])).toEqual({ from: 7 * 60, until: 19 * 60 });
  expect(spanOf([[], []])).toEqual({ from: 9 * 60, until: 18 * 60 });
});
