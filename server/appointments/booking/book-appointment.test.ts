import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPatientBorn, giveAccess } from '#server/patients/access/testing.ts';
import { saveDoctorPage } from '#server/staffing/doctor-pages/save-doctor-page.ts';
import { A_PAGE } from '#server/staffing/testing-calls.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient } from '#server/testing-people.ts';
import {
  anAppointment,
  aRequest,
  aScheduledDoctor,
  entriesAbout,
  freeTimes,
  type ScheduledDoctor,
  statusOf,
  tomorrow,
} from '../testing.ts';

let app: TestApp;
let patient: Patient;
let doctor: ScheduledDoctor;
beforeAll(async () => {
  // Monday, half past two in the afternoon at the clinic in Kolkata.
  app = await startTestApp();
});
afterAll(() => app.close());

const book = (input: object, who = patient, headers = {}) =>
  app.as(who.cookie).post('/api/appointments/book', input, headers);

/** A patient and a doctor who have never met. */
async function strangers() {
  patient = await app.aPatient({ name: 'Zoë Müller' });
  doctor = await aScheduledDoctor(app);
}

describe('a patient who asks for an appointment', () => {
  beforeAll(strangers);

  test('and names only the day gets the first time at which both are free', async () => {
    const busy = await app.aPatient();
    const other = await aScheduledDoctor(app);
    const [first = '', second] = await freeTimes(app, other);
    await anAppointment(app, { patient: busy, time: first, status: 'approved' });
    const answer = await book(aRequest(app, other), busy);
    expect([answer.statusCode, answer.json().time]).toEqual([201, second]);
  });

  test('and names only the day with a key gets that time too', async () => {
    const busy = await app.aPatient();
    const other = await aScheduledDoctor(app);
    const [first = '', second] = await freeTimes(app, other);
    await anAppointment(app, { patient: busy, time: first, status: 'approved' });
    const key = { 'idempotency-key': randomUUID() };
    const answer = await app.as(busy.cookie).post('/api/appointments/book', aRequest(app, other), key);
    expect([answer.statusCode, answer.json().time]).toEqual([201, second]);
  });

  // spec: 3.6, 7.13
  test('gets the time, which waits for the doctor and holds its slot', async () => {
    const input = { ...aRequest(app, doctor), time: '11:30', reason: '  A cough since Monday ' };
    const answer = await book(input);
    expect(answer.statusCode).toBe(201);
    const appointment = answer.json();
    expect(appointment).toMatchObject({
      patient: 'Zoë Müller',
      pud: patient.pud,
      doctor: 'Dr. Meera Iyer',
      doctorId: doctor.id,
      department: 'General Medicine',
      date: '2026-03-03',
      time: '11:30',
      startsAt: '2026-03-03T06:00:00.000Z',
      endsAt: '2026-03-03T06:15:00.000Z',
      timeZone: 'Asia/Kolkata',
      reason: 'A cough since Monday',
      status: 'pending',
      expiresAt: '2026-03-03T06:00:00.000Z',
      can: { cancel: true, reschedule: true, approve: false },
    });
    expect(await freeTimes(app, doctor)).not.toContain('11:30');
    expect(await entriesAbout(app, appointment)).toEqual([
      { action: 'appointment.booked', actor_id: patient.id, actor_role: 'patient', patient_id: patient.patientId },
    ]);
  });

  // spec: 3.5
  test('may name the doctor, and be named, as the form does', async () => {
    const named = {
      ...aRequest(app, doctor),
      doctor: 'Dr. Meera Iyer',
      name: ' zoë müller'.normalize('NFD'),
      pud: patient.pud.toLowerCase(),
    };
    const answer = await book({ ...named, time: '12:00' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ time: '12:00' });
  });

  test('without naming a time gets the first one that is free', async () => {
    const other = await aScheduledDoctor(app, { name: 'Dr. Tara Bose' });
    await anAppointment(app, { doctor: other, time: '09:00' });
    await anAppointment(app, { doctor: other, time: '09:15', status: 'approved' });
    const answer = await book(aRequest(app, other));
    expect(answer.json()).toMatchObject({ date: '2026-03-03', time: '09:30', doctor: 'Dr. Tara Bose' });
  });

  // spec: 7.20
  test('can do so at /api/appointments as well', async () => {
    const someone = await app.aPatient();
    const answer = await app.as(someone.cookie).post('/api/appointments', aRequest(app, doctor));
    expect(answer.statusCode).toBe(201);
  });
});

describe('a booking is refused', () => {
  beforeAll(strangers);

  const field = (name: string) => ({ [name]: expect.any(String) });
  test.each([
    ['for an unknown doctor', { doctor: randomUUID() }, 422, 'unknown_doctor', field('doctor')],
    ['for a name that is only almost right', { doctor: 'Dr. Meera' }, 422, 'unknown_doctor', field('doctor')],
    ['for a doctor of another department', { department: 'Cardiology' }, 422, 'unknown_doctor', field('doctor')],
    ['in an unknown department', { department: 'Astrology' }, 422, 'unknown_department', field('department')],
    ['yesterday', { date: '2026-03-01' }, 422, 'time_past', field('date')],
    ['this morning', { date: '2026-03-02', time: '14:15' }, 422, 'time_past', field('time')],
    ['now', { date: '2026-03-02', time: '14:30' }, 422, 'time_past', field('time')],
    ['181 days ahead', { date: '2026-08-30' }, 422, 'too_far_ahead', field('date')],
    ['in the year 9999', { date: '9999-12-31' }, 422, 'too_far_ahead', field('date')],
    ['in the year 1', { date: '0001-01-01' }, 422, 'time_past', field('date')],
    ['before the first time', { time: '08:45' }, 422, 'slot_not_offered', field('time')],
    ['after the last time', { time: '18:15' }, 422, 'slot_not_offered', field('time')],
    ['between two times', { time: '11:31' }, 422, 'slot_not_offered', field('time')],
    ['on a day that does not exist', { date: '2026-02-30' }, 400, 'bad_input', field('date')],
    ['at a time that does not exist', { time: '24:00' }, 400, 'bad_input', field('time')],
    ["under another's name", { name: 'Zoë Muller' }, 422, 'not_your_name', field('name')],
    ["under another's Health ID", { pud: 'PUD-00000-00000' }, 422, 'not_your_name', field('pud')],
    ['under UNKNOWN', { pud: 'UNKNOWN' }, 422, 'not_your_name', field('pud')],
    ['with a field that is not known', { patientId: randomUUID() }, 400, 'bad_input', field('patientId')],
    ['with a reason of 501 characters', { reason: 'x'.repeat(501) }, 400, 'bad_input', field('reason')],
  ])('%s', async (_what, input, status, code, fields) => {
    const answer = await book({ ...aRequest(app, doctor), ...input });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, fields });
    expect((await app.as(patient.cookie).get('/api/appointments')).json()).toEqual([]);
  });

  test('in the last and not beyond the last of 180 days', async () => {
    const answer = await book({ ...aRequest(app, doctor), date: '2026-08-29', time: '18:00' });
    expect(answer.statusCode).toBe(201);
  });

  test('for a doctor who may no longer log in', async () => {
    const gone = await aScheduledDoctor(app);
    const { cookie } = await app.anAdministrator();
    await app.as(cookie).post(`/api/admin/accounts/${gone.id}/disable`);
    expect((await book(aRequest(app, gone))).json()).toMatchObject({ code: 'unknown_doctor' });
  });

  // spec: 6.3
  test('for everyone who is not a patient', async () => {
    for (const role of ['doctor', 'staff', 'admin'] as const) {
      const { cookie } = await app.someone(role);
      expect((await app.as(cookie).post('/api/appointments/book', aRequest(app, doctor))).statusCode).toBe(403);
    }
    expect((await app.as().post('/api/appointments/book', aRequest(app, doctor))).statusCode).toBe(401);
  });

  // spec: 8.16
  test('when the day is full', async () => {
    const short = await aScheduledDoctor(app, { hours: { firstStart: '09:00', lastStart: '09:00' } });
    await anAppointment(app, { doctor: short, time: '09:00' });
    const answer = await book(aRequest(app, short));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'day_full', fields: { date: expect.any(String) } });
  });

  // spec: 8.16
  test('when the time is taken', async () => {
    await anAppointment(app, { doctor, time: '16:00' });
    const answer = await book({ ...aRequest(app, doctor), time: '16:00' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'slot_taken', fields: { time: 'Choose another time.' } });
  });

  test('when the patient is at another doctor at that time', async () => {
    const busy = await app.aPatient();
    await anAppointment(app, { patient: busy, time: '10:00', status: 'approved' });
    const answer = await book({ ...aRequest(app, doctor), time: '10:00' }, busy);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'patient_busy' });
  });

  test('as the fourth that waits, until one of the three is answered', async () => {
    const eager = await app.aPatient();
    const waiting = [];
    for (const time of ['13:00', '13:15', '13:30'])
      waiting.push(await anAppointment(app, { doctor, patient: eager, time }));
    const input = { ...aRequest(app, doctor), time: '13:45' };
    expect((await book(input, eager)).json()).toMatchObject({ code: 'too_many_pending' });

    await app.as(eager.cookie).delete(`/api/appointments/${waiting[0]?.id}`);
    expect((await book(input, eager)).statusCode).toBe(201);
  });

  test('three of a parent leave a teenager three of their own, and the other way round', async () => {
    const [mother, teenager, other] = [
      ...([await app.aPatient(), await aPatientBorn(app, '2012-02-01'), await aScheduledDoctor(app)] as const),
    ];
    await giveAccess(app, mother, teenager, { relation: 'guardian' });
    const ask = async (time: string, who: 'mother' | 'teenager', more: object = {}) =>
      (
        await app
          .as((who === 'mother' ? mother : teenager).cookie)
          .post(`/api/appointments/book${who === 'mother' ? `?for=${teenager.patientId}` : ''}`, {
            ...{ ...aRequest(app, other), time, ...more },
          })
      ).statusCode;
    const hers = [];
    for (const time of ['16:00', '16:15', '16:30', '16:45']) hers.push(await ask(time, 'mother'));
    expect(hers).toEqual([201, 201, 201, 409]);
    const own = [];
    for (const time of ['15:00', '15:15', '15:30', '15:45']) own.push(await ask(time, 'teenager', { isPrivate: true }));
    expect(own).toEqual([201, 201, 201, 409]);
    expect((await app.as(teenager.cookie).get('/api/appointments')).json()).toHaveLength(6);
  });
});

describe('a request that is sent twice with one key', () => {
  beforeAll(strangers);

  test('books once, and both get the same answer', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const input = aRequest(app, doctor);
    const [first, second] = await Promise.all([book(input, patient, key), book(input, patient, key)]);
    const third = await book(input, patient, key);
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([201, 201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(third.json()).toEqual(first.json());
    expect((await app.as(patient.cookie).get('/api/appointments')).json()).toHaveLength(1);
  });

  test('is refused with other content, and belongs to one person', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const input = { ...aRequest(app, doctor), time: '15:00' };
    expect((await book(input, patient, key)).statusCode).toBe(201);
    expect((await book({ ...input, time: '15:15' }, patient, key)).json()).toMatchObject({ code: 'key_reused' });
    const other = await app.aPatient();
    expect((await book({ ...input, time: '15:15' }, other, key)).statusCode).toBe(201);
  });

  test('finds the next free time when the first was lost to another', async () => {
    const short = await aScheduledDoctor(app, { hours: { firstStart: '09:00', lastStart: '10:00' } });
    const [one, two] = [await app.aPatient(), await app.aPatient()];
    const answers = await Promise.all(
      [one, two].map((who) => book(aRequest(app, short), who, { 'idempotency-key': randomUUID() })),
    );
    expect(answers.map((answer) => answer.json().time).sort()).toEqual(['09:00', '09:15']);
  });

  test('was refused the first time: the second try may succeed', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const rival = await anAppointment(app, { doctor, time: '17:00' });
    const input = { ...aRequest(app, doctor), time: '17:00' };
    expect((await book(input, patient, key)).json()).toMatchObject({ code: 'slot_taken' });
    await app.as(rival.patient.cookie).delete(`/api/appointments/${rival.id}`);
    const again = await book(input, patient, key);
    expect(again.statusCode).toBe(201);
    expect(await statusOf(app, again.json())).toBe('pending');
  });
});

test('what was asked is kept exactly as it was typed', async () => {
  await strangers();
  const reason = 'O’Brien’s 🤒 – عربي – "quotes" <b>';
  const { id } = (await book({ ...aRequest(app, doctor), date: tomorrow(app), reason })).json();
  expect((await app.as(doctor.cookie).get(`/api/appointments/${id}`)).json()).toMatchObject({ reason });
});

// Nothing is read back after it is written: what is answered is put together from what was known.
test.each(['in-person', 'video'] as const)('what is answered is what is read afterwards: %s', async (mode) => {
  const hours = { firstStart: '09:00', lastStart: '18:00', offers: 'both' as const };
  const [asha, near] = [await app.aPatient(), await aScheduledDoctor(app, { hours })];
  await saveDoctorPage(app.deps, near.actor, near.id, { ...A_PAGE, version: 0 });
  const symptoms = 'a runny nose and sneezing for two days';
  const { resultId: triageId } = (await app.as(asha.cookie).post('/api/symptoms/analyze', { symptoms })).json();
  const wanted = { ...aRequest(app, near, { time: '10:00', reason: 'A cough' }), mode, triageId };
  const { id, ...booked } = (await book(wanted, asha)).json();
  expect(booked).toMatchObject({ status: 'pending', room: A_PAGE.room, triageUrgency: expect.any(Number) });
  expect((await app.as(asha.cookie).get(`/api/appointments/${id}`)).json()).toEqual({ id, ...booked });
  const approved = await app.as(near.cookie).send('PATCH', `/api/appointments/${id}/status`, { status: 'approved' });
  expect((await app.as(near.cookie).get(`/api/appointments/${id}`)).json()).toEqual(approved.json());
});
