// An appointment as a calendar file (RFC 5545). Times are in UTC: right in any calendar, whatever its zone.
import type { Appointment } from '#contract/appointments/appointments.ts';
import { shownLanguage, t, tMarked } from '#web/language/say.ts';
import { zoneInWords } from '#web/ui/time/time.ts';

type Entry = Pick<
  Appointment,
  | ('id' | 'version' | 'doctor' | 'department' | 'room' | 'directions')
  | ('startsAt' | 'endsAt' | 'timeZone' | 'time' | 'status' | 'mode')
>;
type Around = { clinic: { name: string; address: string }; origin: string; now: Date; isPrivate?: boolean };

const STATUS: Partial<Record<Appointment['status'], string>> = { approved: 'CONFIRMED', cancelled: 'CANCELLED' };

export function calendarFile(entry: Entry, { clinic, origin, now, isPrivate = false }: Around): string {
  const language = shownLanguage();
  // No reason for the visit: calendars are often shared.
  const { time } = entry;
  const zone = zoneInWords(entry.timeZone);
  const where = { department: tMarked(entry.department), time, zone, link: `${origin}/book` };
  const about = t('{department}, {time} ({zone}). To move or cancel: {link}', where);
  // It opens nothing without a login.
  const visit = entry.mode === 'video' ? `${origin}/visit/${entry.id}` : '';
  const way = visit ? t('Video visit: {link}', { link: visit }) : entry.directions;
  const title = isPrivate
    ? t('Appointment')
    : t('Visit: {doctor}, {clinic}', { doctor: entry.doctor, clinic: clinic.name });
  const description = [about, way].filter(Boolean).join('\n');
  // Of a private visit only its time: neither who, nor where, nor that it is a clinic.
  const place = [entry.room, clinic.name, clinic.address].filter(Boolean).join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Nadi//Appointments//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // Adding it again after it moved replaces the entry instead of adding another.
    `UID:${entry.id}@nadi`,
    `SEQUENCE:${entry.version}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY;LANGUAGE=${language}:${escaped(title)}`,
    ...(isPrivate
      ? ['CLASS:CONFIDENTIAL']
      : [
          `DESCRIPTION;LANGUAGE=${language}:${escaped(description)}`,
          `LOCATION:${escaped(visit || place)}`,
          ...(visit ? [`URL:${visit}`] : []),
        ]),
    `STATUS:${STATUS[entry.status] ?? 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const utc = (at: Date | string) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** At most 75 octets a line; the next one goes on after a space. Never in the middle of a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let out = '';
  let room = 75;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (size > room) {
      out += '\r\n ';
      room = 74;
    }
    out += character;
    room -= size;
  }
  return out;
}
