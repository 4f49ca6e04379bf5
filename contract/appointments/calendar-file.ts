// A visit as a calendar file (RFC 5545). Times are in UTC: right in any calendar, whatever its zone.
import type { Language } from '../language/language.ts';
import type { Appointment } from './appointments.ts';

/** What the file holds of a visit. Never its reason: calendars are often shared. */
export type CalendarVisit = Pick<
  Appointment,
  'id' | 'version' | 'doctor' | 'room' | 'directions' | 'startsAt' | 'endsAt' | 'timeZone' | 'status' | 'mode'
>;

type Around = {
  language: Language;
  title: string;
  /** How to move it or cancel it. */
  about: string;
  way: string;
  /** The address of a video visit. */
  video: string | null;
  clinic: { name: string; address: string };
  now: Date;
  /** Of a private visit only its time: neither who, nor where, nor that it is a clinic. Its title is the caller's. */
  isPrivate: boolean;
};

const STATUS: Partial<Record<Appointment['status'], string>> = { approved: 'CONFIRMED', cancelled: 'CANCELLED' };

/** PUBLISH puts the entry into a calendar, or in place of an earlier one of the visit; CANCEL takes it out. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

export function calendarFile(visit: CalendarVisit, around: Around, method: CalendarMethod = 'PUBLISH'): string {
  const { language, title, about, way, video, clinic, now, isPrivate } = around;
  const description = [about, way].filter(Boolean).join('\n');
  const place = [visit.room, clinic.name, clinic.address].filter(Boolean).join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Nadi//Appointments//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    // Adding it again after it moved replaces the entry instead of adding another.
    `UID:${visit.id}@nadi`,
    `SEQUENCE:${visit.version}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(visit.startsAt)}`,
    `DTEND:${utc(visit.endsAt)}`,
    `SUMMARY;LANGUAGE=${language}:${escaped(title)}`,
    ...(isPrivate
      ? ['CLASS:CONFIDENTIAL']
      : [
          ...(description ? [`DESCRIPTION;LANGUAGE=${language}:${escaped(description)}`] : []),
          `LOCATION:${escaped(video ?? place)}`,
          ...(video ? [`URL:${video}`] : []),
        ]),
    `STATUS:${STATUS[visit.status] ?? 'TENTATIVE'}`,
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
