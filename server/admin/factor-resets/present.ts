import type { FactorReset } from '#contract/staffing/factor-resets.ts';
import type { Actor } from '#server/platform/actor.ts';
import { allowedWithReset } from '../policy.ts';
import type { ResetRow } from './store.ts';

/** `free`: who had no hand in the account of whoever asked, for those who might agree. */
export const presentReset = (actor: Actor, row: ResetRow, free?: readonly string[]): FactorReset => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  reason: row.reason,
  askedBy: row.asked_by_name,
  askedAt: row.asked_at.toISOString(),
  effectiveAt: row.effective_at.toISOString(),
  state: row.done_at ? 'done' : row.stopped_at ? 'stopped' : 'waiting',
  approvedBy: row.approved_by_name,
  endedAt: (row.done_at ?? row.stopped_at)?.toISOString() ?? null,
  ...allowedWithReset(actor, row, free),
});
