import type { BoardNote } from '#contract/patients/board.ts';
import { asSentences } from '#web/language/as-sentences.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { atStart, dayAndTime } from '../ui/time/time.ts';

const DELIVERY: Record<NonNullable<BoardNote['delivery']>, string> = {
  planned: msg('You will be told here and by mail.'),
  told: msg('You were told here.'),
  mailed: msg('You were told here and by mail.'),
  'mail-failed': msg('You were told here. The mail could not be sent.'),
};

/** When it is, or was done; and for what has a time, what became of the reminder. */
export function timesOf({ at, doneAt, delivery }: BoardNote, timeZone: string, now: Date): string {
  if (doneAt) return t('Done {moment}', { moment: dayAndTime(doneAt, timeZone, now) });
  if (!at) return '';
  const when = asSentences(atStart(dayAndTime(at, timeZone, now)));
  return delivery ? `${when} ${tMarked(DELIVERY[delivery])}` : when;
}
