import { expect, test } from 'vitest';
import type { ReceptionVisit } from '#contract/appointments/reception.ts';
import { anAppointment } from '../testing.ts';
import { lanesOf } from './lanes.ts';

const visit = (time: string, doctor = 'Dr. Meera Iyer'): ReceptionVisit => ({
  ...anAppointment({ status: 'approved', startsAt: `2026-11-16T${time}:00Z`, time, doctor, doctorId: doctor }),
  state: 'booked',
  acts: [],
  isWalkIn: false,
  mayQueue: false,
  age: null,
});

test('visits stand on the line of their doctor, between the whole hours around the day', () => {
  const day = lanesOf(
    [visit('04:30'), visit('05:15', 'Dr. Arjun Nair'), visit('07:45')],
    new Date('2026-11-16T05:00Z'),
  );
  expect(day?.lanes.map(({ doctor, visits }) => [doctor, visits.map(({ at }) => at)])).toEqual([
    ['Dr. Arjun Nair', [31.25]],
    ['Dr. Meera Iyer', [12.5, 93.75]],
  ]);
  expect(day?.hours.map(({ hour, at }) => [hour.getUTCHours(), at])).toEqual([
    [4, 0],
    [5, 25],
    [6, 50],
    [7, 75],
  ]);
  expect(day?.now).toBe(25);
});

test('a day without visits has no lines, and an hour outside of it has no mark', () => {
  expect(lanesOf([], new Date())).toBeNull();
  expect(lanesOf([visit('04:30')], new Date('2026-11-16T09:00Z'))?.now).toBeNull();
});

test('a mark that would cover the one before it stands below', () => {
  const day = lanesOf([visit('04:30'), visit('04:45'), visit('05:00'), visit('12:00')], new Date('2026-11-16T05:00Z'));
  expect(day?.lanes[0]?.visits.map(({ visit: { time }, isBelow }) => [time, isBelow])).toEqual([
    ['04:30', false],
    ['04:45', true],
    ['05:00', false],
    ['12:00', false],
  ]);
});
