import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeptClosedDay } from '#contract/appointments/closed-days.ts';
import { DAY_MS } from '#contract/durations.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { anAppointment, aScheduledDoctor, listenAs, type ScheduledDoctor } from '../testing.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  // A Monday.
  app = await startTestApp();
  admin = await app.anAdministrator();
});
afterAll(() => app.close());

const close = (body: object, key: string = randomUUID()) =>
  app.as(admin.cookie).post('/api/admin/closed-days', body, { 'idempotency-key': key });
const open = (id: string) => app.as(admin.cookie).delete(`/api/admin/closed-days/${id}`);
const listed = async () => (await app.as(admin.cookie).get('/api/admin/closed-days')).json<KeptClosedDay[]>();
const offeredOn = async (doctor: Person, date: string): Promise<number> =>
  (await app.as().get(`/api/doctors/${doctor.id}/slots?date=${date}`)).json().slots.length;
const book = async (doctor: ScheduledDoctor, date: string, time: string) =>
  app.as((await app.aPatient()).cookie).post('/api/appointments/book', {
    department: doctor.department,
    doctor: doctor.id,
    date,
    time,
    reason: 'A check-up',
  });

describe('a day on which the clinic is closed', () => {
  test('offers no times of any doctor, no extra session either, until it is opened again', async () => {
    const [one, other] = [await aScheduledDoctor(app), await aScheduledDoctor(app)];
    const date = '2026-03-11';
    await app
      .as(one.cookie)
      .post('/api/doctor/schedule/extra-sessions', { date, firstStart: '20:00', lastStart: '20:30' });
    const before = [await offeredOn(one, date), await offeredOn(other, date)];
    expect(before.every((count) => count > 0)).toBe(true);

    const closed = await close({ date, name: 'Republic Day' });
    expect([closed.statusCode, closed.json()]).toMatchObject([201, { date, name: 'Republic Day', visits: [] }]);
    expect([await offeredOn(one, date), await offeredOn(other, date)]).toEqual([0, 0]);
    expect((await book(one, date, '10:00')).json().code).toBe('slot_not_offered');
    expect((await app.as(one.cookie).get('/api/doctor/schedule')).json().closedDays).toEqual([
      { date, name: 'Republic Day' },
    ]);
    expect(await offeredOn(one, '2026-03-12')).toBeGreaterThan(0);

    expect((await open(closed.json().id)).statusCode).toBe(200);
    expect([await offeredOn(one, date), await offeredOn(other, date)]).toEqual(before);
    expect((await open(closed.json().id)).statusCode).toBe(404);
  });

  test('keeps what is booked, and names it to the administrator without the patient', async () => {
    const made = await anAppointment(app, { date: '2026-03-13', time: '11:30', status: 'approved' });
    await anAppointment(app, { date: '2026-03-14', time: '11:30' });
    const visits = [{ id: made.id, time: '11:30', doctor: made.doctor.name, status: 'approved' }];
    const closed = await close({ date: made.date, name: 'Holi' });
    expect(closed.json().visits).toEqual(visits);
    expect((await listed()).find(({ date }) => date === made.date)?.visits).toEqual(visits);
    expect(closed.body).not.toContain(made.patient.patientId);
    const own = await app.as(made.patient.cookie).get(`/api/appointments/${made.id}`);
    expect(own.json()).toMatchObject({ status: 'approved', date: made.date });
    await open(closed.json().id);
  });

  test('asks the doctor before a request of that day is approved', async () => {
    const made = await anAppointment(app, { date: '2026-03-16', time: '11:30' });
    const closed = await close({ date: made.date, name: 'Holi' });
    const approve = (more: object) =>
      app.as(made.doctor.cookie).put(`/api/doctor/appointments/${made.id}/status`, { status: 'approved', ...more });
    expect((await approve({})).json()).toMatchObject({
      code: 'outside_hours',
      message: 'The clinic is closed on Mon 16 Mar.',
    });
    expect((await approve({ outsideHours: true })).json()).toMatchObject({ status: 'approved' });
    await open(closed.json().id);
  });

  test('that is closed while people book loses no booking: each is refused or named', async () => {
    const doctor = await aScheduledDoctor(app);
    const date = '2026-03-17';
    const times = ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15'];
    const [closed, ...booked] = await Promise.all([
      close({ date, name: 'Holi' }),
      ...times.map((time) => book(doctor, date, time)),
    ]);
    const taken = booked.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().time);
    expect(closed?.json<KeptClosedDay>().visits.map(({ time }) => time)).toEqual(taken.toSorted());
    const refused = booked.filter(({ statusCode }) => statusCode !== 201).map((answer) => answer.json().code);
    expect(new Set(refused).difference(new Set(['slot_not_offered']))).toEqual(new Set());
    await open(closed?.json().id);
  });
});

describe('the list of closed days', () => {
  test('has a day once, with its name, from today on', async () => {
    const key = randomUUID();
    const holiday = { date: '2026-03-20', name: '  Eid  ' };
    const [first, again] = [await close(holiday, key), await close(holiday, key)];
    expect(again.json()).toEqual(first.json());
    const twice = await close({ ...holiday, name: 'Another name' });
    expect([twice.statusCode, twice.json().code, twice.json().fields]).toEqual([
      409,
      'closed_already',
      { date: 'The clinic is closed on that day already.' },
    ]);
    await close({ date: '2026-03-02', name: 'Today' });
    expect((await listed()).map(({ date, name }) => [date, name])).toEqual([
      ['2026-03-02', 'Today'],
      ['2026-03-20', 'Eid'],
    ]);
    app.clock.advance(DAY_MS);
    admin = { ...admin, cookie: await app.login(admin) };
    expect((await listed()).map(({ date }) => date)).toEqual(['2026-03-20']);
    await open(first.json().id);
  });

  test.each<[string, object, number, object]>([
    ['a day that is over', { date: '2026-03-01' }, 422, { date: 'Choose a day that is still to come.' }],
    ['a day in three years', { date: '2029-03-01' }, 400, { date: 'Choose a day within the next two years.' }],
    ['no day at all', { date: '2026-02-30' }, 400, { date: expect.any(String) }],
    ['no name', { name: '  ' }, 400, { name: expect.any(String) }],
    ['a name that is too long', { name: 'a'.repeat(61) }, 400, { name: expect.any(String) }],
  ])('takes no %s, and says so at its field', async (_what, wrong, status, fields) => {
    const refused = await close({ date: '2026-04-01', name: 'A day', ...wrong });
    expect([refused.statusCode, refused.json().fields]).toEqual([status, fields]);
  });

  test('leaves each change in the trail, and open screens hear of it', async () => {
    const listener = listenAs(app, await app.aPatient());
    const { id } = (await close({ date: '2026-04-02', name: 'A day' })).json();
    await open(id);
    const entries = (await app.trail()).filter(({ subject_id }) => subject_id === id);
    expect(entries).toMatchObject([
      { action: 'clinic.day_closed', actor_id: admin.id, details: { date: '2026-04-02' } },
      { action: 'clinic.day_opened', actor_id: admin.id, details: { date: '2026-04-02' } },
    ]);
    await expect.poll(() => listener.heard.map(({ type }) => type)).toEqual(expect.arrayContaining(['slots', 'inbox']));
    listener.leave();
  });
});
