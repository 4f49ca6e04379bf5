// Reasons of visits, messages and tasks are read by who is addressed or in care.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInpatient } from './admissions/testing.ts';
import { anAppointment } from './appointments/testing.ts';
import { aTreatedPatient, signFor } from './care/testing.ts';
import { sendMessage } from './messages/send-message.ts';
import { openTestHouse, type TestHouse } from './testing-house.ts';
import type { Person } from './testing-people.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const SECRET = 'Blood in the urine';
const bodyOf = async ({ cookie }: Person, path: string) => (await house.as(cookie).get(`/api${path}`)).body;
type Row = { id: string; patientId: string; isWithheld: boolean };
const rowOf = async (person: Person, path: string, id: string) =>
  (JSON.parse(await bodyOf(person, path)) as Row[]).find((row) => row.id === id);

describe('the reason of a visit', () => {
  test('is withheld from every nurse who is not in care, in each list, also on the day of the visit', async () => {
    const { id, patient } = await anAppointment(house, { reason: SECRET, status: 'approved' });
    const nurse = await house.aNurse();
    for (const path of ['/appointments', `/appointments/${id}`, `/appointments/patient/${patient.patientId}`]) {
      const body = await bodyOf(nurse, path);
      expect([path, body.includes(id), body.includes(SECRET)]).toEqual([path, true, false]);
      expect(body).toContain('"isReasonWithheld":true');
    }
  });

  test('is read by the nurse once the patient lies here', async () => {
    const { patient, nurse } = await anInpatient(house);
    const { id } = await anAppointment(house, { patient, reason: SECRET });
    expect(await bodyOf(nurse, `/appointments/${id}`)).toContain(SECRET);
  });
});

describe('a message to the ward', () => {
  const write = async (about: { patientId: string }, doctor: Person, priority: 'high' | 'critical' = 'high') =>
    (await sendMessage(house.deps, doctor.actor, { ...about, priority, subject: 'Urine', message: SECRET })).id;

  test('about an inpatient is read by every nurse', async () => {
    const { patient, doctor } = await anInpatient(house);
    const id = await write(patient, doctor);
    expect(await rowOf(await house.aNurse(), '/messages', id)).toMatchObject({ message: SECRET, isWithheld: false });
  });

  test('about someone who does not lie here is withheld until a nurse takes it on; then she alone reads it', async () => {
    const { patient, doctor } = await aTreatedPatient(house);
    const id = await write(patient, doctor);
    const [taker, other] = [await house.aNurse(), await house.aNurse()];
    expect(await rowOf(other, '/messages', id)).toMatchObject({
      ...{ subject: '', message: '', isWithheld: true, can: { open: true } },
    });

    const taken = await house.as(taker.cookie).post(`/api/messages/${id}/read`, {});
    expect(taken.json()).toMatchObject({ message: SECRET });
    expect(await rowOf(other, '/messages', id)).toMatchObject({ isWithheld: true, can: { open: false } });
    for (const act of ['read', 'replies']) {
      const body = act === 'replies' ? { message: 'What is it?' } : {};
      expect((await house.as(other.cookie).post(`/api/messages/${id}/${act}`, body)).statusCode).toBe(404);
    }
    const entries = await house.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'patient_id'])
      .where('action', '=', 'message.read')
      .where('subject_id', '=', id)
      .execute();
    expect(entries).toEqual([{ actor_id: taker.id, patient_id: patient.patientId }]);
  });

  test('that is critical rings without its text, and any nurse may acknowledge and read it', async () => {
    const { patient, doctor } = await aTreatedPatient(house);
    const id = await write(patient, doctor, 'critical');
    const nurse = await house.aNurse();
    expect(await rowOf(nurse, '/messages/critical', id)).toMatchObject({ isWithheld: true, message: '' });
    const answer = await house.as(nurse.cookie).post(`/api/messages/${id}/acknowledge`, {});
    expect(answer.json()).toMatchObject({ message: SECRET });
  });

  test('about someone who does not lie here does not say in the handover what it is about', async () => {
    const { patient, doctor } = await aTreatedPatient(house);
    await sendMessage(house.deps, doctor.actor, {
      ...{ patientId: patient.patientId, priority: 'high', subject: 'Hepatitis test', message: SECRET },
    });
    expect(await bodyOf(await house.aNurse(), '/handovers/current')).not.toContain('Hepatitis');
  });
});

describe('a task', () => {
  const give = async (to?: Person) => {
    const { patient, doctor } = await aTreatedPatient(house);
    const staffTasks = [{ task: SECRET, priority: 'normal' as const, ...(to ? { to: to.id } : {}) }];
    await signFor(house, { doctor, patient }, { staffTasks });
    const row = await house.db
      .selectFrom('staff_tasks')
      .select('id')
      .where('patient_id', '=', patient.patientId)
      .executeTakeFirstOrThrow();
    return row.id;
  };

  test('for whoever takes it shows who it is about; what is to be done is read by whoever takes it', async () => {
    const id = await give();
    const [taker, other] = [await house.aNurse(), await house.aNurse()];
    expect(await rowOf(other, '/staff-tasks', id)).toMatchObject({ task: '', isWithheld: true });
    const unseen = await house.as(other.cookie).post(`/api/staff-tasks/${id}/done`, {});
    expect([unseen.statusCode, unseen.body.includes(SECRET)]).toEqual([409, false]);
    const taken = await house.as(taker.cookie).post(`/api/staff-tasks/${id}/take`, {});
    expect(taken.json()).toMatchObject({ task: SECRET, isWithheld: false });
    expect(await rowOf(other, '/staff-tasks', id)).toMatchObject({ task: '', isWithheld: true });
  });

  test('for one nurse is read by her', async () => {
    const nurse = await house.aNurse();
    const id = await give(nurse);
    expect(await rowOf(nurse, '/staff-tasks', id)).toMatchObject({ task: SECRET });
  });
});
