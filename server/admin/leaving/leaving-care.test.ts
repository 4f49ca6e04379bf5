// A doctor or a patient leaves: nobody in a bed is left without a doctor, and no alarm without its patient.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LabOrder } from '#contract/lab-orders.ts';
import type { CareLeft } from '#contract/leaving.ts';
import { anInpatient } from '#server/admissions/testing.ts';
import { aLabOrder } from '#server/labs/testing.ts';
import { openTestHouse, type TestHouse } from '#server/testing-house.ts';
import type { Person } from '#server/testing-people.ts';

let house: TestHouse;
let admin: Person;
let desk: Person;
beforeAll(async () => {
  house = await openTestHouse();
  admin = await house.anAdministrator();
  desk = await house.aNurse();
});
afterAll(() => house.close());

const careOf = async ({ id }: Person) =>
  (await house.as(admin.cookie).get(`/api/admin/accounts/${id}/care`)).json<CareLeft>();
const disable = (doctor: Person, body: object) =>
  house.as(admin.cookie).post(`/api/admin/accounts/${doctor.id}/disable`, body);
const deactivate = (patientId: string) => house.as(desk.cookie).delete(`/api/patients/${patientId}`);
const isDisabled = async ({ id }: Person) =>
  (await house.db.selectFrom('accounts').select('disabled_at').where('id', '=', id).executeTakeFirstOrThrow())
    .disabled_at !== null;

test('a doctor with an inpatient is not disabled until another doctor is chosen, who gets the stay and the chart', async () => {
  const doctor = await house.aDoctor({ name: 'Dr. Meera Iyer' });
  const other = await house.aDoctor({ name: 'Dr. Arun Nair' });
  const stay = await anInpatient(house, { doctor });
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
  const row = house.db.selectFrom('admissions').select('doctor_id').where('id', '=', stay.id);
  expect(await row.executeTakeFirstOrThrow()).toEqual({ doctor_id: other.id });
  const chart = await house.as(other.cookie).get(`/api/patients/${stay.patient.patientId}`);
  expect(chart.statusCode).toBe(200);
});

test('results that wait for review are in the list of whoever takes over', async () => {
  const order = await aLabOrder(house, { state: 'resulted' });
  const other = await house.aDoctor();
  expect(await careOf(order.doctor)).toMatchObject({ results: 1 });
  expect((await disable(order.doctor, { careTo: other.id })).statusCode).toBe(200);
  const list = (await house.as(other.cookie).get('/api/lab-orders?list=to-review')).json<LabOrder[]>();
  expect(list.map(({ id, can }) => [id, can.review])).toEqual([[order.id, true]]);
});

test('who lies in a bed is not deactivated', async () => {
  const stay = await anInpatient(house);
  const answer = await deactivate(stay.patient.patientId);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'lies_here']);
  expect((await house.as(stay.patient.cookie).get('/api/me')).statusCode).toBe(200);
});

test('who has an open alert is not deactivated', async () => {
  const patient = await house.aPatient();
  await house.as(patient.cookie).post('/api/alerts', { place: 'Waiting room' });
  const answer = await deactivate(patient.patientId);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'alert_open']);
});
