import * as z from 'zod/mini';
import type { BoardNote } from '#contract/patients/board.ts';
import { NewNote } from '#contract/patients/new-note.ts';
import { t } from '#web/language/say.ts';
import { wrongMoment } from '../ui/time/moment-text.ts';
import { instantOf, wallClock } from '../ui/time/zoned-time.ts';

/** As it is typed: the time as the clinic's clock shows it. */
export type NoteDraft = { type: NewNote['type']; title: string; detail: string; at: string };

const { shape } = NewNote;

/** Empty, or a whole day with its time. */
const Moment = z.string().check(({ value, issues }) => {
  const message = wrongMoment(value);
  if (message) issues.push({ code: 'custom', message, input: value });
});

/** A time that was set once can be moved, not taken away. */
export const noteDraftSchema = (note: BoardNote | null) =>
  z.object({ type: shape.type, title: shape.title, detail: shape.detail, at: Moment }).check(
    z.refine(({ type, at }) => at !== '' || (type !== 'reminder' && !note?.at), {
      path: ['at'],
      error: t('When shall we remind you?'),
    }),
  );

export function draftOf(note: BoardNote | null, timeZone: string): NoteDraft {
  if (!note) return { type: 'reminder', title: '', detail: '', at: '' };
  return { type: note.type, title: note.title, detail: note.detail, at: note.at ? wallClock(note.at, timeZone) : '' };
}

export function requestOf({ title, detail, at }: NoteDraft, timeZone: string) {
  return {
    title: title.trim(),
    ...(detail.trim() && { detail: detail.trim() }),
    ...(at && { at: instantOf(at, timeZone) }),
  };
}
