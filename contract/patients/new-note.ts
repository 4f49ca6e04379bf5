// A note of one's own on the HealthBoard, as it is typed. Home shows the board, and has no use for it.
import * as z from 'zod/mini';
import { Instant, line } from '../fields.ts';

export const NOTE_KINDS = ['prescription', 'appointment', 'reminder'] as const;

export const NoteText = {
  title: line('A title', 120),
  detail: z.optional(z.string().check(z.trim(), z.maxLength(500, { error: 'At most 500 characters.' }))),
  /** When a reminder is to come. */
  at: z.optional(Instant),
};

export const NewNote = z.strictObject({ type: z.enum(NOTE_KINDS), ...NoteText });
export type NewNote = z.infer<typeof NewNote>;
