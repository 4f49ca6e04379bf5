import { expect, test } from 'vitest';
import type { AppointmentStatus } from '#contract/appointments/appointments.ts';
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

test('a visit is not past while one may still arrive for it, or waits to be called that day', () => {
  const begun = { status: 'approved', startsAt: '2026-11-15T05:00:00Z', endsAt: '2026-11-15T05:15:00Z' } as const;
  const here = { ...begun, date: '2026-11-15', arrivedAt: '2026-11-15T04:50:00Z' };
  const { upcoming, past } = sortAppointments(
    [
      anAppointment({ ...begun, id: 'late', can: { arrive: true } }),
      anAppointment({ ...here, id: 'here' }),
      anAppointment({ ...here, id: 'seen', status: 'completed' }),
      anAppointment({ ...here, id: 'yesterday', date: '2026-11-14' }),
      anAppointment({ ...begun, id: 'not here' }),
    ],
    NOW,
  );
  expect(upcoming.map(({ id }) => id).sort()).toEqual(['here', 'late']);
  expect(past.map(({ id }) => id).sort()).toEqual(['not here', 'seen', 'yesterday']);
});

test('a visit that is going on is not past yet', () => {
  expect(sortAppointments([at('now', 'approved', '2026-11-15T06:00:00Z')], NOW).upcoming).toHaveLength(1);
});
