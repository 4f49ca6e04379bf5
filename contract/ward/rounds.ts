// A doctor's round: my inpatients by need, what happened since I last saw each, and a mark for who is seen. Screens are told
// of changes as `inpatients`.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Instant } from '../fields.ts';
import { Inpatient } from './inpatients.ts';

const NEWS_TONES = ['urgent', 'attention', 'plain'] as const;
const NEWS_KINDS = ['score', 'reading', 'oxygen', 'overdue', 'left-out', 'result', 'note', 'allergies'] as const;

/** One thing that a doctor wants to know before opening the chart. */
export const RoundNews = z.object({
  kind: z.enum(NEWS_KINDS),
  tone: z.enum(NEWS_TONES),
  /** "NEWS2 7 to 13" · "Ceftriaxone 2 g refused" */
  words: z.string(),
  /** For a late dose, when it was due. Null for what holds right now, such as allergies that nobody asked about. */
  at: z.nullable(Instant),
});
export type RoundNews = z.infer<typeof RoundNews>;

export const RoundPatient = z.object({
  inpatient: Inpatient,
  /** I am the doctor of this stay. */
  isMine: z.boolean(),
  /** My mark of today's round. */
  seenAt: z.nullable(Instant),
  /** News count from here; null: from the admission on. */
  lastVisitAt: z.nullable(Instant),
  news: z.array(RoundNews),
});
export type RoundPatient = z.infer<typeof RoundPatient>;

export const readRound = endpoint({
  method: 'GET',
  path: '/ward/round',
  summary:
    'My round: inpatients whose charts are open to me, mine first, each half by need, with what happened since my visit',
  reply: z.array(RoundPatient),
  roles: ['doctor'],
  refusals: [],
  failure: 'Failed to fetch the ward',
});

export const markVisit = endpoint({
  method: 'PUT',
  path: '/inpatients/{id}/visit',
  summary: "Mark an inpatient as seen in today's round, or take my mark back",
  params: ById,
  body: z.strictObject({ isSeen: z.boolean() }),
  reply: z.object({ seenAt: z.nullable(Instant) }),
  roles: ['doctor'],
  refusals: ['not_found'],
  failure: 'The mark was not saved. Please try again.',
});
