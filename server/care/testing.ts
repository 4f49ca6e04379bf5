// Doctors with a patient in care, and signed diagnoses, made by the verbs that people use.
import type { DraftForm, NewDiagnosis } from '#contract/diagnoses.ts';
import type { MedicineOrder } from '#contract/medicines.ts';
import type { ProfileForm } from '#contract/records.ts';
import { takeIntoCare } from '../patients/testing.ts';
import { saveProfile } from '../records/save-profile.ts';
import type { TestHouse } from '../testing-house.ts';
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
export async function aTreatedPatient(house: TestHouse, profile: ProfileForm = {}, doctor?: Person): Promise<Treated> {
  const caring = doctor ?? (await house.aDoctor({ name: 'Dr. Arjun Nair' }));
  const patient = await house.aPatient({ name: 'Anjali Deshmukh' });
  await takeIntoCare(house, caring, patient);
  await saveProfile(house.deps, patient.actor, patient.patientId, { ...ADULT, ...profile });
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

export const aForm = ({ patientId }: Pick<Patient, 'patientId'>, wish: Partial<NewDiagnosis> = {}): NewDiagnosis => ({
  patient: patientId,
  diagnosis: 'Pneumonia, unspecified organism',
  code: 'J18.9',
  medications: [],
  tests: [],
  staffTasks: [],
  ...wish,
});

export const signFor = (house: TestHouse, { doctor, patient }: Treated, wish: Partial<NewDiagnosis> = {}) =>
  signDiagnosis(house.deps, doctor.actor, aForm(patient, wish));

export const medicineIdOf = async ({ db }: TestHouse, name: string): Promise<string> =>
  (await db.selectFrom('medicines').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

export const testIdOf = async ({ db }: TestHouse, name: string): Promise<string> =>
  (await db.selectFrom('lab_tests').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
