// Who opened or changed a record, as the patient reads it.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Instant } from '../fields.ts';

export const AccessEntry = z.object({
  at: Instant,
  who: z.string(),
  role: z.string(),
  /** In plain words: "opened your record", "approved your appointment". */
  what: z.string(),
  /** A person did it, was refused, or it happened by itself. */
  how: z.enum(['done', 'refused', 'by-itself']),
});
export type AccessEntry = z.infer<typeof AccessEntry>;

export const listWhoOpened = endpoint({
  method: 'GET',
  path: '/patients/{id}/opened-by',
  summary:
    'Who opened or changed my record, newest first, from the audit trail: so many of others, and so many of my own',
  params: ById,
  query: z.strictObject({ limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))) }),
  reply: z.array(AccessEntry),
  roles: ['patient'],
  part: 'record',
  refusals: ['not_found'],
});
