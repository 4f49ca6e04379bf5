import type { Appointment } from '#contract/appointments/appointments.ts';
import { type CalendarVisit, calendarFile as fileOf } from '#contract/appointments/calendar-file.ts';
import { shownLanguage, t, tMarked } from '#web/language/say.ts';
import { zoneInWords } from '#web/ui/time/time.ts';

type Entry = CalendarVisit & Pick<Appointment, 'department' | 'time'>;
type Around = { clinic: { name: string; address: string }; origin: string; now: Date; isPrivate?: boolean };

/** In the language shown. */
export function calendarFile(entry: Entry, { clinic, origin, now, isPrivate = false }: Around): string {
  const { time } = entry;
  const zone = zoneInWords(entry.timeZone);
  const where = { department: tMarked(entry.department), time, zone, link: `${origin}/book` };
  // It opens nothing without a login.
  const video = entry.mode === 'video' ? `${origin}/visit/${entry.id}` : null;
  return fileOf(entry, {
    language: shownLanguage(),
    title: isPrivate ? t('Appointment') : t('Visit: {doctor}, {clinic}', { doctor: entry.doctor, clinic: clinic.name }),
    about: t('{department}, {time} ({zone}). To move or cancel: {link}', where),
    way: video ? t('Video visit: {link}', { link: video }) : entry.directions,
    ...{ video, clinic, now, isPrivate },
  });
}
