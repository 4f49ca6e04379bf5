import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';

let app: TestApp;
let doctor: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const MORNING = { firstStart: '09:00', lastStart: '12:00' };
const monday = { weekday: 1, ...MORNING };
const as = (who = doctor) => app.as(who.cookie);
const read = async (who = doctor) => (await as(who).get('/api/doctor/schedule')).json();
const lastEntry = async () => (await app.trail()).at(-1);
/** How many times this doctor offers on a day. */
const offeredOn = async (date: string): Promise<number> =>
  (await app.as().get(`/api/doctors/${doctor.id}/slots?date=${date}`)).json().slots.length;

describe('weekly hours', () => {
  beforeAll(async () => {
    doctor = await app.aDoctor();
  });

  test('are none at first', async () => {
    expect(await read()).toEqual({
      timeZone: 'Asia/Kolkata',
      hours: [],
      daysOff: [],
      extraSessions: [],
      closedDays: [],
    });
  });

  test('are set as a whole, and kept in order', async () => {
    const afternoon = { weekday: 1, firstStart: '15:00', lastStart: '18:00' };
    const friday = { weekday: 5, firstStart: '00:00', lastStart: '23:45' };
    const answer = await as().put('/api/doctor/schedule/hours', { hours: [friday, afternoon, monday] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().hours).toEqual([monday, afternoon, friday]);
    expect(await lastEntry()).toMatchObject({ action: 'schedule.hours_set', actor_id: doctor.id });

    await as().put('/api/doctor/schedule/hours', { hours: [monday] });
    expect((await read()).hours).toEqual([monday]);
  });

  test.each([
    ['the last start before the first', { lastStart: '08:45' }, 'hours.1.lastStart'],
    ['a start off the quarter hour', { firstStart: '09:05' }, 'hours.1.firstStart'],
    ['an end off the quarter hour', { lastStart: '12:10' }, 'hours.1.lastStart'],
    ['an eighth day of the week', { weekday: 8 }, 'hours.1.weekday'],
    ['a time that does not exist', { lastStart: '24:00' }, 'hours.1.lastStart'],
    ['a field that is not known', { room: 4 }, 'hours.1.room'],
  ])('are refused with %s', async (_what, change, field) => {
    const answer = await as().put('/api/doctor/schedule/hours', { hours: [monday, { ...monday, ...change }] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad_input', fields: { [field]: expect.any(String) } });
    expect((await read()).hours).toEqual([monday]);
  });

  test('are those of one hand when two set them at once', async () => {
    const sets = Array.from({ length: 8 }, (_, n) => [
      { weekday: 2, firstStart: `0${n}:00`, lastStart: '12:00' },
      { weekday: 3, firstStart: `0${n}:00`, lastStart: '12:00' },
    ]);
    await Promise.all(sets.map((hours) => as().put('/api/doctor/schedule/hours', { hours })));
    expect(sets).toContainEqual((await read()).hours);
  });
});

describe('a day off', () => {
  beforeAll(async () => {
    doctor = await app.aDoctor();
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...MORNING }));
    await as().put('/api/doctor/schedule/hours', { hours });
  });

  test('offers no times, and what is booked stays booked', async () => {
    const patient = await app.aPatient();
    const input = { department: 'General Medicine', doctor: doctor.id, date: '2026-03-04', time: '10:00' };
    const { id } = (await as(patient).post('/api/appointments/book', input)).json();
    const answer = await as().post('/api/doctor/schedule/days-off', { date: '2026-03-04', reason: 'A wedding' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().daysOff).toEqual([
      { id: expect.any(String), date: '2026-03-04', reason: 'A wedding', leaveId: null },
    ]);
    expect(await offeredOn('2026-03-04')).toBe(0);
    expect(await offeredOn('2026-03-05')).toBe(13);
    expect(await lastEntry()).toMatchObject({ action: 'schedule.day_off' });
    expect((await as().get(`/api/appointments/${id}`)).json()).toMatchObject({ status: 'pending' });
  });

  test('is taken once: a second time changes its reason', async () => {
    const answer = await as().post('/api/doctor/schedule/days-off', { date: '2026-03-04', reason: 'Two weddings' });
    expect(answer.json().daysOff).toMatchObject([{ date: '2026-03-04', reason: 'Two weddings' }]);
  });

  test('leaves an extra session of that day', async () => {
    const input = { date: '2026-03-04', firstStart: '17:00', lastStart: '17:30' };
    const answer = await as().post('/api/doctor/schedule/extra-sessions', input);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().extraSessions).toEqual([{ id: expect.any(String), ...input }]);
    expect(await offeredOn('2026-03-04')).toBe(3);
    expect(await lastEntry()).toMatchObject({ action: 'schedule.extra_session' });
  });

  test('is taken back, like an extra session', async () => {
    const { daysOff, extraSessions } = await read();
    for (const { id } of [daysOff[0], extraSessions[0]]) {
      expect((await as().delete(`/api/doctor/schedule/${id}`)).statusCode).toBe(200);
    }
    expect(await read()).toMatchObject({ daysOff: [], extraSessions: [] });
    expect(await offeredOn('2026-03-04')).toBe(13);
    expect(await lastEntry()).toMatchObject({ action: 'schedule.exception_removed' });
  });

  test('lies ahead', async () => {
    const past = { date: '2026-03-01' };
    expect((await as().post('/api/doctor/schedule/days-off', past)).json()).toMatchObject({ code: 'time_past' });
    const session = { ...past, firstStart: '09:00', lastStart: '10:00' };
    expect((await as().post('/api/doctor/schedule/extra-sessions', session)).json()).toMatchObject({
      code: 'time_past',
    });
    expect((await as().post('/api/doctor/schedule/days-off', { date: '2026-03-02' })).statusCode).toBe(201);
  });

  test.each([
    ['ends before it begins', { firstStart: '10:00', lastStart: '09:00' }, 'lastStart'],
    ['does not begin on the quarter hour', { firstStart: '10:01', lastStart: '11:00' }, 'firstStart'],
  ])('an extra session is refused when it %s', async (_what, times, field) => {
    const answer = await as().post('/api/doctor/schedule/extra-sessions', { date: '2026-03-05', ...times });
    expect(answer.json()).toMatchObject({ code: 'bad_input', fields: { [field]: expect.any(String) } });
  });
});

describe('the schedule of another', () => {
  test('is not found, not read and not changed', async () => {
    doctor = await app.aDoctor();
    const { daysOff } = (await as().post('/api/doctor/schedule/days-off', { date: '2026-03-04' })).json();
    const other = await app.aDoctor();
    for (const id of [daysOff[0].id, randomUUID()]) {
      expect((await as(other).delete(`/api/doctor/schedule/${id}`)).statusCode).toBe(404);
    }
    expect((await read(other)).daysOff).toEqual([]);
    expect((await read()).daysOff).toHaveLength(1);
  });

  test.each(['patient', 'staff', 'admin'] as const)('is no business of a %s', async (role) => {
    const who = await app.someone(role);
    expect((await as(who).get('/api/doctor/schedule')).statusCode).toBe(403);
    expect((await as(who).put('/api/doctor/schedule/hours', { hours: [] })).statusCode).toBe(403);
    expect((await app.as().get('/api/doctor/schedule')).statusCode).toBe(401);
  });
});
