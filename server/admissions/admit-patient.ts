import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { openCare, openChartToNurses } from '../patients/care.ts';
import { demandChart, findPatient } from '../patients/find-patient.ts';
import { setPlace } from '../patients/set-place.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { isDoctorHere } from '../staffing/duty.ts';
import { announceWard } from './announce-ward.ts';
import { placeInWords } from './place.ts';
import { holdBed, insertAdmission, insertStay } from './store.ts';

export type Arrival = { patientId: string; bedId: string; doctorId: string; diagnosis: string };

/**
 * Puts a patient into a bed. A race for the bed, or for the patient, is settled by one_live_admission_per_bed and
 * one_live_admission_per_patient. Answers the id of the admission.
 */
export async function admitPatient(deps: Deps, actor: Actor, arrival: Arrival): Promise<string> {
  const { patientId, doctorId, diagnosis } = arrival;
  return transaction(deps.db, async (tx) => {
    // The desk admits whoever comes; a doctor those whom they care for.
    const patient =
      actor.role === 'staff'
        ? await findPatient(tx, patientId)
        : await demandChart({ ...deps, db: tx }, actor, patientId);
    const bed = await demandBed(tx, arrival.bedId);
    if (!(await isDoctorHere(tx, doctorId))) {
      throw new Refusal('unknown_doctor', {
        message: 'Choose the doctor.',
        fields: { doctorId: 'Choose the doctor.' },
      });
    }
    const now = deps.clock.now();
    const stay = { bed_id: bed.id, patient_id: patient.id, doctor_id: doctorId };
    const id = await insertAdmission(tx, { ...stay, diagnosis, admitted_at: now, admitted_by: actor.accountId });
    await insertStay(tx, { admission_id: id, bed_id: bed.id, from_at: now, moved_by: actor.accountId });
    await openCare(tx, deps, {
      patientId,
      clinicianId: doctorId,
      kind: 'admission',
      sourceId: id,
      closesAt: null,
    });
    await openChartToNurses(tx, deps, { patientId, sourceId: id });
    await setPlace(tx, patientId, bed.place);
    const about = { subject: 'admission', subjectId: id, patientId, details: { bed: bed.id } };
    await appendEntry(tx, deps.clock, actor, 'patient.admitted', about);
    await announceWard(tx, deps, ['inpatients', 'rooms', 'patients'], { patientId, id });
    return id;
  });
}

/** Held until the transaction ends: nobody takes it out of use meanwhile. */
export async function demandBed(tx: Tx, id: string): Promise<{ id: string; place: string }> {
  const bed = await holdBed(tx, id);
  if (!bed || bed.closed_at) throw new Refusal('unknown_bed', { fields: { bedId: 'Choose one of the free beds.' } });
  return { id: bed.id, place: placeInWords({ room: bed.room, bed: bed.name }) };
}
