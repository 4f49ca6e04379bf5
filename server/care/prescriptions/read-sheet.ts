import type { PrescriptionSheet } from '#contract/medicines/prescriptions.ts';
import { transaction } from '#server/db/transaction.ts';
import { openChart } from '#server/patients/chart-access/open-chart.ts';
import { findFormerRecords, presentFormerPuds } from '#server/patients/public.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findProfile } from '#server/records/find-profile.ts';
import { allergiesInWords } from './allergies-in-words.ts';
import { presentPrescription } from './present.ts';
import { medicinesIn, prescriberOf, prescriptionById } from './store.ts';

/** Reads the prescription for printing, with the doctor's licence number, the patient's allergies and the clinic's name. */
export async function readSheet(deps: Deps, actor: Actor, id: string): Promise<PrescriptionSheet> {
  return transaction(deps.db, async (tx) => {
    const unchecked = await prescriptionById(tx, id);
    if (!unchecked) throw new Refusal('not_found');
    const patient = await openChart(tx, deps, actor, unchecked.patient_id, 'prescription');
    const profile = await findProfile({ ...deps, db: tx }, patient.id);
    const prescriber = await prescriberOf(tx, unchecked.prescribed_by, unchecked.signed_at);
    return {
      ...presentPrescription(deps, actor, unchecked, await medicinesIn(tx, [id])),
      patient: {
        name: patient.name,
        pud: patient.pud,
        ...presentFormerPuds((await findFormerRecords(tx, patient.id)).map(({ pud }) => pud)),
        age: profile.age,
        sex: profile.sex,
        allergies: allergiesInWords(profile),
      },
      prescriber: {
        name: prescriber.name,
        title: prescriber.title ?? 'Doctor',
        department: prescriber.department,
        licenseNumber: prescriber.license_number,
      },
      clinic: { name: deps.config.clinic.name, timeZone: deps.config.clinic.timeZone },
    };
  });
}
