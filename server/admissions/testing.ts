// Makes beds and inpatients for tests of this module and of later ones.
import { randomUUID } from 'node:crypto';
import { transaction } from '../db/transaction.ts';
import { saveProfile } from '../records/save-profile.ts';
import type { TestApp } from '../testing-app.ts';
import type { Patient, Person } from '../testing-people.ts';
import { acceptAdmission } from './accept-admission.ts';
import { admitPatient } from './admit-patient.ts';
import { insertBeds, insertRoom } from './rooms/store.ts';

type Hospital = Pick<TestApp, 'deps' | 'db' | 'aPatient' | 'aDoctor' | 'aNurse'>;

type About = {
  patient?: Patient;
  doctor?: Person;
  nurse?: Person;
  name?: string;
  /** Null: nobody has entered one. */
  born?: string | null;
  allergies?: string[];
  pregnancy?: 'yes' | 'no';
};

/** A free bed in a room of its own. */
export async function aBed({ db }: Pick<TestApp, 'db'>): Promise<{ id: string; place: string }> {
  const room = randomUUID().slice(0, 6);
  const id = randomUUID();
  await transaction(db, async (tx) => {
    await insertBeds(tx, [{ id, room_id: await insertRoom(tx, room), name: 'A' }]);
  });
  return { id, place: `${room}-A` };
}

export type Admitted = Awaited<ReturnType<typeof anInpatient>>;

/** Someone of 56 years, unless given otherwise, in a bed since now and accepted by the doctor. */
export async function anInpatient(app: Hospital, about: About = {}) {
  const stay = await aWaitingInpatient(app, about);
  await acceptAdmission(app.deps, stay.doctor.actor, stay.id);
  return stay;
}

/** The same before the doctor has accepted. */
export async function aWaitingInpatient(app: Hospital, about: About = {}) {
  const patient = about.patient ?? (await app.aPatient({ name: about.name ?? 'Ravi Menon' }));
  const doctor = about.doctor ?? (await app.aDoctor({ name: 'Dr. Mira Das' }));
  const nurse = about.nurse ?? (await app.aNurse({ name: 'Sita Pillai' }));
  const born = about.born === undefined ? '1970-01-01' : about.born;
  await saveProfile(app.deps, patient.actor, patient.patientId, {
    ...(born ? { dateOfBirth: born } : {}),
    sex: about.pregnancy ? 'female' : 'male',
    ...(about.pregnancy ? { pregnancy: about.pregnancy } : {}),
    ...(about.allergies
      ? { allergyState: 'listed', allergies: about.allergies }
      : { allergyState: 'none-known', allergies: [] }),
  });
  const bed = await aBed(app);
  const id = await admitPatient(app.deps, nurse.actor, {
    patientId: patient.patientId,
    bedId: bed.id,
    doctorId: doctor.id,
    diagnosis: 'Pneumonia',
  });
  return { id, patient, doctor, nurse, bed };
}
