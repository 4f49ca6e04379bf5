// Doctors with a patient in care, and signed diagnoses, made by the use cases that people use.

import type { MedicineOrder } from '#contract/medicines/medicines.ts';
import type { DraftForm, NewDiagnosis } from '#contract/patients/diagnoses.ts';
import type { ProfileForm } from '#contract/patients/profile.ts';
import { takeIntoCare } from '../patients/testing.ts';
import { saveProfile } from '../records/save-profile.ts';
import type { TestApp } from '../testing-app.ts';
import type { Patient, Person } from '../testing-people.ts';
import { signDiagnosis } from './sign-diagnosis.ts';

const ADULT: ProfileForm = { age: 40, sex: 'female', pregnancy: 'no', allergyState: 'none-known' };

export const EMPTY_DRAFT: DraftForm = {
  diagnosis: '',
  code: null,
  medications: [],
  tests: [],
  staffTasks: [],
  notes: '',
  followUpOn: null,
  answers: {},
};

export type Treated = { doctor: Person; patient: Patient };

/** An adult without allergies, unless told otherwise, in the care of a doctor. */
export async function aTreatedPatient(app: TestApp, profile: ProfileForm = {}, doctor?: Person): Promise<Treated> {
  const caring = doctor ?? (await app.aDoctor({ name: 'Dr. Arjun Nair' }));
  const patient = await app.aPatient({ name: 'Anjali Deshmukh' });
  await takeIntoCare(app, caring, patient);
  await saveProfile(app.deps, patient.actor, patient.patientId, { ...ADULT, ...profile });
  return { doctor: caring, patient };
}

export const PARACETAMOL: MedicineOrder = {
  name: 'Paracetamol',
  dose: { amount: 500, unit: 'mg' },
  route: 'by mouth',
  frequency: '3-times-a-day',
  days: 5,
};
export const AMOXICILLIN: MedicineOrder = { ...PARACETAMOL, name: 'Amoxicillin', days: 7 };

export const aForm = ({ patientId }: Pick<Patient, 'patientId'>, input: Partial<NewDiagnosis> = {}): NewDiagnosis => ({
  patient: patientId,
  diagnosis: 'Pneumonia, unspecified organism',
  code: 'J18.9',
  medications: [],
  tests: [],
  staffTasks: [],
  ...input,
});

export const signFor = (app: TestApp, { doctor, patient }: Treated, input: Partial<NewDiagnosis> = {}) =>
  signDiagnosis(app.deps, doctor.actor, aForm(patient, input));

export const medicineIdOf = async ({ db }: TestApp, name: string): Promise<string> =>
  (await db.selectFrom('medicines').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

export const testIdOf = async ({ db }: TestApp, name: string): Promise<string> =>
  (await db.selectFrom('lab_tests').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
