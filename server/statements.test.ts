// How many trips to the database the requests make that a clinic sends all day: each costs both sides more than what it asks for.
// A number may go down. Who needs to raise one has looked for a way without it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAppointment, aRequest, aScheduledDoctor, type MadeAppointment, tomorrow } from './appointments/testing.ts';
import { PARACETAMOL, signFor } from './care/testing.ts';
import { tripsOf } from './db/testing-statements.ts';
import { saveProfile } from './records/save-profile.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import type { Person } from './testing-people.ts';

let app: TestApp;
let visit: MadeAppointment;
let nurse: Person;
beforeAll(async () => {
  app = await startTestApp();
  visit = await anAppointment(app, { status: 'completed', date: '2026-02-20', reason: 'A cough' });
  await saveProfile(app.deps, visit.patient.actor, visit.patient.patientId, {
    ...{ age: 54, sex: 'female', pregnancy: 'no', allergyState: 'none-known' },
  });
  await signFor(app, visit, { medications: [PARACETAMOL] });
  nurse = await app.aNurse();
});
afterAll(() => app.close());

type Call = { cookie: string; method?: 'POST' | 'PATCH'; url: string; body?: object; key?: string };

/** The second time: what is asked once and remembered is not counted. */
async function sentBy(calls: Call[]): Promise<string[]> {
  let sent: string[] = [];
  for (const { cookie, method = 'GET', url, body, key } of calls) {
    sent = await tripsOf(app.database.pool, async () => {
      const answer = await app.as(cookie).send(method, url, body, key ? { 'idempotency-key': key } : {});
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    });
  }
  return sent;
}

// One of them is that of the entry in the trail, which all that are read at the moment share.
describe('reads', () => {
  test.each<[string, number, () => Omit<Call, 'body'>]>([
    [
      'a doctor reads a patient',
      3,
      () => ({ cookie: visit.doctor.cookie, url: `/api/patients/${visit.patient.patientId}` }),
    ],
    ['the desk reads a patient', 3, () => ({ cookie: nurse.cookie, url: `/api/patients/${visit.patient.patientId}` })],
    ['the desk searches a name', 4, () => ({ cookie: nurse.cookie, url: '/api/patients/search?q=Asha' })],
    ['a patient lists their appointments', 2, () => ({ cookie: visit.patient.cookie, url: '/api/appointments' })],
    [
      "a doctor lists a patient's appointments",
      3,
      () => ({ cookie: visit.doctor.cookie, url: `/api/appointments/patient/${visit.patient.patientId}` }),
    ],
    [
      "a doctor reads a patient's summary",
      3,
      () => ({ cookie: visit.doctor.cookie, url: `/api/patients/${visit.patient.patientId}/summary` }),
    ],
  ])('%s with %i trips at most', async (_what, most, call) => {
    expect((await sentBy([call(), call()])).length).toBeLessThanOrEqual(most);
  });
});

describe('writes', () => {
  test.each([
    ['a patient books', 3, false],
    ['a patient books with an idempotency key', 5, true],
  ])('%s with %i trips at most', async (_what, most, hasKey) => {
    const [doctor, patient] = [await aScheduledDoctor(app), await app.aPatient()];
    const book = (time: string): Call => ({
      ...{ cookie: patient.cookie, method: 'POST', url: '/api/appointments/book' },
      body: aRequest(app, doctor, { date: tomorrow(app), time }),
      ...(hasKey ? { key: `booking-${time}` } : {}),
    });
    expect((await sentBy([book('10:00'), book('11:00')])).length).toBeLessThanOrEqual(most);
  });

  test('a doctor approves with 3 trips at most', async () => {
    const doctor = await aScheduledDoctor(app);
    const approve = async (time: string): Promise<Call> => {
      const { id } = await anAppointment(app, { doctor, status: 'pending', date: tomorrow(app), time });
      return {
        ...{ cookie: doctor.cookie, method: 'PATCH', url: `/api/appointments/${id}/status` },
        body: { status: 'approved' },
      };
    };
    expect((await sentBy([await approve('10:00'), await approve('11:00')])).length).toBeLessThanOrEqual(3);
  });
});
