// The administrator's home: whether the parts of the system answer, what waits, and how far the set-up is. Counts only.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant } from './fields.ts';

/** A new part gets its line here and its rule in server/admin/overview/parts.ts. */
export const PARTS = ['database', 'mail', 'sms', 'whatsapp', 'disk', 'ai', 'live', 'erased'] as const;

/** `weak`: works, and wants a look. `down`: does not answer, or is about to stop the rest. */
export const Part = z.object({
  part: z.enum(PARTS),
  state: z.enum(['well', 'weak', 'down']),
  /** "3 ms" */
  figure: z.string(),
  /** "to answer; 2.1 GB" */
  note: z.string(),
});
export type Part = z.infer<typeof Part>;

/** What cannot wait first. */
export const WAITING_KINDS = ['facts', 'glass', 'mails', 'visits', 'applications', 'invitations', 'beds'] as const;

export const Waiting = z.object({
  kind: z.enum(WAITING_KINDS),
  count: z.int(),
  /** Since when the oldest waits. */
  since: z.nullable(Instant),
});
export type Waiting = z.infer<typeof Waiting>;

export const SET_UP_STEPS = [
  'clinic',
  'departments',
  'doctors',
  'hours',
  'rooms',
  'nurses',
  'desk',
  'second-administrator',
  'first-visit',
] as const;

export const SetUpStep = z.object({ step: z.enum(SET_UP_STEPS), isDone: z.boolean() });
export type SetUpStep = z.infer<typeof SetUpStep>;

export const Overview = z.object({
  checkedAt: Instant,
  /** `sms` and `whatsapp` only where they are set up; `erased` only while something is wrong with the list of who was erased. */
  parts: z.array(Part),
  /** Only what is not empty. */
  waiting: z.array(Waiting),
  setUp: z.array(SetUpStep),
  today: z.object({
    visits: z.int(),
    arrived: z.int(),
    beds: z.int(),
    bedsTaken: z.int(),
    bedsClosed: z.int(),
    loggedIn: z.int(),
    doctorsLoggedIn: z.int(),
    nursesLoggedIn: z.int(),
  }),
});
export type Overview = z.infer<typeof Overview>;

export const readOverview = endpoint({
  method: 'GET',
  path: '/admin/overview',
  summary: 'Whether the parts of the system answer, what waits for an administrator, and how far the set-up is',
  reply: Overview,
  roles: ['admin'],
  refusals: [],
  failure: 'The server does not say how it is.',
  background: true,
});
