import type { Appointment } from '../../contract/appointments.ts';
import { calendarFile } from './calendar-file.ts';

/** Made here in the browser: no server hears of anyone's calendar. */
export function saveCalendarFile(appointment: Appointment, clinicName: string) {
  const text = calendarFile(appointment, { clinicName, origin: location.origin, now: new Date() });
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `appointment-${appointment.date}.ics`;
  link.click();
  // The download has begun; some browsers still read the address for a moment.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
