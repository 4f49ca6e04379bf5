import type { Examples } from '../testing-calls.ts';
import type { TestHouse } from '../testing-house.ts';
import { aBed, anInpatient, aWaitingInpatient } from './testing.ts';

const roomWith = async (house: TestHouse, bedId: string): Promise<string> =>
  (await house.db.selectFrom('beds').select('room_id').where('id', '=', bedId).executeTakeFirstOrThrow()).room_id;

export const EXAMPLES: Examples = {
  'POST /rooms': async (house) => ({
    cookie: (await house.anAdministrator()).cookie,
    body: { name: `2${Math.random().toString().slice(2, 8)}`, beds: ['A', 'B'] },
    leaves: 'room.added',
  }),
  'POST /rooms/{id}/beds': async (house) => ({
    cookie: (await house.anAdministrator()).cookie,
    id: await roomWith(house, (await aBed(house)).id),
    body: { name: 'B' },
    leaves: 'bed.added',
  }),
  'POST /beds/{id}/close': async (house) => ({
    cookie: (await house.anAdministrator()).cookie,
    id: (await aBed(house)).id,
    body: { isClosed: true },
    leaves: 'bed.closed',
  }),
  'POST /inpatients': async (house) => {
    const [patient, doctor, nurse] = [await house.aPatient(), await house.aDoctor(), await house.aNurse()];
    const bed = await aBed(house);
    const body = { patientId: patient.patientId, bedId: bed.id, doctorId: doctor.id, diagnosis: 'Pneumonia' };
    return { cookie: nurse.cookie, body, leaves: 'patient.admitted' };
  },
  'POST /inpatients/{id}/accept': async (house) => {
    const { id, doctor } = await aWaitingInpatient(house);
    return { cookie: doctor.cookie, id, leaves: 'admission.accepted' };
  },
  'POST /inpatients/{id}/decline': async (house) => {
    const { id, doctor } = await aWaitingInpatient(house);
    return { cookie: doctor.cookie, id, body: { reason: 'Not one of my patients.' }, leaves: 'admission.declined' };
  },
  'POST /inpatients/{id}/transfer': async (house) => {
    const { id, nurse } = await anInpatient(house);
    const body = { bedId: (await aBed(house)).id, version: 1 };
    return { cookie: nurse.cookie, id, body, leaves: 'patient.transferred' };
  },
  'POST /inpatients/{id}/discharge': async (house) => {
    const { id, nurse } = await anInpatient(house);
    return {
      cookie: nurse.cookie,
      id,
      body: { summary: 'Well again.', version: 1 },
      leaves: 'patient.discharged',
    };
  },
};
