import { randomUUID } from 'node:crypto';
import type { NewStaffTask } from '#contract/ward/staff-tasks.ts';
import { transaction } from '../db/transaction.ts';
import { takeIntoCare } from '../patients/testing.ts';
import type { TestApp } from '../testing-app.ts';
import type { Patient, Person } from '../testing-people.ts';
import { giveTasks } from './give-tasks.ts';

export type MadeTask = { id: string; doctor: Person; nurse: Person; patient: Patient };

type Input = Partial<NewStaffTask> & { toNurse?: boolean; doctor?: Person };

/** Given by a doctor who cares for the patient, to one nurse or to whoever takes it. */
export async function aTask(app: TestApp, { toNurse = false, doctor, ...input }: Input = {}): Promise<MadeTask> {
  const giver = doctor ?? (await app.aDoctor({ name: 'Dr. Arjun Nair' }));
  const nurse = await app.aNurse({ name: 'Priya Thomas' });
  const patient = await app.aPatient({ name: 'Anjali Deshmukh' });
  await takeIntoCare(app, giver, patient);
  const task: NewStaffTask = {
    task: 'SpO2 again after 30 minutes',
    priority: 'normal',
    ...input,
    ...(toNurse ? { to: nurse.id } : {}),
  };
  const diagnosisId = await aSignedDiagnosis(app, giver, patient);
  const about = { patientId: patient.patientId, patientName: patient.name, diagnosisId };
  await transaction(app.db, (tx) => giveTasks(tx, app.deps, giver.actor, about, [task]));
  const { id } = await app.db
    .selectFrom('staff_tasks')
    .select('id')
    .where('diagnosis_id', '=', diagnosisId)
    .executeTakeFirstOrThrow();
  return { id, doctor: giver, nurse, patient };
}

/** Written straight into the table: this module comes before the one that signs diagnoses. */
async function aSignedDiagnosis({ db, clock }: TestApp, doctor: Person, { patientId }: Patient): Promise<string> {
  const id = randomUUID();
  const signed = { signed_by: doctor.id, signed_at: clock.now(), safety: '[]', safety_table: '2026-11' };
  const diagnosis = { id, patient_id: patientId, diagnosis: 'Pneumonia', notes: '', on_day: '2026-03-02', ...signed };
  await db.insertInto('diagnoses').values(diagnosis).execute();
  return id;
}
