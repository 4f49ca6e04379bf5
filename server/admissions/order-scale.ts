import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { requireLicence } from '../staffing/licences/require-licence.ts';
import { acceptStay } from './accept-admission.ts';
import { requireInpatient } from './find-inpatient.ts';
import { publishWard } from './publish-ward.ts';
import { changeLiveAdmission } from './store.ts';

/** SpO2 scale 2 of NEWS2 is a doctor's order; it counts from the next set on. */
export async function orderScale(
  deps: Deps,
  doctor: Actor,
  id: string,
  { scale, reason }: { scale: 1 | 2; reason: string },
): Promise<void> {
  // Scale 2 hides a low saturation; to end that is always possible.
  if (scale === 2) requireLicence(deps, doctor);
  await transaction(deps.db, async (tx) => {
    const stay = await requireInpatient({ ...deps, db: tx }, doctor, id);
    const { patient_id: patientId } = stay;
    await acceptStay(tx, deps, doctor, stay, doctor.accountId);
    const order = { saturation_scale: scale, scale_reason: reason, scale_by: doctor.accountId };
    await changeLiveAdmission(tx, id, order);
    const about = { subject: 'admission', subjectId: id, patientId, details: { scale } };
    await appendEntry(tx, deps.clock, doctor, 'saturation-scale.ordered', about);
    await publishWard(tx, deps, ['inpatients'], { patientId, id });
  });
}
