import type { Appointment } from '#contract/appointments/appointments.ts';
import { t } from '#web/language/say.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { saveFile } from '#web/ui/save-file.ts';

/** Made here in the browser: no server hears of anyone's calendar. Its format does not travel with a first visit. */
export async function saveCalendarFile(appointment: Appointment, clinic: { name: string; address: string }) {
  const format = await import('./calendar-file.ts').catch(() => null);
  if (!format) {
    toast.error(t('This could not be opened.'), t('Check your connection, or load the page again.'));
    return;
  }
  // Where it cannot be found out, it counts as private: the file then holds the time alone.
  const isPrivate = await import('./is-private.ts')
    .then(({ isPrivateVisit }) => isPrivateVisit(appointment))
    .catch(() => true);
  const text = format.calendarFile(appointment, { clinic, origin: location.origin, now: new Date(), isPrivate });
  saveFile(`appointment-${appointment.date}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}
