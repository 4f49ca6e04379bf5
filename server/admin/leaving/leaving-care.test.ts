// A doctor or a patient leaves: nobody in a bed is left without a doctor, and no alarm without its patient.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CareLeft } from '#contract/appointments/leaving.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { LabOrder } from '#contract/labs/lab-orders.ts';
import { anInpatient } from '#server/admissions/testing.ts';
import { aLabOrder } from '#server/labs/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';

let app: TestApp;
let admin: Person;
let desk: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.anAdministrator();
  desk = await app.aNurse();
});
afterAll(() => app.close());

const careOf = async ({ id }: Person) =>
  (await app.as(admin.cookie).get(`/api/admin/accounts/${id}/care`)).json<CareLeft>();
const disable = (doctor: Person, body: object) =>
  app.as(admin.cookie).post(`/api/admin/accounts/${doctor.id}/disable`, body);
const deactivate = (patientId: string) => app.as(desk.cookie).delete(`/api/patients/${patientId}`);
const isDisabled = async ({ id }: Person) =>
  (await app.db.selectFrom('accounts').select('disabled_at').where('id', '=', id).executeTakeFirstOrThrow())
    .disabled_at !== null;

test('a doctor with an inpatient is not disabled until another doctor is chosen, who gets the stay and the chart', async () => {
  const doctor = await app.aDoctor({ name: 'Dr. Meera Iyer' });
  const other = await app.aDoctor({ name: 'Dr. Arun Nair' });
  const stay = await anInpatient(app, { doctor });
  expect(await careOf(doctor)).toMatchObject({ inpatients: 1, results: 0, messages: 0, requests: 0, drafts: 0 });

  for (const [body, code] of [
    [{}, 'inpatients_left'],
    [{ careTo: doctor.id }, 'unknown_doctor'],
    [{ careTo: desk.id }, 'unknown_doctor'],
  ] as const) {
    expect((await disable(doctor, body)).json().code).toBe(code);
    expect(await isDisabled(doctor)).toBe(false);
  }
  expect((await disable(doctor, { careTo: other.id })).statusCode).toBe(200);
  const row = app.db.selectFrom('admissions').select('doctor_id').where('id', '=', stay.id);
  expect(await row.executeTakeFirstOrThrow()).toEqual({ doctor_id: other.id });
  const chart = await app.as(other.cookie).get(`/api/patients/${stay.patient.patientId}`);
  expect(chart.statusCode).toBe(200);
});

test('results that wait for review are in the list of whoever takes over', async () => {
  const order = await aLabOrder(app, { state: 'resulted' });
  const other = await app.aDoctor();
  expect(await careOf(order.doctor)).toMatchObject({ results: 1 });
  expect((await disable(order.doctor, { careTo: other.id })).statusCode).toBe(200);
  const list = (await app.as(other.cookie).get('/api/lab-orders?list=to-review')).json<LabOrder[]>();
  expect(list.map(({ id, can }) => [id, can.review])).toEqual([[order.id, true]]);
});

test('who lies in a bed is not deactivated', async () => {
  const stay = await anInpatient(app);
  const answer = await deactivate(stay.patient.patientId);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'lies_here']);
  expect((await app.as(stay.patient.cookie).get('/api/me')).statusCode).toBe(200);
});

test('who has an open alert is not deactivated', async () => {
  const patient = await app.aPatient();
  await app.as(patient.cookie).post('/api/alerts', { place: 'Waiting room' });
  const answer = await deactivate(patient.patientId);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'alert_open']);
});

test('a chart that was handed over for a result closes a day after its review', async () => {
  const order = await aLabOrder(app, { state: 'resulted' });
  const other = await app.aDoctor();
  await disable(order.doctor, { careTo: other.id });
  const chart = async () =>
    (await app.as(await app.login(other)).get(`/api/patients/${order.patient.patientId}/profile`)).statusCode;
  const [row] = (await app.as(other.cookie).get('/api/lab-orders?list=to-review')).json<LabOrder[]>();
  const review = { version: row?.version, release: true };
  expect((await app.as(other.cookie).post(`/api/lab-orders/${order.id}/review`, review)).statusCode).toBe(200);
  expect(await chart()).toBe(200);
  app.clock.advance(DAY_MS + 1);
  expect(await chart()).toBe(404);
});
