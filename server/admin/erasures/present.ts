import type { Erasure } from '#contract/patients/erasures.ts';
import type { Actor } from '#server/platform/actor.ts';
import { allowedWithErasure } from '../policy.ts';
import type { ErasureRow } from './store.ts';

/** `free`: who had no hand in the account of whoever asked, for those who might agree. */
export const presentErasure = (actor: Actor, row: ErasureRow, now: Date, free?: readonly string[]): Erasure => ({
  id: row.id,
  pud: row.pud,
  name: row.name,
  reason: row.reason,
  askedBy: row.asked_by_name,
  askedAt: row.asked_at.toISOString(),
  approvedBy: row.approved_by_name,
  effectiveAt: row.effective_at?.toISOString() ?? null,
  state: stateOf(row),
  endedAt: (row.done_at ?? row.stopped_at)?.toISOString() ?? null,
  hindrance: stateOf(row) === 'agreed' && row.effective_at && row.effective_at <= now ? hindranceOf(row) : null,
  ...allowedWithErasure(actor, row, free),
});

function stateOf({ done_at, stopped_at, approved_by }: ErasureRow): Erasure['state'] {
  if (done_at) return 'done';
  if (stopped_at) return 'stopped';
  return approved_by ? 'agreed' : 'waiting';
}

function hindranceOf({ lies_here, has_alert, in_visit }: ErasureRow): Erasure['hindrance'] {
  if (lies_here) return 'in-bed';
  if (has_alert) return 'alert-open';
  return in_visit ? 'in-visit' : null;
}
