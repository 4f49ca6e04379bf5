import type { Appointment } from '#contract/appointments/appointments.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { calendarFile } from './calendar-file.ts';

/** Made here in the browser: no server hears of anyone's calendar. */
export async function saveCalendarFile(appointment: Appointment, clinic: { name: string; address: string }) {
  // Where it cannot be found out, it counts as private: the file then holds the time alone.
  const isPrivate = await import('./is-private.ts')
    .then(({ isPrivateVisit }) => isPrivateVisit(appointment))
    .catch(() => true);
  const text = calendarFile(appointment, { clinic, origin: location.origin, now: new Date(), isPrivate });
  saveFile(`appointment-${appointment.date}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}
