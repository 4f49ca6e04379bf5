import type { Appointment, AppointmentStatus } from '#contract/appointments/appointments.ts';
import { isStillToCome } from '../api/still-to-come.ts';

const ALIVE: readonly AppointmentStatus[] = ['pending', 'approved'];

/**
 * Upcoming: still to come and alive, the next one first; also whoever is late, or sits in the waiting room. Fallen through: its time is still to come, but it was turned down,
 * cancelled or never answered. Past: over, the latest first.
 */
export function sortAppointments(all: readonly Appointment[], now: Date) {
  const isAlive = ({ status }: Appointment) => ALIVE.includes(status);
  // A visit that was completed before its quarter of an hour was over took place.
  const isOver = ({ status }: Appointment) => status === 'completed' || status === 'no-show';
  const byStart = (a: Appointment, b: Appointment) => Date.parse(a.startsAt) - Date.parse(b.startsAt);
  const ahead = all.filter((each) => isStillToCome(each, now) && !isOver(each)).sort(byStart);
  return {
    upcoming: ahead.filter(isAlive),
    fallenThrough: ahead.filter((each) => !isAlive(each)),
    past: all.filter((each) => !ahead.includes(each)).sort((a, b) => byStart(b, a)),
  };
}
