import type { Observation } from '#contract/ward/observations.ts';
import { openInpatient } from '../admissions/find-inpatient.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findProfile } from '../records/find-profile.ts';
import { judgedNow } from './judging/judged-now.ts';
import { presentObservation } from './present-observation.ts';
import { setsOf } from './store.ts';

export async function listObservations(
  deps: Deps,
  actor: Actor,
  admissionId: string,
  limit = 100,
): Promise<Observation[]> {
  return transaction(deps.db, async (tx) => {
    const { patient_id: patientId } = await openInpatient(tx, deps, actor, admissionId, 'observations');
    const person = await findProfile({ ...deps, db: tx }, patientId);
    return (await setsOf(tx, admissionId, limit)).map((row) => presentObservation(judgedNow(row, person), actor));
  });
}
