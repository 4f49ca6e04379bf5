// A second factor that was lost: two administrators take it off, or one and a day. The person has time to stop it.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant } from '../fields.ts';

export const RESET_HOURS = 24;
/** What is left to the person after the second yes. */
export const AGREED_RESET_HOURS = 1;
export const RESET_REASON_CHARACTERS = 20;

export const FactorReset = z.object({
  id: Id,
  accountId: Id,
  name: z.string(),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: Instant,
  /** When it happens, unless somebody stops it; a second yes brings it forward. */
  effectiveAt: Instant,
  state: z.enum(['waiting', 'done', 'stopped']),
  approvedBy: z.nullable(z.string()),
  endedAt: z.nullable(Instant),
  can: z.object({ approve: z.boolean(), stop: z.boolean() }),
});
export type FactorReset = z.infer<typeof FactorReset>;

export const listFactorResets = endpoint({
  method: 'GET',
  path: '/admin/factor-resets',
  summary: 'Resets of second factors that wait, and those of the last 30 days',
  reply: z.array(FactorReset),
  roles: ['admin'],
  refusals: [],
});

export const askForFactorReset = endpoint({
  method: 'POST',
  path: '/admin/accounts/{id}/factor-reset',
  summary: 'Ask for the reset of the lost second factor of somebody who works here; the person is told',
  params: ById,
  body: z.strictObject({
    reason: z
      .string({ error: 'Reason is needed.' })
      .check(
        z.trim(),
        z.minLength(RESET_REASON_CHARACTERS, { error: `Write at least ${RESET_REASON_CHARACTERS} characters.` }),
        z.maxLength(500, { error: 'At most 500 characters.', abort: true }),
      ),
  }),
  reply: FactorReset,
  roles: ['admin'],
  refusals: ['not_found', 'not_yourself', 'second_factor_off', 'reset_waits'],
  stepUp: true,
  created: true,
});

export const approveFactorReset = endpoint({
  method: 'POST',
  path: '/admin/factor-resets/{id}/approve',
  summary: 'Say yes to a reset that another administrator asked for: it happens in an hour',
  params: ById,
  reply: FactorReset,
  roles: ['admin'],
  refusals: ['not_found', 'reset_needs_another', 'reset_ended', 'approver_too_new', 'approver_related'],
  stepUp: true,
});

export const stopFactorReset = endpoint({
  method: 'POST',
  path: '/factor-resets/{id}/stop',
  summary: 'Stop a reset of one’s own second factor, or as an administrator that of another',
  params: ById,
  reply: FactorReset,
  roles: ['doctor', 'staff', 'admin'],
  refusals: ['not_found', 'reset_ended'],
});

export const readOwnFactorReset = endpoint({
  method: 'GET',
  path: '/factor-resets/own',
  summary: 'The reset of my second factor that waits, if there is one',
  reply: z.object({ reset: z.nullable(FactorReset) }),
  roles: ['doctor', 'staff', 'admin'],
  refusals: [],
});
