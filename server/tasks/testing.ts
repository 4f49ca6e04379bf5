import { randomUUID } from 'node:crypto';
import type { NewStaffTask } from '#contract/staff-tasks.ts';
import { transaction } from '../db/transaction.ts';
import { takeIntoCare } from '../patients/testing.ts';
import type { TestHouse } from '../testing-house.ts';
import type { Patient, Person } from '../testing-people.ts';
import { giveTasks } from './give-tasks.ts';

export type MadeTask = { id: string; doctor: Person; nurse: Person; patient: Patient };

type Wish = Partial<NewStaffTask> & { toNurse?: boolean; doctor?: Person };

/** Given by a doctor who cares for the patient, to one nurse or to whoever takes it. */
export async function aTask(house: TestHouse, { toNurse = false, doctor, ...wish }: Wish = {}): Promise<MadeTask> {
  const giver = doctor ?? (await house.aDoctor({ name: 'Dr. Arjun Nair' }));
  const nurse = await house.aNurse({ name: 'Priya Thomas' });
  const patient = await house.aPatient({ name: 'Anjali Deshmukh' });
  await takeIntoCare(house, giver, patient);
  const task: NewStaffTask = {
    task: 'SpO2 again after 30 minutes',
    priority: 'normal',
    ...wish,
    ...(toNurse ? { to: nurse.id } : {}),
  };
  const diagnosisId = await aSignedDiagnosis(house, giver, patient);
  const about = { patientId: patient.patientId, patientName: patient.name, diagnosisId };
  await transaction(house.db, (tx) => giveTasks(tx, house.deps, giver.actor, about, [task]));
  const { id } = await house.db
    .selectFrom('staff_tasks')
    .select('id')
    .where('diagnosis_id', '=', diagnosisId)
    .executeTakeFirstOrThrow();
  return { id, doctor: giver, nurse, patient };
}

/** This room comes before the one that signs. */
async function aSignedDiagnosis({ db, clock }: TestHouse, doctor: Person, { patientId }: Patient): Promise<string> {
  const id = randomUUID();
  const signed = { signed_by: doctor.id, signed_at: clock.now(), safety: '[]', safety_table: '2026-11' };
  const diagnosis = { id, patient_id: patientId, diagnosis: 'Pneumonia', notes: '', on_day: '2026-03-02', ...signed };
  await db.insertInto('diagnoses').values(diagnosis).execute();
  return id;
}
