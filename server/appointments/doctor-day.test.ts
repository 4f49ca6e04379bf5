import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedClock } from '../platform/clock.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { anAppointment, aScheduledDoctor, type ScheduledDoctor } from './testing.ts';

const ZEROS = { totalAppointments: 0, pendingApprovals: 0, totalPatients: 0, todayAppointments: 0 };
const NOTHING = { ...ZEROS, lastMonth: ZEROS };

// Late in the evening at the clinic in Kolkata it is still the afternoon before in UTC, and in New York the day before.
describe.each([
  ['Asia/Kolkata', '2026-03-31T18:00:00Z', '2026-03-31', '2026-04-01'],
  ['America/New_York', '2026-04-01T03:30:00Z', '2026-03-31', '2026-04-01'],
  ['UTC', '2026-03-31T23:30:00Z', '2026-03-31', '2026-04-01'],
])('the day of a doctor in %s, half an hour before midnight', (zone, now, today, next) => {
  let app: TestApp;
  let doctor: ScheduledDoctor;
  beforeAll(async () => {
    app = await startTestApp({ env: { CLINIC_TIME_ZONE: zone }, clock: fixedClock(now) });
    doctor = await aScheduledDoctor(app, { hours: { firstStart: '00:00', lastStart: '23:45' } });
  });
  afterAll(() => app.close());

  const stats = async ({ cookie } = doctor) => (await app.as(cookie).get('/api/doctor/stats')).json();
  const list = async ({ cookie } = doctor) => (await app.as(cookie).get('/api/doctor/today-appointments')).json();

  test('is empty at first', async () => {
    const newcomer = await aScheduledDoctor(app);
    expect(await stats(newcomer)).toEqual(NOTHING);
    expect(await list(newcomer)).toEqual([]);
  });

  // spec: 3.7, 3.8, 7.15, 7.16
  test('counts what lies in it and in its month, in the calendar of the clinic', async () => {
    const on = (
      date: string,
      time: string,
      status: 'pending' | 'approved' | 'completed' | 'no-show' | 'cancelled' | 'rejected',
    ) => anAppointment(app, { doctor, date, time, status });
    const early = await on(today, '00:00', 'completed');
    const missed = await on(today, '09:00', 'no-show');
    const late = await on(today, '23:45', 'approved');
    await on(today, '12:00', 'cancelled');
    await on(today, '12:15', 'rejected');
    await on(next, '00:00', 'approved');
    await on(next, '00:15', 'pending');
    await on(`${today.slice(0, 8)}01`, '00:00', 'completed');
    await on('2026-02-28', '23:45', 'completed');
    await app.as(late.patient.cookie).post(`/api/appointments/${late.id}/confirm`);

    expect(await list()).toMatchObject([
      { id: early.id, patient: 'Asha Rao', time: '00:00', status: 'completed' },
      { id: missed.id, patient: 'Asha Rao', time: '09:00', status: 'no-show' },
      { id: late.id, patient: 'Asha Rao', time: '23:45', status: 'confirmed' },
    ]);
    const days = await app.as(doctor.cookie).get(`/api/doctor/appointments?from=${today}&until=${next}`);
    expect(days.json().map(({ time, status }: { time: string; status: string }) => `${time} ${status}`)).toEqual([
      '00:00 completed',
      '09:00 no-show',
      '23:45 approved',
      '00:00 approved',
      '00:15 pending',
    ]);
    expect(await stats()).toEqual({
      // Three today and the first of the month.
      totalAppointments: 4,
      pendingApprovals: 1,
      // Everyone but those whose request was cancelled or rejected.
      totalPatients: 7,
      todayAppointments: 3,
      // The visit on the last day of February, and who had asked for the first of March by then.
      lastMonth: { totalAppointments: 1, pendingApprovals: 0, totalPatients: 2, todayAppointments: 1 },
    });
  });

  test('has the figures of a month ago counted once an hour, and those of now at every look', async () => {
    await anAppointment(app, { doctor, date: '2026-02-28', time: '23:30', status: 'completed' });
    await anAppointment(app, { doctor, date: today, time: '23:30', status: 'approved' });
    expect(await stats()).toMatchObject({ todayAppointments: 4, lastMonth: { todayAppointments: 1 } });
  });

  // spec: 7.16
  test('is another at midnight', async () => {
    app.clock.advance(30 * 60_000);
    const cookie = await app.login(doctor);
    expect(await stats({ ...doctor, cookie })).toMatchObject({ todayAppointments: 1, totalAppointments: 2 });
    expect(await list({ ...doctor, cookie })).toMatchObject([{ time: '00:00', status: 'approved' }]);
  });

  test('is nobody else’s', async () => {
    const other = await aScheduledDoctor(app);
    expect(await stats(other)).toEqual(NOTHING);
    expect(await list(other)).toEqual([]);
    for (const role of ['patient', 'staff', 'admin'] as const) {
      const { cookie } = await app.someone(role);
      expect((await app.as(cookie).get('/api/doctor/stats')).statusCode).toBe(403);
    }
  });
});
