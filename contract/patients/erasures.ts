// A patient asks to be erased: two administrators agree, and three days pass in which it can be stopped.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant, Pud } from '../fields.ts';

export const ERASURE_HOURS = 72;
/** Both administrators have been that for at least as long: two who were made for it are seen by the others before. */
export const ERASER_DAYS = 7;
export const ERASURE_REASON_CHARACTERS = 20;

/** Who it is, and how far it is; nothing of what is in the record. */
export const Erasure = z.object({
  id: Id,
  pud: z.string(),
  /** Null once it is erased. */
  name: z.nullable(z.string()),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: Instant,
  approvedBy: z.nullable(z.string()),
  /** Not before this; null until a second administrator agreed. */
  effectiveAt: z.nullable(Instant),
  state: z.enum(['waiting', 'agreed', 'done', 'stopped']),
  endedAt: z.nullable(Instant),
  /** What keeps it from being carried out although its time has come. */
  hindrance: z.nullable(z.enum(['in-bed', 'alert-open', 'in-visit'])),
  can: z.object({ approve: z.boolean(), stop: z.boolean() }),
});
export type Erasure = z.infer<typeof Erasure>;

export const listErasures = endpoint({
  method: 'GET',
  path: '/admin/erasures',
  summary: 'Erasures that wait, then the last 200 that were carried out or stopped',
  reply: z.array(Erasure),
  roles: ['admin'],
  refusals: [],
});

export const askForErasure = endpoint({
  method: 'POST',
  path: '/admin/erasures',
  summary: 'Ask for the erasure of a patient who wants it; a second administrator has to agree',
  body: z.strictObject({
    pud: Pud,
    reason: z
      .string({ error: 'Reason is needed.' })
      .check(
        z.trim(),
        z.minLength(ERASURE_REASON_CHARACTERS, { error: `Write at least ${ERASURE_REASON_CHARACTERS} characters.` }),
        z.maxLength(500, { error: 'At most 500 characters.', abort: true }),
      ),
  }),
  reply: Erasure,
  roles: ['admin'],
  refusals: ['not_found', 'erasure_waits', 'lies_here', 'alert_open', 'eraser_too_new'],
  stepUp: true,
  created: true,
});

export const approveErasure = endpoint({
  method: 'POST',
  path: '/admin/erasures/{id}/approve',
  summary: 'Say yes to an erasure that another administrator asked for: it happens three days later',
  params: ById,
  reply: Erasure,
  roles: ['admin'],
  refusals: ['not_found', 'erasure_needs_another', 'erasure_ended', 'eraser_too_new', 'approver_related'],
  stepUp: true,
});

export const stopErasure = endpoint({
  method: 'POST',
  path: '/admin/erasures/{id}/stop',
  summary: 'Stop an erasure that was not carried out yet',
  params: ById,
  reply: Erasure,
  roles: ['admin'],
  refusals: ['not_found', 'erasure_ended'],
});
