import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Doctor, DoctorInFull } from '#contract/appointments/doctors.ts';
import { takeDayOff } from '#server/schedule/change-schedule.ts';
import { saveDoctorPage } from '#server/staffing/doctor-pages/save-doctor-page.ts';
import { A_PAGE } from '#server/staffing/testing-calls.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { anAppointment, aScheduledDoctor, toldTo } from '../testing.ts';
import { readDoctor } from './read-doctor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = (id: string): Promise<DoctorInFull> => readDoctor(app.deps, id);

describe('the page of a doctor', () => {
  test('says to anyone who asks when the doctor is free next: three days, with times over the day', async () => {
    const doctor = await aScheduledDoctor(app, { name: 'Dr. Ila Sen' });
    const answer = await app.as().get(`/api/doctors/${doctor.id}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        ...{ id: doctor.id, name: 'Dr. Ila Sen', title: expect.any(String), department: 'General Medicine' },
        ...{ languages: [], qualifications: [], seesFor: [], about: '', room: '', directions: '' },
        takesBookings: true,
        nextDays: [
          // It is 14:30.
          { date: '2026-03-02', times: ['14:45', '15:30', '16:15', '17:00'] },
          { date: '2026-03-03', times: ['09:00', '11:15', '13:30', '15:45'] },
          { date: '2026-03-04', times: ['09:00', '11:15', '13:30', '15:45'] },
        ],
      },
    ]);
  });

  test('offers only what is free', async () => {
    const hours = { firstStart: '16:00', lastStart: '16:15' };
    const doctor = await aScheduledDoctor(app, { hours });
    await anAppointment(app, { doctor, date: '2026-03-03', time: '16:00' });
    await takeDayOff(app.deps, doctor.actor, { date: '2026-03-04' });
    expect((await read(doctor.id)).nextDays).toEqual([
      { date: '2026-03-02', times: ['16:00', '16:15'] },
      { date: '2026-03-03', times: ['16:15'] },
      { date: '2026-03-05', times: ['16:00', '16:15'] },
    ]);
  });

  test('says so when the doctor takes no bookings', async () => {
    const doctor = await app.aDoctor({ department: 'Cardiology' });
    expect(await read(doctor.id)).toMatchObject({ takesBookings: false, nextDays: [] });
  });

  test('tells a doctor whose times are all taken from one who offers none', async () => {
    const doctor = await app.aDoctor({ department: 'Cardiology' });
    const session = { date: '2026-03-20', firstStart: '11:30', lastStart: '11:30' };
    await app.as(doctor.cookie).post('/api/doctor/schedule/extra-sessions', session);
    expect(await read(doctor.id)).toMatchObject({ nextDays: [{ date: '2026-03-20', times: ['11:30'] }] });
    await anAppointment(app, { doctor: { ...doctor, department: 'Cardiology' }, date: '2026-03-20', time: '11:30' });
    expect(await read(doctor.id)).toMatchObject({ takesBookings: true, nextDays: [] });
  });

  test('and the list of doctors name the same languages', async () => {
    const doctor = await aScheduledDoctor(app, { department: 'Dermatology' });
    await saveDoctorPage(app.deps, doctor.actor, doctor.id, { ...A_PAGE, version: 0 });
    const listed = (await app.as().get('/api/doctors?department=Dermatology')).json<Doctor[]>();
    expect(listed).toMatchObject([{ id: doctor.id, languages: ['en', 'ml'] }]);
    expect((await read(doctor.id)).languages).toEqual(['en', 'ml']);
  });

  test('is gone when the doctor has left', async () => {
    const doctor = await aScheduledDoctor(app);
    const admin = await app.anAdministrator();
    await app.as(admin.cookie).post(`/api/admin/accounts/${doctor.id}/disable`, {});
    expect((await app.as().get(`/api/doctors/${doctor.id}`)).json().code).toBe('not_found');
  });
});

test('the room and the way to it stand on the appointment, and where the approval is told', async () => {
  const doctor = await aScheduledDoctor(app);
  await saveDoctorPage(app.deps, doctor.actor, doctor.id, { ...A_PAGE, version: 0 });
  const { id, patient } = await anAppointment(app, { doctor, status: 'approved' });
  const where = { room: 'Room 2', directions: 'First floor, left of the lift.' };

  const mine = await app.as(patient.cookie).get(`/api/appointments/${id}`);
  expect(mine.json<Appointment>()).toMatchObject(where);
  expect((await app.as(patient.cookie).get('/api/appointments')).json()).toMatchObject([where]);
  expect((await toldTo(app, patient))[0]?.text).toBe(
    'Tue 3 Mar 2026, 11:30 (Asia/Kolkata). Room 2. First floor, left of the lift.',
  );
  const [mail] = (await app.mails(patient.email)).filter(({ subject }) => subject.includes('confirmed'));
  expect(mail?.text).toContain('Room 2. First floor, left of the lift.');
});

test('an appointment with a doctor who has said nothing names no room', async () => {
  const { id, patient } = await anAppointment(app);
  const mine = await app.as(patient.cookie).get(`/api/appointments/${id}`);
  expect(mine.json()).toMatchObject({ room: '', directions: '' });
});
