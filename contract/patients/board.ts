// The HealthBoard: prescriptions, appointments and reminders in one place, and notes of one's own among them.
import * as z from 'zod/mini';
import { Appointment } from '../appointments/appointments.ts';
import { endpoint } from '../endpoint.ts';
import { ById, Done, Id, Instant } from '../fields.ts';
import { NewNote, NOTE_KINDS, NoteText } from './new-note.ts';

/** Added by the patient: a note, never an order or a booking. */
export const BoardNote = z.object({
  id: Id,
  type: z.enum(NOTE_KINDS),
  title: z.string(),
  detail: z.string(),
  at: z.nullable(Instant),
  doneAt: z.nullable(Instant),
  /** The state of a reminder: waiting for its time, shown on the screen, mailed, or not mailed. */
  delivery: z.nullable(z.enum(['planned', 'told', 'mailed', 'mail-failed'])),
  version: z.int(),
});
export type BoardNote = z.infer<typeof BoardNote>;

export const Board = z.object({
  /** Notes; what a doctor signed is listed with the prescriptions. */
  prescriptions: z.array(BoardNote),
  appointments: z.object({ booked: z.array(Appointment), notes: z.array(BoardNote) }),
  reminders: z.array(BoardNote),
});
export type Board = z.infer<typeof Board>;

export const readBoard = endpoint({
  method: 'GET',
  path: '/board',
  summary: 'My HealthBoard',
  reply: Board,
  roles: ['patient'],
  part: 'record',
  refusals: [],
});

export const addNote = endpoint({
  method: 'POST',
  path: '/board/notes',
  summary: 'Add a note of my own',
  body: NewNote,
  reply: BoardNote,
  roles: ['patient'],
  part: 'record',
  refusals: ['time_past'],
  created: true,
  idempotent: true,
});

export const changeNote = endpoint({
  method: 'PUT',
  path: '/board/notes/{id}',
  summary: 'Change a note of my own, or mark it as done',
  params: ById,
  body: z.strictObject({ ...NoteText, isDone: z.optional(z.boolean()), version: z.int() }),
  reply: BoardNote,
  roles: ['patient'],
  part: 'record',
  refusals: ['not_found', 'version_outdated', 'time_past'],
});

export const removeNote = endpoint({
  method: 'DELETE',
  path: '/board/notes/{id}',
  summary: 'Remove a note of my own',
  params: ById,
  reply: Done,
  roles: ['patient'],
  part: 'record',
  refusals: ['not_found'],
});
