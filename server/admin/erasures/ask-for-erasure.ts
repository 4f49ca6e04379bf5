import type { Erasure } from '#contract/patients/erasures.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPatientByPud } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hasOpenAlert, liesHere } from '../leaving/store.ts';
import { presentErasure } from './present.ts';
import { requireLongServing } from './require-long-serving.ts';
import { erasureById, insertErasure } from './store.ts';
import { tellAdministrators } from './tell-of-erasure.ts';

type Request = { pud: string; reason: string };

/** One administrator alone only asks. */
export async function askForErasure(deps: Deps, actor: Actor, { pud, reason }: Request): Promise<Erasure> {
  const { id: recordId, pud: keptPud } = await findPatientByPud(deps.db, pud);
  const now = deps.clock.now();
  await requireLongServing(deps.db, actor.accountId, now);
  return transaction(deps.db, async (tx) => {
    if (await liesHere(tx, recordId)) throw new Refusal('lies_here');
    if (await hasOpenAlert(tx, recordId)) throw new Refusal('alert_open');
    const asked = { record_id: recordId, pud: keptPud, reason, asked_by: actor.accountId, asked_at: now };
    const id = await insertErasure(tx, asked);
    if (!id) throw new Refusal('erasure_waits');
    const about = { subject: 'patient', subjectId: recordId, patientId: recordId, details: { erasure: id } };
    await appendEntry(tx, deps.clock, actor, 'erasure.asked', about);
    const row = await erasureById(tx, id, now);
    if (!row) throw new Refusal('not_found');
    await tellAdministrators(tx, deps, actor, row);
    return presentErasure(actor, row, now);
  });
}
