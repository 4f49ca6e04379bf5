import type { StoredTriageInFull } from '#contract/triage/symptom-records.ts';
import { transaction } from '../db/transaction.ts';
import { openChart } from '../patients/chart-access/open-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { photoCell } from './answering/keep-result.ts';
import { triageInFull } from './present.ts';
import { sealedPhoto, triageById } from './store.ts';

/** Readable for the patient and for doctors who care for them; to anyone else it does not exist. */
export async function readSymptoms(deps: Deps, actor: Actor, id: string): Promise<StoredTriageInFull> {
  return transaction(deps.db, async (tx) => {
    const unchecked = await triageById(tx, id);
    if (!unchecked) throw new Refusal('not_found');
    await openChart(tx, deps, actor, unchecked.patient_id, 'symptoms');
    return triageInFull(deps.config, unchecked);
  });
}

/** The photo as it was sealed: a plain JPEG without metadata. */
export async function readSealedPhoto(deps: Deps, actor: Actor, id: string): Promise<Buffer> {
  return transaction(deps.db, async (tx) => {
    const unchecked = await triageById(tx, id);
    if (!unchecked) throw new Refusal('not_found');
    await openChart(tx, deps, actor, unchecked.patient_id, 'photo');
    const photo = await sealedPhoto(tx, id);
    if (!photo) throw new Refusal('not_found');
    return deps.seal.open(photo.sealed, photoCell(id));
  });
}
