import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedClock } from '#server/platform/clock.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { anAppointment, aScheduledDoctor, freeTimes, tomorrow } from '../testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const slots = async (doctor: { id: string }, date: string) =>
  (await app.as().get(`/api/doctors/${doctor.id}/slots?date=${date}`)).json();

describe('the times of a doctor', () => {
  test('are 37 from 09:00 to 18:00, to anyone who asks, with the zone beside them', async () => {
    const doctor = await aScheduledDoctor(app);
    const answer = await slots(doctor, tomorrow(app));
    expect(answer).toMatchObject({ date: '2026-03-03', timeZone: 'Asia/Kolkata' });
    expect(answer.slots).toHaveLength(37);
    expect(answer.slots[0]).toEqual({ time: '09:00', startsAt: '2026-03-03T03:30:00.000Z', isFree: true });
    expect(answer.slots.at(-1)).toEqual({ time: '18:00', startsAt: '2026-03-03T12:30:00.000Z', isFree: true });
  });

  test('stay visible when they are taken, and do not say by whom', async () => {
    const { doctor, date } = await anAppointment(app, { status: 'approved' });
    const taken = (await slots(doctor, date)).slots.filter((slot: { isFree: boolean }) => !slot.isFree);
    expect(taken).toEqual([{ time: '11:30', startsAt: '2026-03-03T06:00:00.000Z', isFree: false }]);
  });

  test('of today are free from now on', async () => {
    const doctor = await aScheduledDoctor(app);
    const free = await freeTimes(app, doctor, '2026-03-02');
    // It is 14:30.
    expect(free[0]).toBe('14:45');
    expect((await slots(doctor, '2026-03-02')).slots).toHaveLength(37);
  });

  test.each(['2026-03-01', '0001-01-01', '2026-08-30', '9999-12-31'])('are none on %s', async (date) => {
    const doctor = await aScheduledDoctor(app);
    const answer = await app.as().get(`/api/doctors/${doctor.id}/slots?date=${date}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ date, timeZone: 'Asia/Kolkata', slots: [] });
  });

  test('of nobody are not found', async () => {
    const patient = await app.aPatient();
    for (const id of [randomUUID(), patient.id, 'me']) {
      expect((await app.as().get(`/api/doctors/${id}/slots?date=2026-03-03`)).statusCode).toBe(404);
      expect((await app.as().get(`/api/doctors/${id}/days`)).statusCode).toBe(404);
    }
  });
});

describe('the days of a doctor', () => {
  const days = async (doctor: { id: string }, query = '') =>
    (await app.as().get(`/api/doctors/${doctor.id}/days${query}`)).json();

  test('say how many times are free on each', async () => {
    const { doctor } = await anAppointment(app);
    const found = await days(doctor);
    expect(found).toHaveLength(14);
    expect(found.slice(0, 2)).toEqual([
      { date: '2026-03-02', free: 14, offered: 37 },
      { date: '2026-03-03', free: 36, offered: 37 },
    ]);
  });

  test('end where booking ends', async () => {
    const doctor = await aScheduledDoctor(app);
    expect(await days(doctor, '?from=2026-08-29&count=2')).toEqual([
      { date: '2026-08-29', free: 37, offered: 37 },
      { date: '2026-08-30', free: 0, offered: 0 },
    ]);
    expect(await days(doctor, '?from=9999-12-31&count=31')).toEqual([]);
    expect(await days(doctor, '?from=0001-01-01&count=1')).toEqual([{ date: '0001-01-01', free: 0, offered: 0 }]);
    expect((await app.as().get(`/api/doctors/${doctor.id}/days?count=32`)).statusCode).toBe(400);
  });
});

describe('the list of doctors', () => {
  // spec: 3.20, 9.9
  test('shows the next free time beside each name, and only those of the department', async () => {
    const doctor = await aScheduledDoctor(app, { department: 'Ayurveda', name: 'Dr. Kavi Shah' });
    const resting = await aScheduledDoctor(app, { department: 'Ayurveda', name: 'Dr. Rest' });
    await app.as(resting.cookie).put('/api/doctor/schedule/hours', { hours: [] });
    const answer = await app.as().get('/api/doctors?department=Ayurveda');
    const common = { title: 'Doctor', department: 'Ayurveda', languages: [], offersVideo: false };
    expect(answer.json()).toEqual([
      { id: doctor.id, name: 'Dr. Kavi Shah', ...common, nextFreeAt: '2026-03-02T09:15:00.000Z' },
      { id: resting.id, name: 'Dr. Rest', ...common, nextFreeAt: null },
    ]);
    expect((await app.as().get('/api/doctors?department=Astrology')).json()).toEqual([]);
  });
});

describe('in another zone', () => {
  test('a browser far away is offered the times of the clinic, also when its clocks change', async () => {
    const berlin = await startTestApp({
      env: { CLINIC_TIME_ZONE: 'Europe/Berlin' },
      clock: fixedClock('2026-03-28T12:00:00Z'),
    });
    try {
      const doctor = await aScheduledDoctor(berlin, { hours: { firstStart: '01:00', lastStart: '04:00' } });
      const free = await freeTimes(berlin, doctor, '2026-03-29');
      expect(free).toHaveLength(9);
      expect(free.filter((time) => time.startsWith('02'))).toEqual([]);
      const patient = await berlin.aPatient();
      const input = { department: doctor.department, doctor: doctor.id, date: '2026-03-29' };
      const book = (time: string) => berlin.as(patient.cookie).post('/api/appointments/book', { ...input, time });
      expect((await book('02:30')).json()).toMatchObject({ code: 'slot_not_offered' });
      expect((await book('03:00')).json()).toMatchObject({ time: '03:00', startsAt: '2026-03-29T01:00:00.000Z' });
      expect((await book('01:45')).json()).toMatchObject({ time: '01:45', startsAt: '2026-03-29T00:45:00.000Z' });
    } finally {
      await berlin.close();
    }
  });
});
