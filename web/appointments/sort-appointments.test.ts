import { expect, test } from 'vitest';
import type { AppointmentStatus } from '#contract/appointments.ts';
import { sortAppointments } from './sort-appointments.ts';
import { anAppointment } from './testing.ts';

const NOW = new Date('2026-11-15T06:00:00Z');
const at = (id: string, status: AppointmentStatus, startsAt: string) =>
  anAppointment({ id, status, startsAt, endsAt: startsAt.replace(':00:00', ':15:00') });

test('the next one comes first; what is over, the latest first', () => {
  const { upcoming, past } = sortAppointments(
    [
      at('later', 'pending', '2026-11-20T06:00:00Z'),
      at('next', 'approved', '2026-11-16T06:00:00Z'),
      at('older', 'completed', '2026-10-01T06:00:00Z'),
      at('old', 'no-show', '2026-11-01T06:00:00Z'),
    ],
    NOW,
  );

  expect(upcoming.map(({ id }) => id)).toEqual(['next', 'later']);
  expect(past.map(({ id }) => id)).toEqual(['old', 'older']);
});

test('upcoming holds only what is still to come and alive', () => {
  const ahead = '2026-11-20T06:00:00Z';
  const { upcoming, fallenThrough, past } = sortAppointments(
    [
      at('no', 'rejected', ahead),
      at('off', 'cancelled', ahead),
      at('late', 'expired', ahead),
      at('yes', 'approved', ahead),
    ],
    NOW,
  );

  expect(upcoming.map(({ id }) => id)).toEqual(['yes']);
  expect(fallenThrough.map(({ id }) => id).sort()).toEqual(['late', 'no', 'off']);
  expect(past).toEqual([]);
});

test('what fell through is past once its time has come', () => {
  expect(sortAppointments([at('no', 'rejected', '2026-11-01T06:00:00Z')], NOW).past).toHaveLength(1);
});

test('a visit that is going on is not past yet', () => {
  expect(sortAppointments([at('now', 'approved', '2026-11-15T06:00:00Z')], NOW).upcoming).toHaveLength(1);
});
