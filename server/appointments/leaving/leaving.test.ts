// A doctor or a patient leaves: no visit stays alive that nobody can keep.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ComingVisit } from '#contract/appointments/leaving.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { anAppointment, aRequest, aScheduledDoctor, entriesAbout, rowOf, statusOf, toldTo } from '../testing.ts';

let app: TestApp;
let admin: Person;
let desk: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.anAdministrator();
  desk = await app.aNurse();
});
afterAll(() => app.close());

const visitsOf = async (doctor: Person) =>
  (await app.as(admin.cookie).get(`/api/admin/accounts/${doctor.id}/visits`)).json<ComingVisit[]>();
const disable = (doctor: Person, body?: object) =>
  app.as(admin.cookie).post(`/api/admin/accounts/${doctor.id}/disable`, body);
const seen = (visits: ComingVisit[], moveTo?: string) =>
  visits.map(({ id, version }) => ({ id, version, ...(moveTo ? { moveTo } : {}) }));
const isDisabled = async ({ id }: Person) =>
  (await app.db.selectFrom('accounts').select('disabled_at').where('id', '=', id).executeTakeFirstOrThrow())
    .disabled_at !== null;

describe('disabling a doctor', () => {
  test('lists the coming visits with who is free then, and no patient', async () => {
    const department = 'Cardiology';
    const doctor = await aScheduledDoctor(app, { department });
    const other = await aScheduledDoctor(app, { department, name: 'Dr. Arun Nair' });
    const one = await anAppointment(app, { doctor, time: '09:00', status: 'approved' });
    await anAppointment(app, { doctor, time: '10:00' });
    await anAppointment(app, { doctor, time: '11:00', status: 'cancelled' });
    await anAppointment(app, { doctor: other, time: '10:00' });
    const answer = await app.as(admin.cookie).get(`/api/admin/accounts/${doctor.id}/visits`);
    expect(answer.json()).toMatchObject([
      { id: one.id, time: '09:00', status: 'approved', takers: [{ id: other.id, name: 'Dr. Arun Nair' }] },
      { time: '10:00', status: 'pending', takers: [] },
    ]);
    expect(answer.body).not.toContain(one.patient.patientId);
    expect(answer.body).not.toContain('Asha Rao');
  });

  test('is refused while it leaves a visit alive that was not spoken of, and nothing is done', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    for (const body of [undefined, {}, { reason: 'Gone', visits: [{ id: made.id, version: 1 }] }]) {
      const answer = await disable(made.doctor, body);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'visits_changed']);
    }
    expect(await isDisabled(made.doctor)).toBe(false);
    expect(await statusOf(app, made)).toBe('approved');
  });

  test('is refused when a visit was booked since the list was shown', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    const shown = await visitsOf(made.doctor);
    await anAppointment(app, { doctor: made.doctor, time: '16:00' });
    const answer = await disable(made.doctor, { reason: 'Dr. Iyer has left.', visits: seen(shown) });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'visits_changed']);
    expect(await isDisabled(made.doctor)).toBe(false);
  });

  test('asks for a reason that the patients can read', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    const answer = await disable(made.doctor, { visits: seen(await visitsOf(made.doctor)) });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'reason_needed']);
  });

  test('cancels the visits: patients, the desk and the doctor are told', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    const body = { reason: 'Dr. Iyer has left.', visits: seen(await visitsOf(made.doctor)) };
    expect((await disable(made.doctor, body)).json()).toMatchObject({ state: 'disabled' });
    expect(await statusOf(app, made)).toBe('cancelled');
    expect((await toldTo(app, made.patient))[0]).toMatchObject({
      title: 'Your appointment with Dr. Meera Iyer is cancelled',
      text: expect.stringContaining('Dr. Iyer has left. If you still need a visit, you can choose another time.'),
    });
    expect((await toldTo(app, desk))[0]).toMatchObject({
      title: 'Dr. Meera Iyer no longer sees patients here',
      text: expect.stringContaining('0 moved to other doctors, 1 cancelled'),
    });
    expect((await app.mails(made.doctor.email)).at(-1)?.subject).toBe('Your account is closed');
    expect((await entriesAbout(app, made)).at(-1)).toMatchObject({
      action: 'appointment.cancelled',
      actor_id: admin.id,
    });
  });

  test('names to the desk whom to call: a patient without a confirmed address gets no mail', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    await app.db.updateTable('patients').set({ email: null }).where('id', '=', made.patient.patientId).execute();
    await app.db.updateTable('accounts').set({ email: null }).where('id', '=', made.patient.id).execute();
    await disable(made.doctor, { reason: 'Dr. Iyer has left.', visits: seen(await visitsOf(made.doctor)) });
    const subjects = (await app.mails(made.patient.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('cancelled'))).toEqual([]);
    const told = await toldTo(app, desk);
    expect(told.map(({ title }) => title)).toContain('Call Asha Rao: +91 98200 14477');
    expect(told.map(({ text }) => text).join(' ')).toContain('1 patient has no confirmed e-mail address: call them.');
    expect((await app.mails(made.doctor.email)).at(-1)?.text).not.toContain('Asha Rao');
  });

  test('moves a visit to a doctor of the department who is free then: it stays approved, both are told', async () => {
    const made = await anAppointment(app, { status: 'approved', time: '12:15' });
    const other = await aScheduledDoctor(app, { name: 'Dr. Arun Nair' });
    const body = { reason: 'Dr. Iyer has left', visits: seen(await visitsOf(made.doctor), other.id) };
    expect((await disable(made.doctor, body)).statusCode).toBe(200);
    expect(await rowOf(app, made)).toMatchObject({ doctor_id: other.id, status: 'approved' });
    expect((await toldTo(app, made.patient))[0]?.text).toContain(
      'with Dr. Arun Nair. Dr. Iyer has left. If you cannot come then,',
    );
    expect((await toldTo(app, other))[0]?.title).toBe('Asha Rao comes to you instead of Dr. Meera Iyer');
  });

  test('does nothing at all when the other doctor is no longer free', async () => {
    const made = await anAppointment(app, { status: 'approved', time: '12:30' });
    const other = await aScheduledDoctor(app);
    const visits = seen(await visitsOf(made.doctor), other.id);
    await anAppointment(app, { doctor: other, time: '12:30' });
    const answer = await disable(made.doctor, { reason: 'Gone', visits });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'visits_changed']);
    expect(await isDisabled(made.doctor)).toBe(false);
    expect(await rowOf(app, made)).toMatchObject({ doctor_id: made.doctor.id, status: 'approved' });
  });

  test.each([1, 2, 3, 4])('while a patient books, round %i: no visit is left at a closed account', async () => {
    const doctor = await aScheduledDoctor(app);
    const patient = await app.aPatient();
    await Promise.all([
      disable(doctor, {}),
      app.as(patient.cookie).post('/api/appointments/book', aRequest(app, doctor, { time: '11:30' })),
    ]);
    const live = await app.db
      .selectFrom('appointments')
      .select('id')
      .where('doctor_id', '=', doctor.id)
      .where('status', '=', 'pending')
      .execute();
    expect(live.length === 0 || !(await isDisabled(doctor))).toBe(true);
  });
});

describe('deactivating a patient', () => {
  const listed = async (patientId: string) =>
    (await app.as(desk.cookie).get(`/api/patients/${patientId}/visits`)).json<ComingVisit[]>();

  test('is refused by the short way while visits are to come', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    const answer = await app.as(desk.cookie).delete(`/api/patients/${made.patient.patientId}`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'visits_changed']);
    expect((await app.as(made.patient.cookie).get('/api/me')).statusCode).toBe(200);
  });

  test('mails that the record was closed and to phone the clinic, without a link to book', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    const body = { reason: 'Moved to another town', visits: seen(await listed(made.patient.patientId)) };
    await app.as(desk.cookie).post(`/api/patients/${made.patient.patientId}/deactivate`, body);
    const mails = await app.mails(made.patient.email);
    const mail = mails.find(({ text }) => text.includes('Moved to another town'));
    expect(mail?.text).toContain(
      'Moved to another town. Your record was closed at the clinic. If you still need a visit, please phone the clinic.',
    );
    expect(mail?.text).not.toMatch(/choose another time|\/(dashboard|book)/);
  });

  test('cancels the coming visits that were shown, and tells their doctors', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    const shown = await listed(made.patient.patientId);
    expect(shown).toMatchObject([{ id: made.id, doctor: 'Dr. Meera Iyer', status: 'approved' }]);
    const body = { reason: 'Moved to another town.', visits: seen(shown) };
    const answer = await app.as(desk.cookie).post(`/api/patients/${made.patient.patientId}/deactivate`, body);
    expect(answer.statusCode).toBe(200);
    expect(await statusOf(app, made)).toBe('cancelled');
    expect((await toldTo(app, made.doctor))[0]?.title).toContain('will not come');
    expect((await app.as(made.patient.cookie).get('/api/me')).statusCode).toBe(401);
  });
});
