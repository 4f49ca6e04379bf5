import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import {
  anAppointment,
  aRequest,
  entriesAbout,
  freeTimes,
  type MadeAppointment,
  rowOf,
  statusOf,
  toldTo,
} from '../testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const move = ({ id, patient, date }: MadeAppointment, to: object) =>
  app.as(patient.cookie).put(`/api/appointments/${id}`, { date, ...to });

// spec: 7.21
test('a patient moves an approved visit: the doctor is asked again, and the old time is free in the same moment', async () => {
  const made = await anAppointment(app, { status: 'approved' });
  await app.as(made.patient.cookie).post(`/api/appointments/${made.id}/confirm`);
  app.clock.advance(1);
  const answer = await move(made, { time: '15:00' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    id: made.id,
    time: '15:00',
    status: 'pending',
    reason: 'A cough',
    confirmedAt: null,
    decidedBy: null,
    requestedAt: app.clock.now().toISOString(),
  });
  const free = await freeTimes(app, made.doctor, made.date);
  expect(free).toContain('11:30');
  expect(free).not.toContain('15:00');
  expect((await toldTo(app, made.doctor))[0]).toMatchObject({
    title: 'Asha Rao asks for another time',
    text: 'Tue 3 Mar 2026, 15:00 (Asia/Kolkata)',
  });
  expect((await entriesAbout(app, made)).at(-1)).toMatchObject({
    action: 'appointment.rescheduled',
    patient_id: made.patient.patientId,
  });
});

test('it can take a new reason along, and expires anew', async () => {
  const made = await anAppointment(app);
  const answer = await move(made, { date: '2026-03-20', time: '09:00', reason: 'It is better now' });
  expect(answer.json()).toMatchObject({ date: '2026-03-20', reason: 'It is better now' });
  expect((await rowOf(app, made)).expires_at).toEqual(new Date(app.clock.now().getTime() + 48 * HOUR_MS));
});

test('a mail about an approval that has been left behind does not leave', async () => {
  const made = await anAppointment(app);
  await app.as(made.doctor.cookie).put(`/api/doctor/appointments/${made.id}/status`, { status: 'approved' });
  expect(await app.mails(made.patient.email)).toHaveLength(1);
  await move(made, { time: '15:00' });
  expect(await app.mails(made.patient.email)).toEqual([]);
});

test.each([
  ['to a taken time', { time: '10:00' }, 409, 'slot_taken'],
  ['to its own time', { time: '11:30' }, 409, 'slot_taken'],
  ['to a time that is not offered', { time: '20:00' }, 422, 'slot_not_offered'],
  ['into the past', { date: '2026-03-01', time: '11:30' }, 422, 'time_past'],
  ['too far ahead', { date: '2026-12-01', time: '11:30' }, 422, 'too_far_ahead'],
])('it is not moved %s, and keeps the time it had', async (_where, to, status, code) => {
  const made = await anAppointment(app, { status: 'approved' });
  await anAppointment(app, { doctor: made.doctor, time: '10:00' });
  const answer = await move(made, to);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(await rowOf(app, made)).toMatchObject({ status: 'approved', version: 2 });
});

test('one who waits three times may move one of the three', async () => {
  const made = await anAppointment(app);
  for (const time of ['12:00', '12:15']) await anAppointment(app, { ...made, time });
  expect((await move(made, { time: '13:00' })).statusCode).toBe(200);
});

test('but an approved one would be the fourth that waits', async () => {
  const made = await anAppointment(app, { status: 'approved' });
  for (const time of ['12:00', '12:15', '12:30']) await anAppointment(app, { ...made, status: 'pending', time });
  expect((await move(made, { time: '13:00' })).json()).toMatchObject({ code: 'too_many_pending' });
});

test('not to a time at which the patient sees another doctor', async () => {
  const made = await anAppointment(app);
  await anAppointment(app, { patient: made.patient, time: '16:00' });
  expect((await move(made, { time: '16:00' })).json()).toMatchObject({ code: 'patient_busy' });
});

test('whoever looked at an older version is told so', async () => {
  const made = await anAppointment(app);
  expect((await move(made, { time: '12:00', version: 1 })).statusCode).toBe(200);
  const answer = await move(made, { time: '12:15', version: 1 });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: 'appointment_moved_on',
    message: 'This appointment has changed in the meantime.',
  });
  expect(await freeTimes(app, made.doctor, made.date)).toContain('12:15');
});

test('a rejected one is not moved: the patient asks again', async () => {
  const made = await anAppointment(app, { status: 'rejected' });
  const answer = await move(made, { time: '15:00' });
  expect(answer.json().message).toBe('This appointment is already rejected by Dr. Meera Iyer.');
  const again = await app
    .as(made.patient.cookie)
    .post('/api/appointments/book', aRequest(app, made.doctor, { time: '15:00' }));
  expect(again.statusCode).toBe(201);
});

test('the doctor and the desk do not move what a patient asked for', async () => {
  const made = await anAppointment(app);
  for (const { cookie } of [made.doctor, await app.aNurse()]) {
    const answer = await app.as(cookie).put(`/api/appointments/${made.id}`, { date: made.date, time: '15:00' });
    expect(answer.statusCode).toBe(403);
  }
  expect(await statusOf(app, made)).toBe('pending');
});
