import type { Room } from '#contract/ward/rooms.ts';
import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { aBed, anInpatient, aWaitingInpatient } from './testing.ts';

const roomWith = async (app: TestApp, bedId: string): Promise<string> =>
  (await app.db.selectFrom('beds').select('room_id').where('id', '=', bedId).executeTakeFirstOrThrow()).room_id;

const CLOSING = { reason: 'Call bell does not ring' };

export const EXAMPLES: Examples = {
  'POST /rooms': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    body: { name: `2${Math.random().toString().slice(2, 8)}`, beds: ['A', 'B'] },
    leaves: 'room.added',
  }),
  'POST /rooms/{id}/beds': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    id: await roomWith(app, (await aBed(app)).id),
    body: { name: 'B' },
    leaves: 'bed.added',
  }),
  'POST /rooms/several': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    body: { ward: 'Day ward', firstNumber: Math.trunc(10_000 + Math.random() * 80_000), rooms: 2, bedsEach: 3 },
    leaves: 'room.added',
  }),
  'PATCH /rooms/{id}': async (app) => {
    const id = await roomWith(app, (await aBed(app)).id);
    const { cookie } = await app.anAdministrator();
    const { name, ward } = (await app.as(cookie).get('/api/rooms'))
      .json<Room[]>()
      .find((room) => room.id === id) as Room;
    const body = { name: `3${Math.random().toString().slice(2, 8)}`, ward: 'Ward 3', was: { name, ward } };
    return { cookie, id, body, leaves: 'room.changed' };
  },
  'POST /rooms/{id}/close': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    id: await roomWith(app, (await aBed(app)).id),
    body: CLOSING,
    leaves: 'room.closed',
  }),
  'POST /rooms/{id}/open': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    id: await roomWith(app, (await aBed(app)).id),
    leaves: 'room.opened',
  }),
  'PATCH /beds/{id}': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    id: (await aBed(app)).id,
    body: { name: 'W', was: 'A' },
    leaves: 'bed.renamed',
  }),
  'POST /beds/{id}/close': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    id: (await aBed(app)).id,
    body: CLOSING,
    leaves: 'bed.closed',
  }),
  'POST /beds/{id}/open': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    id: (await aBed(app)).id,
    leaves: 'bed.opened',
  }),
  'POST /inpatients': async (app) => {
    const [patient, doctor, nurse] = [await app.aPatient(), await app.aDoctor(), await app.aNurse()];
    const bed = await aBed(app);
    const body = { patientId: patient.patientId, bedId: bed.id, doctorId: doctor.id, diagnosis: 'Pneumonia' };
    return { cookie: nurse.cookie, body, leaves: 'patient.admitted' };
  },
  'POST /inpatients/{id}/accept': async (app) => {
    const { id, doctor } = await aWaitingInpatient(app);
    return { cookie: doctor.cookie, id, leaves: 'admission.accepted' };
  },
  'POST /inpatients/{id}/decline': async (app) => {
    const { id, doctor } = await aWaitingInpatient(app);
    return { cookie: doctor.cookie, id, body: { reason: 'Not one of my patients.' }, leaves: 'admission.declined' };
  },
  'POST /inpatients/{id}/transfer': async (app) => {
    const { id, nurse } = await anInpatient(app);
    const body = { bedId: (await aBed(app)).id, version: 1 };
    return { cookie: nurse.cookie, id, body, leaves: 'patient.transferred' };
  },
  'POST /inpatients/{id}/discharge': async (app) => {
    const { id, nurse } = await anInpatient(app);
    return {
      cookie: nurse.cookie,
      id,
      body: { summary: 'Well again.', version: 1 },
      leaves: 'patient.discharged',
    };
  },
};
