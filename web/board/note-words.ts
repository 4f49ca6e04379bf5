import type { BoardNote } from '#contract/patients/board.ts';
import { atStart, dayAndTime } from '../ui/time/time.ts';

const DELIVERY: Record<NonNullable<BoardNote['delivery']>, string> = {
  planned: 'You will be told here and by mail.',
  told: 'You were told here.',
  mailed: 'You were told here and by mail.',
  'mail-failed': 'You were told here. The mail could not be sent.',
};

/** When it is, or was done; and for what has a time, what became of the reminder. */
export function timesOf({ at, doneAt, delivery }: BoardNote, timeZone: string, now: Date): string {
  if (doneAt) return `Done ${dayAndTime(doneAt, timeZone, now)}`;
  if (!at) return '';
  const when = `${atStart(dayAndTime(at, timeZone, now))}.`;
  return delivery ? `${when} ${DELIVERY[delivery]}` : when;
}
