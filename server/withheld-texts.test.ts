// Reasons of visits, messages, tasks and the tests of lab orders are read by who is addressed or in care.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { anInpatient } from './admissions/testing.ts';
import { anAppointment } from './appointments/testing.ts';
import { aTreatedPatient, signFor } from './care/testing.ts';
import { aLabOrder } from './labs/testing.ts';
import { sendMessage } from './messages/send-message.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import type { Person } from './testing-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const SECRET = 'Blood in the urine';
const bodyOf = async ({ cookie }: Person, path: string) => (await app.as(cookie).get(`/api${path}`)).body;
type Row = { id: string; patientId: string; isWithheld: boolean };
const rowOf = async (person: Person, path: string, id: string) =>
  (JSON.parse(await bodyOf(person, path)) as Row[]).find((row) => row.id === id);

describe('the reason of a visit', () => {
  test('is withheld from every nurse who is not in care, in each list, also on the day of the visit', async () => {
    const { id, patient } = await anAppointment(app, { reason: SECRET, status: 'approved' });
    const nurse = await app.aNurse();
    for (const path of ['/appointments', `/appointments/${id}`, `/appointments/patient/${patient.patientId}`]) {
      const body = await bodyOf(nurse, path);
      expect([path, body.includes(id), body.includes(SECRET)]).toEqual([path, true, false]);
      expect(body).toContain('"isReasonWithheld":true');
    }
  });

  test('is read by the nurse once the patient lies here', async () => {
    const { patient, nurse } = await anInpatient(app);
    const { id } = await anAppointment(app, { patient, reason: SECRET });
    expect(await bodyOf(nurse, `/appointments/${id}`)).toContain(SECRET);
  });
});

describe('a message to the ward', () => {
  const write = async (about: { patientId: string }, doctor: Person, priority: 'high' | 'critical' = 'high') =>
    (await sendMessage(app.deps, doctor.actor, { ...about, priority, subject: 'Urine', message: SECRET })).id;

  test('about an inpatient is read by every nurse', async () => {
    const { patient, doctor } = await anInpatient(app);
    const id = await write(patient, doctor);
    expect(await rowOf(await app.aNurse(), '/messages', id)).toMatchObject({ message: SECRET, isWithheld: false });
  });

  test('about someone who does not lie here is withheld until a nurse takes it on; then she alone reads it', async () => {
    const { patient, doctor } = await aTreatedPatient(app);
    const id = await write(patient, doctor);
    const [taker, other] = [await app.aNurse(), await app.aNurse()];
    expect(await rowOf(other, '/messages', id)).toMatchObject({
      ...{ subject: '', message: '', isWithheld: true, can: { open: true } },
    });

    const taken = await app.as(taker.cookie).post(`/api/messages/${id}/read`, {});
    expect(taken.json()).toMatchObject({ message: SECRET });
    expect(await rowOf(other, '/messages', id)).toMatchObject({ isWithheld: true, can: { open: false } });
    for (const act of ['read', 'replies']) {
      const body = act === 'replies' ? { message: 'What is it?' } : {};
      expect((await app.as(other.cookie).post(`/api/messages/${id}/${act}`, body)).statusCode).toBe(404);
    }
    const entries = await app.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'patient_id'])
      .where('action', '=', 'message.read')
      .where('subject_id', '=', id)
      .execute();
    expect(entries).toEqual([{ actor_id: taker.id, patient_id: patient.patientId }]);
  });

  test('about people who do not lie here are taken on by one nurse five at a time: a sixth is refused until one is answered, also when all come at once', async () => {
    const [nurse, colleague] = [await app.aNurse(), await app.aNurse()];
    const ids: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      const { patient, doctor } = await aTreatedPatient(app);
      ids.push(await write(patient, doctor));
    }
    const open = (id = '') => app.as(nurse.cookie).post(`/api/messages/${id}/read`, {});
    const answers = await Promise.all(ids.map(open));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(3).fill('messages_unanswered'));
    expect(refused.some(({ body }) => body.includes(SECRET))).toBe(false);

    const [next, afterwards] = ids.filter((_, at) => answers[at]?.statusCode === 409);
    const unread = await app.as(nurse.cookie).post(`/api/messages/${next}/replies`, { message: 'What is it?' });
    expect([unread.json().code, unread.body.includes(SECRET)]).toEqual(['messages_unanswered', false]);
    expect((await app.as(colleague.cookie).post(`/api/messages/${afterwards}/read`, {})).statusCode).toBe(200);
    const { patient, doctor } = await aTreatedPatient(app);
    expect((await open(await write(patient, doctor, 'critical'))).statusCode).toBe(200);

    const taken = ids.find((_, at) => answers[at]?.statusCode === 200);
    await app.as(nurse.cookie).post(`/api/messages/${taken}/replies`, { message: 'I have called her.' });
    expect((await open(next)).statusCode).toBe(200);
  });

  test('that is critical rings without its text, and any nurse may acknowledge and read it', async () => {
    const { patient, doctor } = await aTreatedPatient(app);
    const id = await write(patient, doctor, 'critical');
    const nurse = await app.aNurse();
    expect(await rowOf(nurse, '/messages/critical', id)).toMatchObject({ isWithheld: true, message: '' });
    const answer = await app.as(nurse.cookie).post(`/api/messages/${id}/acknowledge`, {});
    expect(answer.json()).toMatchObject({ message: SECRET });
  });

  test('about someone who does not lie here does not say in the handover what it is about', async () => {
    const { patient, doctor } = await aTreatedPatient(app);
    await sendMessage(app.deps, doctor.actor, {
      ...{ patientId: patient.patientId, priority: 'high', subject: 'Hepatitis test', message: SECRET },
    });
    expect(await bodyOf(await app.aNurse(), '/handovers/current')).not.toContain('Hepatitis');
  });
});

describe('a task', () => {
  const give = async (to?: Person) => {
    const { patient, doctor } = await aTreatedPatient(app);
    const staffTasks = [{ task: SECRET, priority: 'normal' as const, ...(to ? { to: to.id } : {}) }];
    await signFor(app, { doctor, patient }, { staffTasks });
    const row = await app.db
      .selectFrom('staff_tasks')
      .select('id')
      .where('patient_id', '=', patient.patientId)
      .executeTakeFirstOrThrow();
    return row.id;
  };

  test('for whoever takes it shows who it is about; what is to be done is read by whoever takes it', async () => {
    const id = await give();
    const [taker, other] = [await app.aNurse(), await app.aNurse()];
    expect(await rowOf(other, '/staff-tasks', id)).toMatchObject({ task: '', isWithheld: true });
    const unseen = await app.as(other.cookie).post(`/api/staff-tasks/${id}/done`, {});
    expect([unseen.statusCode, unseen.body.includes(SECRET)]).toEqual([409, false]);
    const taken = await app.as(taker.cookie).post(`/api/staff-tasks/${id}/take`, {});
    expect(taken.json()).toMatchObject({ task: SECRET, isWithheld: false });
    expect(await rowOf(other, '/staff-tasks', id)).toMatchObject({ task: '', isWithheld: true });
  });

  test('opens charts to one nurse five at a time: a sixth is refused until one is done, also when all come at once', async () => {
    const nurse = await app.aNurse();
    const ids: string[] = [];
    for (let n = 0; n < 8; n += 1) ids.push(await give());
    const take = (id: string) => app.as(nurse.cookie).post(`/api/staff-tasks/${id}/take`, {});
    const answers = await Promise.all(ids.map(take));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(3).fill('tasks_unfinished'));
    expect(refused.some(({ body }) => body.includes(SECRET))).toBe(false);

    const own = await give(nurse);
    expect((await take(own)).statusCode).toBe(200);
    const [done, next] = [0, 1].map(
      (at) => ids[answers.findIndex(({ statusCode }) => statusCode === (at ? 409 : 200))],
    );
    await app.as(nurse.cookie).post(`/api/staff-tasks/${done}/done`, {});
    expect((await take(next ?? '')).statusCode).toBe(200);
  });

  test('for one nurse is read by her', async () => {
    const nurse = await app.aNurse();
    const id = await give(nurse);
    expect(await rowOf(nurse, '/staff-tasks', id)).toMatchObject({ task: SECRET });
  });
});

describe('which test is ordered', () => {
  const WITHHELD = { test: '', category: '', indication: '', measures: [], diagnosisId: null, isWithheld: true };
  const READ = { test: 'HbA1c', indication: 'Diabetes', isWithheld: false };
  const LIST = '/lab-orders?list=open&limit=200';

  test('is withheld from a nurse who is not in care, in the list, alone and in the sheet of its result', async () => {
    const { id } = await aLabOrder(app);
    const nurse = await app.aNurse();
    const can = { take: true, collect: false, enterResult: false };
    expect(await rowOf(nurse, LIST, id)).toMatchObject({ ...WITHHELD, can });
    expect(JSON.parse(await bodyOf(nurse, `/lab-orders/${id}`))).toMatchObject(WITHHELD);
    expect(JSON.parse(await bodyOf(nurse, `/lab-orders/${id}/result-sheet`))).toMatchObject({ code: 'not_found' });
  });

  test('is read by its doctor, by every nurse while the patient lies here, and by the patient', async () => {
    const { patient, doctor } = await anInpatient(app);
    const { id } = await aLabOrder(app, { patient, doctor });
    const nurse = await app.aNurse();
    expect(await rowOf(nurse, LIST, id)).toMatchObject({ ...READ, can: { take: false, collect: true } });
    expect(await rowOf(doctor, '/lab-orders?limit=200', id)).toMatchObject(READ);
    expect(JSON.parse(await bodyOf(patient, `/lab-orders/${id}`))).toMatchObject(READ);
  });

  test('is read by the nurse who takes the order: she carries it out, and nobody else does', async () => {
    const { id, patient, order } = await aLabOrder(app);
    const [taker, other] = [await app.aNurse(), await app.aNurse()];
    const does = ({ cookie }: Person, act: string, body: object = {}) =>
      app.as(cookie).post(`/api/lab-orders/${id}/${act}`, body);
    const result = { values: [{ name: 'HbA1c', unit: '%', value: 7.4 }] };

    expect((await does(taker, 'take', { version: order.version })).json()).toMatchObject(READ);
    for (const [act, body] of [['collect'], ['result', result]] as const) {
      const refused = await does(other, act, body);
      expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringMatching(/^Take this order/)]);
      expect((await does(taker, act, body)).statusCode).toBe(200);
    }
    expect((await app.as(taker.cookie).get(`/api/patients/${patient.patientId}/profile`)).statusCode).toBe(404);
    const entry = (await app.trail()).find(
      ({ action, subject_id }) => action === 'lab_order.taken' && subject_id === id,
    );
    expect(entry).toBeDefined();
  });

  test('is withheld again from whoever had taken the order when a colleague takes it over', async () => {
    const { id, nurse, order } = await aLabOrder(app);
    expect(await rowOf(nurse, LIST, id)).toMatchObject(READ);
    const next = await app.aNurse({ name: 'Meena Joshi' });
    expect(await rowOf(next, LIST, id)).toMatchObject({ ...WITHHELD, takenBy: 'Priya Thomas' });
    expect((await take(next, id, order.version)).statusCode).toBe(200);
    expect(await rowOf(nurse, LIST, id)).toMatchObject({ ...WITHHELD, takenBy: 'Meena Joshi' });
    const notices = (await app.as(nurse.cookie).get('/api/notices')).json<{ title: string }[]>();
    expect(notices.map(({ title }) => title)).toEqual(['Meena Joshi took over a lab order of Anjali Deshmukh']);
    expect(await bodyOf(next, '/notices')).toBe('[]');
  });

  const take = ({ cookie }: Person, id: string, version: number) =>
    app.as(cookie).post(`/api/lab-orders/${id}/take`, { version });

  test('is not taken over unseen: of two who take it at once one does, and the other is told who', async () => {
    const { id, order } = await aLabOrder(app);
    const nurses = [await app.aNurse({ name: 'Meena Joshi' }), await app.aNurse({ name: 'Meena Joshi' })];
    const answers = await Promise.all(nurses.map((nurse) => take(nurse, id, order.version)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      ...{ code: 'lab_order_moved_on', message: 'Meena Joshi took this order. Look at it again.' },
    });
  });

  test('opens to one nurse five at a time: a sixth is refused until a result is entered, also when all come at once', async () => {
    const nurse = await app.aNurse();
    const orders = await Promise.all(Array.from({ length: 7 }, () => aLabOrder(app)));
    const answers = await Promise.all(orders.map(({ id, order }) => take(nurse, id, order.version)));
    const [refused, other] = orders.filter((_, n) => answers[n]?.statusCode !== 200);
    const done = orders.find((_, n) => answers[n]?.statusCode === 200);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    const again = () => take(nurse, refused?.id ?? '', refused?.order.version ?? 0);
    expect((await again()).json()).toMatchObject({
      code: 'lab_orders_unfinished',
      message: expect.stringContaining('five lab orders'),
    });
    expect(await rowOf(nurse, LIST, refused?.id ?? '')).toMatchObject(WITHHELD);

    const values = [{ name: 'HbA1c', unit: '%', value: 7.4 }];
    const entered = await app.as(nurse.cookie).post(`/api/lab-orders/${done?.id}/result`, { values });
    expect(entered.statusCode).toBe(200);
    expect((await again()).statusCode).toBe(200);
    expect((await take(nurse, other?.id ?? '', other?.order.version ?? 0)).statusCode).toBe(409);
  });

  test('is read by the nurse who took it for a day, and its result for a day after she entered it, without the review', async () => {
    const { id: left, nurse } = await aLabOrder(app);
    const made = await aLabOrder(app, { state: 'resulted' });
    const review = { version: made.order.version, note: SECRET };
    expect((await app.as(made.doctor.cookie).post(`/api/lab-orders/${made.id}/review`, review)).statusCode).toBe(200);
    const read = (await app.as(made.nurse.cookie).get(`/api/lab-orders/${made.id}`)).json();
    expect(read).toMatchObject({ ...READ, result: { enteredBy: 'Priya Thomas' }, reviewNote: null });
    expect(await bodyOf(made.doctor, `/lab-orders/${made.id}`)).toContain(SECRET);

    app.clock.advance(DAY_MS);
    const later = async (person: Person) => ({ ...person, cookie: await app.login(person) });
    expect(JSON.parse(await bodyOf(await later(made.nurse), `/lab-orders/${made.id}`)).code).toBe('not_found');
    const free = await rowOf(await later(nurse), LIST, left);
    expect(free).toMatchObject({ ...WITHHELD, takenBy: null, can: { take: true } });
  });

  test.each(['patient', 'doctor', 'admin'] as const)('is not for a %s to take', async (role) => {
    const { id, order } = await aLabOrder(app);
    expect((await take(await app.someone(role), id, order.version)).statusCode).toBe(403);
  });
});
