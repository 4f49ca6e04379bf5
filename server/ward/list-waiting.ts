import type { WaitingAdmission } from '#contract/ward/admissions.ts';
import { bedInWords } from '../admissions/bed-in-words.ts';
import { type InpatientRow, listWaiting } from '../admissions/find-inpatient.ts';
import { presentFormerPuds } from '../patients/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findProfiles } from '../records/find-profiles.ts';
import { findClinicalStatuses, type WithStatus } from './find-clinical-statuses.ts';
import { allowedOnWaiting, mayReadDiagnosis } from './policy.ts';
import { scaleOf } from './present-observation.ts';

/**
 * Lists what the desk and the bedside need before the acceptance, and nothing of the chart: who lies where, and the sets of
 * this stay. Only doctors read what the patient came for.
 */
export async function listWaitingAdmissions(deps: Deps, actor: Actor): Promise<WaitingAdmission[]> {
  const admissions = await listWaiting(deps, actor);
  const clinicalStatusOf = await findClinicalStatuses(deps, admissions);
  const profileOf = await findProfiles(
    deps,
    admissions.map(({ patient_id }) => patient_id),
  );
  return admissions.map((admission) => {
    const { age, sex } = profileOf(admission.patient_id);
    return {
      ...whoAndWhere(admission),
      ...howTheyStand(admission, clinicalStatusOf(admission.id)),
      age,
      sex,
      diagnosis: mayReadDiagnosis(actor) ? admission.diagnosis : null,
      can: allowedOnWaiting(actor),
    };
  });
}

const whoAndWhere = (admission: InpatientRow) => ({
  id: admission.id,
  patientId: admission.patient_id,
  name: admission.patient,
  pud: admission.pud,
  ...presentFormerPuds(admission.former_puds),
  room: admission.room,
  bed: admission.bed,
  place: bedInWords(admission),
  doctor: admission.doctor,
  doctorId: admission.doctor_id,
  admittedAt: admission.admitted_at.toISOString(),
  admittedBy: admission.admitter,
  version: admission.version,
});

const howTheyStand = (admission: InpatientRow, { status, score, sets, nextDue, isLate }: WithStatus) => ({
  status,
  score,
  saturationScale: scaleOf(admission.saturation_scale),
  lastObservedAt: sets[0]?.measured_at.toISOString() ?? null,
  nextObservationDue: nextDue.toISOString(),
  isObservationLate: isLate,
});
