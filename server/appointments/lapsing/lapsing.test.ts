import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitsToMove } from '#contract/appointments/visits-to-move.ts';
import { addDays, dayIn } from '#server/platform/zoned-time.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { anAppointment, aScheduledDoctor } from '../testing.ts';
import { tellOfVisitsToMove } from './tell-of-visits.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.anAdministrator();
});
afterAll(() => app.close());

const list = async () => (await app.as(admin.cookie).get('/api/admin/visits-to-move')).json<VisitsToMove[]>();
const today = () => dayIn(app.deps.config.clinic.timeZone, app.clock.now());
const setLicence = (doctor: Person, endsOn: string | null) =>
  app.db.updateTable('clinicians').set({ licence_ends_on: endsOn }).where('account_id', '=', doctor.id).execute();

test('after the last day of a licence no time is offered, and what is booked is listed, without who comes', async () => {
  const doctor = await aScheduledDoctor(app, { name: 'Dr. Meera Iyer' });
  const made = await anAppointment(app, { doctor, status: 'approved' });
  const day = dayIn(app.deps.config.clinic.timeZone, new Date(made.startsAt));
  expect(await list()).toEqual([]);

  await setLicence(doctor, addDays(day, -1));
  const slots = async (date: string) =>
    (await app.as(made.patient.cookie).get(`/api/doctors/${doctor.id}/slots?date=${date}`)).json().slots.length;
  expect(await slots(day)).toBe(0);
  const [found] = await list();
  expect(found).toMatchObject({ doctor: 'Dr. Meera Iyer', visits: [{ id: made.id, date: day, status: 'approved' }] });
  expect(JSON.stringify(found)).not.toContain('Asha');

  const wish = { doctor: doctor.id, department: 'General Medicine', date: day, time: '11:00', reason: 'Cough' };
  const booked = await app.as((await app.aPatient()).cookie).post('/api/appointments/book', wish);
  expect(booked.json().code).toBe('slot_not_offered');

  await setLicence(doctor, day);
  expect([await list(), (await slots(day)) > 0]).toEqual([[], true]);
});

test('the reception and the administrators are told once for each of the days on which they hear of the licence', async () => {
  const desk = await app.aReceptionist();
  const doctor = await aScheduledDoctor(app, { name: 'Dr. Arun Nair' });
  await anAppointment(app, { doctor, status: 'approved' });
  await setLicence(doctor, addDays(today(), -1));
  await tellOfVisitsToMove(app.deps);
  await tellOfVisitsToMove(app.deps);
  for (const { email } of [desk, admin]) {
    const told = (await app.mails(email)).filter(({ subject }) => subject === '1 visit of Dr. Arun Nair to move');
    expect(told).toHaveLength(1);
  }
});
