import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schedule } from '#contract/appointments/doctor-day.ts';
import type { HitVisit } from '#contract/appointments/doctor-hours.ts';
import { setHours, takeDayOff } from '#server/schedule/change-schedule.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { bookAppointment } from '../booking/book-appointment.ts';
import { anAppointment, aRequest, aScheduledDoctor, type ScheduledDoctor } from '../testing.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  // A Monday.
  app = await startTestApp();
  admin = await app.anAdministrator();
});
afterAll(() => app.close());

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const until = (lastStart: string) => EVERY_DAY.map((weekday) => ({ weekday, firstStart: '09:00', lastStart }));

const path = (doctor: Person, rest = '') => `/api/admin/doctors/${doctor.id}/schedule${rest}`;
const hits = async (doctor: Person, hours: object[]) =>
  (await app.as(admin.cookie).post(path(doctor, '/hit-visits'), { hours })).json<HitVisit[]>();
const hoursOf = async (doctor: Person) =>
  (await app.as(admin.cookie).get(path(doctor))).json<Partial<Schedule>>().hours ?? [];
const set = async (doctor: Person, hours: object[], hitIds: string[], before?: object[]) =>
  app.as(admin.cookie).put(path(doctor, '/hours'), { hours, hitIds, before: before ?? (await hoursOf(doctor)) });

test('a change lists the visits that it leaves outside, by time and without the patient, and changes nothing yet', async () => {
  const doctor = await aScheduledDoctor(app);
  const patient = await app.aPatient({ name: 'Ravi Menon' });
  const reason = 'Chest pain since yesterday';
  await anAppointment(app, { doctor, patient, date: '2026-03-05', time: '16:30', status: 'approved', reason });
  await anAppointment(app, { doctor, date: '2026-03-06', time: '17:00', status: 'pending' });
  await anAppointment(app, { doctor, date: '2026-03-06', time: '10:00', status: 'approved' });
  const found = await hits(doctor, until('15:45'));
  expect(found.map(({ date, time, status }) => [date, time, status])).toEqual([
    ['2026-03-05', '16:30', 'approved'],
    ['2026-03-06', '17:00', 'pending'],
  ]);
  for (const secret of ['Ravi', 'Chest', patient.patientId, patient.pud])
    expect(JSON.stringify(found)).not.toContain(secret);
  const known = (await app.as(admin.cookie).get(path(doctor))).json<Schedule>();
  expect(known.hours[0]).toEqual({ weekday: 1, firstStart: '09:00', lastStart: '18:00' });
});

test('what lay outside before is no hit of this change', async () => {
  const doctor = await aScheduledDoctor(app);
  await anAppointment(app, { doctor, date: '2026-03-05', time: '16:30', status: 'approved' });
  const [hit] = await hits(doctor, until('15:45'));
  expect((await set(doctor, until('15:45'), [hit?.id ?? ''])).statusCode).toBe(200);
  expect(await hits(doctor, until('12:00'))).toEqual([]);
});

test('saving tells the doctor, is in the trail under the administrator, and what is booked stays booked', async () => {
  const doctor = await aScheduledDoctor(app);
  const visit = await anAppointment(app, { doctor, date: '2026-03-05', time: '16:30', status: 'approved' });
  const before = (await app.trail()).length;
  expect((await set(doctor, until('15:45'), [visit.id])).json<Schedule>().hours[0]?.lastStart).toBe('15:45');
  expect((await app.trail()).slice(before)).toMatchObject([
    { action: 'schedule.hours_set', actor_id: admin.id, subject_id: doctor.id },
  ]);
  const news = (await app.as(doctor.cookie).get('/api/notices')).json<{ title: string; text: string }[]>();
  expect(news).toContainEqual(
    expect.objectContaining({
      title: 'Asha Rao changed your weekly hours',
      text: '1 booked visit lies outside them. Move or cancel in the calendar.',
    }),
  );
  const mail = (await app.mails(doctor.email)).at(-1);
  expect(mail?.subject).toBe('Your weekly hours were changed');
  expect(mail?.text).toContain('Monday 09:00 to 15:45\nTuesday 09:00 to 15:45');
  const kept = await app.db.selectFrom('appointments').select('status').where('id', '=', visit.id).executeTakeFirst();
  expect(kept?.status).toBe('approved');
});

test('a visit that was booked meanwhile stops the change until it was seen', async () => {
  const doctor = await aScheduledDoctor(app);
  const hours = until('15:45');
  const seen = await hits(doctor, hours);
  await anAppointment(app, { doctor, date: '2026-03-05', time: '17:15', status: 'pending' });
  const answer = await set(
    doctor,
    hours,
    seen.map(({ id }) => id),
  );
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'visits_changed']);
  const again = (await hits(doctor, hours)).map(({ id }) => id);
  expect((await set(doctor, hours, again)).statusCode).toBe(200);
});

test('of two who change the hours from the same state the second is told, the doctor among them', async () => {
  const doctor = await aScheduledDoctor(app);
  const before = await hoursOf(doctor);
  expect((await set(doctor, until('16:00'), [], before.toReversed())).statusCode).toBe(200);
  const late = await set(doctor, until('12:00'), [], before);
  expect([late.statusCode, late.json().code]).toEqual([409, 'version_outdated']);
  const seen = await hoursOf(doctor);
  await setHours(app.deps, doctor.actor, []);
  expect((await set(doctor, until('12:00'), [], seen)).json().code).toBe('version_outdated');
  expect(await hoursOf(doctor)).toEqual([]);
});

test('of a booking and a change at once none slips through unseen', async () => {
  for (let round = 0; round < 4; round += 1) {
    const doctor: ScheduledDoctor = await aScheduledDoctor(app);
    const patient = await app.aPatient();
    const request = aRequest(app, doctor, { date: '2026-03-05', time: '17:30' });
    const [booked, changed] = await Promise.all([
      bookAppointment(app.deps, patient.actor, request).then(
        () => true,
        () => false,
      ),
      set(doctor, until('15:45'), []).then(({ statusCode }) => statusCode === 200),
    ]);
    expect([booked, changed].filter(Boolean)).toHaveLength(1);
  }
});

test('an administrator does not read why a doctor takes a day off, and sets hours of doctors only', async () => {
  const doctor = await aScheduledDoctor(app);
  await takeDayOff(app.deps, doctor.actor, { date: '2026-03-11', reason: 'My own operation' });
  const answer = await app.as(admin.cookie).get(path(doctor));
  expect(answer.json<Schedule>().daysOff).toMatchObject([{ date: '2026-03-11', reason: '' }]);
  const [nurse, patient] = [await app.aNurse(), await app.aPatient()];
  for (const other of [nurse, patient]) {
    expect((await app.as(admin.cookie).get(path(other))).statusCode).toBe(404);
    expect((await set(other, until('12:00'), [])).statusCode).toBe(404);
  }
});
