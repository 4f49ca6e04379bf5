import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { demandChart } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { announceToCarers } from './announce-to-carers.ts';
import { crossOut } from './store.ts';

/** Entered in error: crossed out by whoever entered it, while they may open the chart; never erased. */
export async function markReadingWrong(deps: Deps, actor: Actor, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const patientId = await crossOut(tx, id, actor.accountId, deps.clock.now());
    if (!patientId) throw new Refusal('not_found');
    const patient = await demandChart({ ...deps, db: tx }, actor, patientId);
    await appendEntry(tx, deps.clock, actor, 'reading.marked_wrong', { subject: 'reading', subjectId: id, patientId });
    await announceToCarers(tx, deps, patient, 'readings');
  });
}
