import type { InpatientRow } from '../admissions/find-inpatient.ts';
import { findMedicines } from '../medication/inpatient-medicines.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findProfiles } from '../records/find-profiles.ts';
import { byUrgency } from './clinical-status.ts';
import { findClinicalStatuses } from './find-clinical-statuses.ts';
import type { Known } from './present-inpatient.ts';
import { notesOf } from './store.ts';

/** All that the ward knows of these, whoever needs someone first at the top. The caller may open their charts. */
export async function findWardFacts(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  admissions: readonly InpatientRow[],
): Promise<Known[]> {
  const ids = admissions.map(({ id }) => id);
  const clinicalStatusOf = await findClinicalStatuses(deps, admissions);
  const profileOf = await findProfiles(
    deps,
    admissions.map(({ patient_id }) => patient_id),
  );
  const medicinesOf = await findMedicines(deps, actor, ids);
  const notes = ids.length === 0 ? [] : await notesOf(deps.db, ids);
  return admissions
    .map((admission) => ({
      admission,
      clinicalStatus: clinicalStatusOf(admission.id),
      profile: profileOf(admission.patient_id),
      medicines: medicinesOf(admission.id),
      notes: notes.filter(({ admission_id }) => admission_id === admission.id),
    }))
    .toSorted((one, other) => byUrgency(one.clinicalStatus, other.clinicalStatus));
}
