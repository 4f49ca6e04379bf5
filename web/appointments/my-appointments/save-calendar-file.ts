import type { Appointment } from '#contract/appointments/appointments.ts';
import { actingFor } from '#web/acting-for.ts';
import { privateMark, usePrivateParts } from '#web/api/private-parts.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { calendarFile } from './calendar-file.ts';

/** Made here in the browser: no server hears of anyone's calendar. */
export function useSaveCalendarFile(appointment: Appointment, clinic: { name: string; address: string }): () => void {
  // Until it is known, it counts as private. Whoever acts for somebody has no private visit in the list.
  const isOwn = actingFor() === null;
  const parts = usePrivateParts(appointment.patientId, isOwn).data;
  const isPrivate = isOwn && (!parts || privateMark(parts, appointment.id) !== undefined);
  return () => {
    const text = calendarFile(appointment, { clinic, origin: location.origin, now: new Date(), isPrivate });
    saveFile(`appointment-${appointment.date}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  };
}
