import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { findPeople } from '../identity/find-people.ts';
import { notify } from '../notices/notify.ts';
import { requireChart } from '../patients/chart-access/require-chart.ts';
import { findPatient, type PatientRow } from '../patients/find-patient.ts';
import { setPlace } from '../patients/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { linkTo } from '../platform/link.ts';
import { Refusal } from '../platform/refusal.ts';
import { isDoctorHere } from '../staffing/duty.ts';
import { acceptStay } from './accept-admission.ts';
import { bedInWords } from './bed-in-words.ts';
import { closedBed } from './constraint-refusals.ts';
import { notifyOfStay } from './notify-patient.ts';
import { acceptsByAdmitting, knowsEveryStay } from './policy.ts';
import { publishWard } from './publish-ward.ts';
import { lockBed } from './rooms/store.ts';
import { insertAdmission, insertStay } from './store.ts';

export type Arrival = { patientId: string; bedId: string; doctorId: string; diagnosis: string };

/**
 * Puts a patient into a bed. A race for the bed, or for the patient, is settled by one_live_admission_per_bed and
 * one_live_admission_per_patient. By a doctor it is accepted at once; by a nurse it opens no chart until a doctor has
 * accepted it. Answers the id of the admission.
 */
export async function admitPatient(deps: Deps, actor: Actor, arrival: Arrival): Promise<string> {
  const { patientId, doctorId, diagnosis } = arrival;
  return transaction(deps.db, async (tx) => {
    const patient = knowsEveryStay(actor)
      ? await findPatient(tx, patientId)
      : await requireChart({ ...deps, db: tx }, actor, patientId);
    const bed = await requireBed(tx, arrival.bedId);
    await assertDoctor(tx, doctorId);
    const now = deps.clock.now();
    const stay = { bed_id: bed.id, patient_id: patient.id, doctor_id: doctorId };
    const id = await insertAdmission(tx, { ...stay, diagnosis, admitted_at: now, admitted_by: actor.accountId });
    await insertStay(tx, { admission_id: id, bed_id: bed.id, from_at: now, moved_by: actor.accountId });
    await setPlace(tx, patientId, bed.place);
    const about = { subject: 'admission', subjectId: id, patientId, details: { bed: bed.id } };
    await appendEntry(tx, deps.clock, actor, 'patient.admitted', about);
    await publishWard(tx, deps, ['inpatients', 'rooms', 'patients'], { patientId, id }, [doctorId]);
    const admittedBy = actor.accountId;
    if (acceptsByAdmitting(actor))
      await acceptStay(tx, deps, actor, { ...stay, id, admitted_by: admittedBy }, admittedBy);
    await notifySides(tx, deps, actor, { patient, doctorId, place: bed.place });
    return id;
  });
}

async function assertDoctor(tx: Tx, doctorId: string): Promise<void> {
  if (await isDoctorHere(tx, doctorId)) return;
  const message = 'Choose the doctor.';
  throw new Refusal('unknown_doctor', { message, fields: { doctorId: message } });
}

type Admitted = { patient: PatientRow; doctorId: string; place: string };

async function notifySides(tx: Tx, deps: Deps, actor: Actor, { patient, doctorId, place }: Admitted): Promise<void> {
  const people = await findPeople(tx, [doctorId, actor.accountId]);
  const nameOf = (id: string) => people.get(id)?.name ?? 'Our staff';
  await notifyOfStay(tx, deps, patient.id, {
    code: 'admitted',
    values: { place, doctor: nameOf(doctorId) },
  });
  if (acceptsByAdmitting(actor)) return;
  await notify(tx, deps, {
    to: doctorId,
    kind: 'admission',
    title: `${patient.name} waits for your acceptance`,
    text: `${nameOf(actor.accountId)} admitted the patient to ${place}. The chart opens to the ward once you accept.`,
    link: '/doctor-dashboard',
    patientId: patient.id,
    mail: {
      subject: 'An admission waits for you',
      text: `${patient.name} was admitted to ${place}. Accept or decline here:\n${linkTo(deps.config, '/doctor-dashboard')}`,
    },
  });
}

/** Locks the bed until the transaction ends, so that nobody takes it out of use meanwhile. */
export async function requireBed(tx: Tx, id: string): Promise<{ id: string; place: string }> {
  const bed = await lockBed(tx, id);
  if (!bed) throw new Refusal('unknown_bed', { fields: { bedId: 'Choose one of the free beds.' } });
  if (bed.closed_at || bed.room_closed_at) throw closedBed();
  return { id: bed.id, place: bedInWords({ room: bed.room, bed: bed.name }) };
}
