import type { Appointment } from '#contract/appointments/appointments.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { calendarFile } from './calendar-file.ts';

/** Made here in the browser: no server hears of anyone's calendar. */
export function saveCalendarFile(appointment: Appointment, clinic: { name: string; address: string }) {
  const text = calendarFile(appointment, { clinic, origin: location.origin, now: new Date() });
  saveFile(`appointment-${appointment.date}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}
