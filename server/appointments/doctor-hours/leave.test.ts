import { afterAll, expect, test } from 'vitest';
import type { Schedule } from '#contract/appointments/doctor-day.ts';
import type { HitVisit } from '#contract/appointments/doctor-hours.ts';
import { startTestApp } from '#server/testing-app.ts';
import { anAppointment } from '../testing.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.anAdministrator();
const as = app.as(admin.cookie);

test('a leave names the booked visits in it before, offers no times on its days, and can be taken back', async () => {
  const visit = await anAppointment(app, { status: 'approved' });
  const { doctorId, date } = visitFacts(await rowOf(visit.id));
  const range = { from: date, until: date };
  const url = `/api/admin/doctors/${doctorId}/leave`;
  const hit = (await as.post(`${url}/hit-visits`, range)).json<HitVisit[]>();
  expect(hit).toMatchObject([{ id: visit.id, date, status: 'approved' }]);
  expect(JSON.stringify(hit)).not.toMatch(/patient|pud/i);

  const unseen = await as.post(url, { ...range, hitIds: [] });
  expect([unseen.statusCode, unseen.json().code]).toEqual([409, 'visits_changed']);
  const seen = await Promise.all([1, 2].map(() => as.post(url, { ...range, hitIds: [visit.id] })));
  expect(seen.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(seen[0]?.json<Schedule>().daysOff).toMatchObject([{ date, reason: '' }]);
  const slots = await app.as((await app.aPatient()).cookie).get(`/api/doctors/${doctorId}/slots?date=${date}`);
  expect(slots.json().slots.filter(({ isFree }: { isFree: boolean }) => isFree)).toEqual([]);
  expect((await rowOf(visit.id)).status).toBe('approved');

  const leaveId = seen[0]?.json<Schedule>().daysOff[0]?.leaveId;
  const back = await as.post(`${url}/end`, { leaveId });
  expect(back.json<Schedule>().daysOff).toEqual([]);
  expect((await as.post(`${url}/end`, { leaveId })).statusCode).toBe(404);
  const told = await app.db.selectFrom('notices').select(['id', 'title']).where('account_id', '=', doctorId).execute();
  expect(told.filter(({ title }) => title?.includes('your leave'))).toHaveLength(3);
});

test('a leave takes the extra sessions of its days out, says so, and counts a visit in one as hit', async () => {
  const visit = await anAppointment(app, { status: 'approved' });
  const { doctorId, date } = visitFacts(await rowOf(visit.id));
  const doctor = visit.doctor;
  const session = { date, firstStart: '00:00', lastStart: '23:45' };
  expect((await app.as(doctor.cookie).post('/api/doctor/schedule/extra-sessions', session)).statusCode).toBe(201);
  const range = { from: date, until: date };
  const url = `/api/admin/doctors/${doctorId}/leave`;
  const hit = (await as.post(`${url}/hit-visits`, range)).json<HitVisit[]>();
  expect(hit.map(({ id }) => id)).toEqual([visit.id]);
  const set = await as.post(url, { ...range, hitIds: [visit.id] });
  expect(set.json<Schedule>().extraSessions).toEqual([]);
  const slots = await app.as().get(`/api/doctors/${doctorId}/slots?date=${date}`);
  expect(slots.json().slots).toEqual([]);
  const told = await app.db.selectFrom('notices').select(['id', 'text']).where('account_id', '=', doctorId).execute();
  const day = date.split('-').reverse().join('/');
  expect(told.map(({ text }) => text)).toContain(
    `1 booked visit lies in it. Move or cancel in the calendar. No longer offered: your extra session on ${day}, 00:00 to 23:45.`,
  );
});

test("taking a leave back leaves the doctor's own days off in and beside it, and the trail says its days", async () => {
  const doctor = await app.aDoctor();
  const own = (date: string) => app.as(doctor.cookie).post('/api/doctor/schedule/days-off', { date });
  for (const date of ['2027-05-04', '2027-05-06']) expect((await own(date)).statusCode).toBe(201);
  const url = `/api/admin/doctors/${doctor.id}/leave`;
  const set = await as.post(url, { from: '2027-05-03', until: '2027-05-05', hitIds: [] });
  const days = set.json<Schedule>().daysOff;
  expect(days.map(({ leaveId }) => leaveId !== null)).toEqual([true, false, true, false]);
  const back = await as.post(`${url}/end`, { leaveId: days[0]?.leaveId });
  expect(back.json<Schedule>().daysOff.map(({ date }) => date)).toEqual(['2027-05-04', '2027-05-06']);
  const entries = (await app.trail()).filter(({ action }) => action.startsWith('schedule.leave_'));
  expect(entries.slice(-2).map(({ details }) => details)).toEqual([
    { from: '2027-05-03', until: '2027-05-05' },
    { from: '2027-05-03', until: '2027-05-05' },
  ]);
});

test.each([
  [{ from: '2020-01-01', until: '2020-01-02' }, { from: 'Choose a day that is still to come.' }],
  [{ from: '2027-05-07', until: '2027-05-03' }, { until: 'The last day comes before the first.' }],
  [{ from: '2027-05-03', until: '2027-08-04' }, { until: 'At most 92 days at once.' }],
])('%o is refused at its field', async (range, fields) => {
  const { id } = await app.aDoctor();
  expect((await as.post(`/api/admin/doctors/${id}/leave`, { ...range, hitIds: [] })).json().fields).toEqual(fields);
});

const rowOf = (id: string) =>
  app.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const visitFacts = (row: Awaited<ReturnType<typeof rowOf>>) => ({
  doctorId: row.doctor_id,
  date: /\d{4}-\d\d-\d\d/.exec(String(row.during))?.[0] ?? '',
});
