// The handover of a shift, in SBAR order. What is open is gathered anew each time, so nothing of it can be written away.
// Changes are published as `handovers`.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Id, Instant, text } from '../fields.ts';
import { InpatientStatus } from './inpatients.ts';

/** In the clinic's time; the night belongs to the day on which it begins. */
export const SHIFTS = {
  day: { words: 'Day shift', from: '07:00', until: '19:00' },
  night: { words: 'Night shift', from: '19:00', until: '07:00' },
} as const;
export type ShiftName = keyof typeof SHIFTS;

export const Shift = z.object({ name: z.enum(['day', 'night']), day: Day, from: Instant, until: Instant });
export type Shift = z.infer<typeof Shift>;

export const OPEN_KINDS = ['admission', 'dose', 'observation', 'task', 'message', 'alert', 'result', 'to-do'] as const;

/** Something that the next shift has to do or to know. It goes away by being done, not by being edited. */
export const OpenItem = z.object({
  kind: z.enum(OPEN_KINDS),
  id: Id,
  words: z.string(),
  dueAt: z.nullable(Instant),
  isUrgent: z.boolean(),
  /** A to-do of the handover itself: can be ticked off here. */
  isToDo: z.boolean(),
});
export type OpenItem = z.infer<typeof OpenItem>;

const Letter = z.string().check(z.trim(), z.maxLength(2_000, { error: 'At most 2,000 characters.' }));

export const SBAR = ['situation', 'background', 'assessment', 'recommendation'] as const;

export const HandoverPatient = z.object({
  inpatientId: Id,
  patientId: Id,
  name: z.string(),
  age: z.nullable(z.int()),
  place: z.string(),
  doctor: z.string(),
  status: InpatientStatus,
  score: z.nullable(z.int()),
  /** As it stands: what was filled in, or what the nurse wrote instead. */
  situation: z.string(),
  background: z.string(),
  assessment: z.string(),
  recommendation: z.string(),
  /** Which of the four a nurse has written. */
  edited: z.array(z.enum(SBAR)),
  /**
   * What is worse now than in a handover that waits to be accepted: "NEWS2 13". Null: nothing, or the handover is filled in
   * anew.
   */
  worseNow: z.nullable(z.object({ words: z.string(), at: z.nullable(Instant) })),
  open: z.array(OpenItem),
});
export type HandoverPatient = z.infer<typeof HandoverPatient>;

export const Handover = z.object({
  /** Null while nobody has written anything. */
  id: z.nullable(Id),
  shift: Shift,
  state: z.enum(['open', 'handed-over', 'accepted']),
  /** Most urgent first. */
  patients: z.array(HandoverPatient),
  /** For the whole ward. */
  note: z.string(),
  /** What is open and belongs to no inpatient. */
  open: z.array(OpenItem),
  handedOver: z.nullable(z.object({ by: z.string(), byId: Id, at: Instant })),
  accepted: z.nullable(z.object({ by: z.string(), byId: Id, at: Instant })),
  version: z.int(),
  can: z.object({ edit: z.boolean(), handOver: z.boolean(), accept: z.boolean() }),
});
export type Handover = z.infer<typeof Handover>;

export const readHandover = endpoint({
  method: 'GET',
  path: '/handovers/current',
  summary: 'The handover of the running shift, and the one that waits to be accepted',
  reply: z.object({ current: Handover, toAccept: z.nullable(Handover) }),
  roles: ['staff'],
  refusals: [],
});

const step = { reply: Handover, roles: ['staff'] } as const;

export const writeHandover = endpoint({
  ...step,
  method: 'PUT',
  path: '/handovers/current',
  summary: 'Write into the handover; an empty text brings back what was filled in',
  body: z.strictObject({
    patients: z
      .array(
        z.strictObject({
          inpatientId: Id,
          situation: z.optional(Letter),
          background: z.optional(Letter),
          assessment: z.optional(Letter),
          recommendation: z.optional(Letter),
        }),
      )
      .check(z.maxLength(100)),
    note: z.optional(Letter),
    /** The version that was read, 0 for none. */
    version: z.int(),
  }),
  refusals: ['version_outdated', 'handover_moved_on', 'not_found'],
});

export const addHandoverToDo = endpoint({
  ...step,
  method: 'POST',
  path: '/handovers/to-dos',
  summary: 'Leave something to do for the next shift; it stays until someone ticks it off',
  body: z.strictObject({ inpatientId: z.optional(Id), words: text('To-do', 300), dueAt: z.optional(Instant) }),
  refusals: ['not_found'],
  created: true,
  idempotent: true,
});

export const finishHandoverToDo = endpoint({
  ...step,
  method: 'POST',
  path: '/handovers/to-dos/{id}/done',
  summary: 'Tick a to-do off',
  params: ById,
  refusals: ['not_found', 'already_done'],
});

export const handOver = endpoint({
  ...step,
  method: 'POST',
  path: '/handovers/current/hand-over',
  summary: 'My shift is written down: it waits for the next one to accept it',
  body: z.strictObject({ version: z.int() }),
  refusals: ['version_outdated', 'handover_moved_on'],
  idempotent: true,
});

export const acceptHandover = endpoint({
  ...step,
  method: 'POST',
  path: '/handovers/{id}/accept',
  summary: 'I have read it and take the ward over',
  params: ById,
  refusals: ['not_found', 'handover_moved_on'],
});

export const HandoverListed = z.object({
  id: Id,
  shift: Shift,
  handedOver: z.object({ by: z.string(), at: Instant }),
  accepted: z.nullable(z.object({ by: z.string(), at: Instant })),
});

export const listHandovers = endpoint({
  method: 'GET',
  path: '/handovers',
  summary: 'Handovers of the last two weeks, newest first',
  reply: z.array(HandoverListed),
  roles: ['staff'],
  refusals: [],
});

export const readHandoverKept = endpoint({
  method: 'GET',
  path: '/handovers/{id}',
  summary: 'A handover as it was handed over',
  params: ById,
  reply: Handover,
  roles: ['staff'],
  refusals: ['not_found'],
});
