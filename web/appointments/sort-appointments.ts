import type { Appointment, AppointmentStatus } from '../../contract/appointments.ts';

/** A request that was turned down is not past while its time is still to come: something can be done about it. */
const STILL_MATTERS: readonly AppointmentStatus[] = ['pending', 'approved', 'rejected', 'expired'];

/** The next one first; what is over, the latest first. */
export function sortAppointments(all: readonly Appointment[], now: Date) {
  const isUpcoming = ({ status, endsAt }: Appointment) => STILL_MATTERS.includes(status) && new Date(endsAt) > now;
  const byStart = (a: Appointment, b: Appointment) => Date.parse(a.startsAt) - Date.parse(b.startsAt);
  return {
    upcoming: all.filter(isUpcoming).sort(byStart),
    past: all.filter((each) => !isUpcoming(each)).sort((a, b) => byStart(b, a)),
  };
}
