import { HOUR_MS } from '#contract/durations.ts';
import { ERASURE_HOURS, type Erasure } from '#contract/patients/erasures.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Database } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { mayApproveErasure } from '../policy.ts';
import { areOfOneHand } from '../store.ts';
import { presentErasure } from './present.ts';
import { requireLongServing } from './require-long-serving.ts';
import { approveOpen, type ErasureRow, erasureById, stopOpen } from './store.ts';
import { publishErasure, tellPatient } from './tell-of-erasure.ts';

export async function approveErasure(deps: Deps, actor: Actor, id: string): Promise<Erasure> {
  const erasure = await findErasure(deps, deps.db, id);
  if (erasure.done_at || erasure.stopped_at || erasure.approved_by) throw new Refusal('erasure_ended');
  if (!mayApproveErasure(actor, erasure)) throw new Refusal('erasure_needs_another');
  const now = deps.clock.now();
  await requireLongServing(deps.db, actor.accountId, now);
  // Nor with a second self that was prepared long ago.
  if (await areOfOneHand(deps.db, actor.accountId, erasure.asked_by)) throw new Refusal('approver_related');
  return transaction(deps.db, async (tx) => {
    const effectiveAt = new Date(now.getTime() + ERASURE_HOURS * HOUR_MS);
    if (!(await approveOpen(tx, id, actor.accountId, now, effectiveAt))) throw new Refusal('erasure_ended');
    await appendEntry(tx, deps.clock, actor, 'erasure.approved', entryAbout(erasure));
    await tellPatient(tx, deps, erasure.record_id, 'erasure-agreed');
    await publishErasure(tx, id);
    return presentErasure(actor, await findErasure(deps, tx, id), now);
  });
}

export async function stopErasure(deps: Deps, actor: Actor, id: string): Promise<Erasure> {
  const erasure = await findErasure(deps, deps.db, id);
  const now = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    if (!(await stopOpen(tx, id, actor.accountId, now))) throw new Refusal('erasure_ended');
    await appendEntry(tx, deps.clock, actor, 'erasure.stopped', entryAbout(erasure));
    // Before the second yes the patient was not told of it.
    if (erasure.approved_by) await tellPatient(tx, deps, erasure.record_id, 'erasure-stopped');
    await publishErasure(tx, id);
    return presentErasure(actor, await findErasure(deps, tx, id), now);
  });
}

async function findErasure({ clock }: Deps, db: Database, id: string): Promise<ErasureRow> {
  const erasure = await erasureById(db, id, clock.now());
  if (!erasure) throw new Refusal('not_found');
  return erasure;
}

export const entryAbout = ({ id, record_id }: Pick<ErasureRow, 'id' | 'record_id'>) => ({
  ...{ subject: 'patient', subjectId: record_id, patientId: record_id },
  details: { erasure: id },
});
