import type { Leave } from '#contract/appointments/leaving.ts';
import { closePatient } from '#server/appointments/leaving/close-patient.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hasOpenAlert, liesHere } from './store.ts';

/**
 * Deactivates a patient, unless they lie in a bed or an alert of theirs is open. Asked after the patient was locked and
 * closed, in the same transaction: nobody can be admitted meanwhile.
 */
export async function leaveClinic(deps: Deps, actor: Actor, id: string, leave: Leave): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await closePatient({ ...deps, db: tx }, actor, id, leave);
    if (await liesHere(tx, id)) throw new Refusal('lies_here');
    if (await hasOpenAlert(tx, id)) throw new Refusal('alert_open');
  });
}
