import type { Board, BoardNote } from '../../contract/board.ts';

export type Ahead = { id: string; at: string; what: string };

const HELD = ['pending', 'approved'];

/** The next things on someone's line of time, in order: what is booked, and notes with a time that are not done. */
export function whatComesNext({ appointments, prescriptions, reminders }: Board, now: Date, most = 2): Ahead[] {
  const booked = appointments.booked
    .filter(({ status }) => HELD.includes(status))
    .map(({ id, startsAt, doctor }) => ({ id, at: startsAt, what: doctor }));
  const noted = [...appointments.notes, ...prescriptions, ...reminders].filter(isOpen).map(({ id, at, title }) => ({
    id,
    at: at ?? '',
    what: title,
  }));
  return [...booked, ...noted]
    .filter(({ at }) => new Date(at) > now)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(0, most);
}

const isOpen = ({ at, doneAt }: BoardNote) => at !== null && doneAt === null;
