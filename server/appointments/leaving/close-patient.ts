import type { Leave } from '#contract/appointments/leaving.ts';
import { transaction } from '#server/db/transaction.ts';
import { deactivatePatient } from '#server/patients/deactivate-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { endWishesOfPatient } from '../waitlist/wishes/end-wishes.ts';
import { endVisits } from './end-visits.ts';

/** Deactivates a patient. Coming visits are cancelled in the same transaction, and their doctors are told. */
export async function closePatient(deps: Deps, actor: Actor, id: string, leave: Leave): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const within = { ...deps, db: tx };
    await deactivatePatient(within, actor, id);
    await endVisits(tx, within, actor, { patientId: id }, leave);
    await endWishesOfPatient(tx, within, actor, id);
  });
}
