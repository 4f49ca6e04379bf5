// Beds and inpatients for tests of this room and of those that come after it.
import { randomUUID } from 'node:crypto';
import { transaction } from '../db/transaction.ts';
import { saveProfile } from '../records/save-profile.ts';
import type { TestHouse } from '../testing-house.ts';
import type { Patient, Person } from '../testing-people.ts';
import { acceptAdmission } from './accept-admission.ts';
import { admitPatient } from './admit-patient.ts';
import { insertBeds, insertRoom } from './store.ts';

type Hospital = Pick<TestHouse, 'deps' | 'db' | 'aPatient' | 'aDoctor' | 'aNurse'>;

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
export async function aBed({ db }: Pick<TestHouse, 'db'>): Promise<{ id: string; place: string }> {
  const room = randomUUID().slice(0, 6);
  const id = randomUUID();
  await transaction(db, async (tx) => {
    await insertBeds(tx, [{ id, room_id: await insertRoom(tx, room), name: 'A' }]);
  });
  return { id, place: `${room}-A` };
}

export type Admitted = Awaited<ReturnType<typeof anInpatient>>;

/** Someone of 56 years, if nothing else is wished, in a bed since now and accepted by the doctor. */
export async function anInpatient(house: Hospital, about: About = {}) {
  const stay = await aWaitingInpatient(house, about);
  await acceptAdmission(house.deps, stay.doctor.actor, stay.id);
  return stay;
}

/** The same before the doctor has accepted. */
export async function aWaitingInpatient(house: Hospital, about: About = {}) {
  const patient = about.patient ?? (await house.aPatient({ name: about.name ?? 'Ravi Menon' }));
  const doctor = about.doctor ?? (await house.aDoctor({ name: 'Dr. Mira Das' }));
  const nurse = about.nurse ?? (await house.aNurse({ name: 'Sita Pillai' }));
  const born = about.born === undefined ? '1970-01-01' : about.born;
  await saveProfile(house.deps, patient.actor, patient.patientId, {
    ...(born ? { dateOfBirth: born } : {}),
    sex: about.pregnancy ? 'female' : 'male',
    ...(about.pregnancy ? { pregnancy: about.pregnancy } : {}),
    ...(about.allergies
      ? { allergyState: 'listed', allergies: about.allergies }
      : { allergyState: 'none-known', allergies: [] }),
  });
  const bed = await aBed(house);
  const id = await admitPatient(house.deps, nurse.actor, {
    patientId: patient.patientId,
    bedId: bed.id,
    doctorId: doctor.id,
    diagnosis: 'Pneumonia',
  });
  return { id, patient, doctor, nurse, bed };
}
