import type { ReactNode } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Board, BoardNote } from '#contract/patients/board.ts';
import { isStillToCome } from '../api/still-to-come.ts';

export type Ahead = {
  id: string;
  at: string;
  what: string;
  /** A booked visit, with what may be done about it now. */
  visit?: Appointment;
  /** Its time has come. */
  isNow?: boolean;
  /** Since when it waits, where that is long ago. */
  dueSince?: string | undefined;
  /** Its one button. */
  action?: ReactNode;
};

const HELD = ['pending', 'approved'];

/** What is booked and still to come, the next one first. */
export const bookedAhead = (booked: readonly Appointment[], now: Date) =>
  booked
    .filter((visit) => HELD.includes(visit.status) && isStillToCome(visit, now))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));

/**
 * The next things on someone's line of time, in order: what is booked, and notes with a time that are not done. `dose` is the one
 * to be taken next.
 */
export function whatComesNext(
  { appointments, prescriptions, reminders }: Board,
  now: Date,
  { most = 3, dose }: { most?: number; dose?: Ahead | undefined } = {},
): Ahead[] {
  const booked = bookedAhead(appointments.booked, now).map((visit) => ({
    id: visit.id,
    at: visit.startsAt,
    what: visit.doctor,
    visit,
  }));
  const noted = [...appointments.notes, ...prescriptions, ...reminders].filter(isOpen).map(({ id, at, title }) => ({
    id,
    at: at ?? '',
    what: title,
  }));
  const ahead = noted.filter(({ at }) => new Date(at) > now);
  return [...(dose ? [dose] : []), ...booked, ...ahead]
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(0, most);
}

const isOpen = ({ at, doneAt }: BoardNote) => at !== null && doneAt === null;
