// How long each kind of visit lasts and the pause after it: of the clinic, and of a doctor who has others.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Day, Id, Instant, TimeOfDay } from '../fields.ts';
import { VideoMinutes } from './visit-modes.ts';

export const LENGTHS = [10, 15, 20, 25, 30, 40, 45, 60, 90] as const;
export const PAUSES = [0, 5, 10, 15, 20, 30] as const;

const Minutes = z.literal(LENGTHS, { error: 'Choose a length from 10 to 90 minutes.' });

export const VisitLengths = z.strictObject({
  first: Minutes,
  followUp: Minutes,
  /** Where the hours name no other. */
  video: VideoMinutes,
  /** After each visit, before the next can start. */
  pause: z.literal(PAUSES, { error: 'Choose a pause of at most 30 minutes.' }),
});
export type VisitLengths = z.infer<typeof VisitLengths>;

export const KeptLengths = z.object({
  clinic: VisitLengths,
  /** Null: the doctor follows the clinic, or it was asked for the clinic alone. */
  own: z.nullable(VisitLengths),
  /** Grows with every change of these two. */
  version: z.int(),
  changed: z.nullable(z.object({ at: Instant, by: z.string() })),
});
export type KeptLengths = z.infer<typeof KeptLengths>;

/** Null: of the clinic, which every doctor without own lengths follows. */
const Whose = { doctorId: z.nullable(Id) };

export const readVisitLengths = endpoint({
  method: 'GET',
  path: '/admin/visit-lengths',
  summary: 'How long each kind of visit lasts: of the clinic, and of one doctor',
  query: z.strictObject({ doctorId: z.optional(Id) }),
  reply: KeptLengths,
  roles: ['admin'],
  refusals: ['not_found'],
});

/** A booked visit that the new lengths would bring too close to the next one, or whose start they no longer offer. */
export const TightVisit = z.object({
  id: Id,
  date: Day,
  time: TimeOfDay,
  doctor: z.string(),
  status: z.enum(['pending', 'approved']),
  why: z.enum(['too-close', 'not-offered']),
});
export type TightVisit = z.infer<typeof TightVisit>;

export const listTightVisits = endpoint({
  method: 'POST',
  path: '/admin/visit-lengths/hit-visits',
  summary: 'The booked visits that these lengths would not leave enough time; changes nothing',
  body: z.strictObject({ ...Whose, lengths: z.nullable(VisitLengths) }),
  reply: z.array(TightVisit),
  roles: ['admin'],
  refusals: ['not_found', 'bad_input'],
});

export const setVisitLengths = endpoint({
  method: 'PUT',
  path: '/admin/visit-lengths',
  summary: 'Set how long visits last. What is booked keeps its length. The doctor is told.',
  body: z.strictObject({
    ...Whose,
    /** Null: the doctor follows the clinic again. */
    lengths: z.nullable(VisitLengths),
    version: z.int(),
    /** The visits that were shown as hit: when another was booked since, nothing is done. */
    hitIds: z.array(Id).check(z.maxLength(5000)),
  }),
  reply: KeptLengths,
  roles: ['admin'],
  refusals: ['not_found', 'bad_input', 'visits_changed', 'version_outdated'],
  failure: 'The lengths were not saved. Please try again.',
});
