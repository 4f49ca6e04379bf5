import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredDoctorPage } from '#contract/staffing/writing-doctor-pages.ts';
import { listenAs } from '#server/appointments/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { until } from '#server/testing-stream.ts';
import { A_PAGE, invitation } from '../testing-calls.ts';
import { saveDoctorPage } from './save-doctor-page.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const NOTHING = { languages: [], qualifications: [], seesFor: [], about: '', room: '', directions: '' };
const pageOf = (id: string, by: Person) => app.as(by.cookie).get(`/api/doctors/${id}/page`);
const save = (id: string, by: Person, form: object) => app.as(by.cookie).put(`/api/doctors/${id}/page`, form);
const aDoctor = () => app.aDoctor({ department: 'Cardiology', name: 'Dr. Meera Iyer' });

describe('what patients read about a doctor', () => {
  test('is written by the doctor, and read by anyone', async () => {
    const doctor = await aDoctor();
    expect((await pageOf(doctor.id, doctor)).json()).toEqual({ ...NOTHING, version: 0, savedAt: null, savedBy: null });

    const saved = await save(doctor.id, doctor, { ...A_PAGE, version: 0 });

    expect([saved.statusCode, saved.json()]).toEqual([
      200,
      { ...A_PAGE, version: 1, savedAt: app.clock.now().toISOString(), savedBy: 'Dr. Meera Iyer' },
    ]);
    const read = await app.as().get(`/api/doctors/${doctor.id}`);
    expect([read.statusCode, read.json()]).toMatchObject([200, { ...A_PAGE, name: 'Dr. Meera Iyer' }]);
    expect(Object.keys(read.json())).not.toContain('savedBy');
  });

  test('is written by an administrator too, also before the doctor has logged in', async () => {
    const admin = await app.anAdministrator();
    const doctor = await aDoctor();
    await app.db.updateTable('accounts').set({ password_hash: null }).where('id', '=', doctor.id).execute();
    expect((await save(doctor.id, admin, { ...A_PAGE, version: 0 })).statusCode).toBe(200);
    expect((await pageOf(doctor.id, admin)).json()).toMatchObject({ room: 'Room 2', version: 1 });
    // Visitors find nobody whom they cannot book.
    expect((await app.as().get(`/api/doctors/${doctor.id}`)).statusCode).toBe(404);
  });

  test('is not written by another doctor, and is only about doctors', async () => {
    const [doctor, other, admin] = [await aDoctor(), await aDoctor(), await app.anAdministrator()];
    const form = { ...A_PAGE, version: 0 };
    expect((await save(doctor.id, other, form)).json().code).toBe('not_found');
    expect((await pageOf(doctor.id, other)).json().code).toBe('not_found');
    const { id: nurse } = (await app.as(admin.cookie).post('/api/admin/invitations', invitation())).json();
    for (const id of [nurse, admin.id, (await app.aPatient()).id, randomUUID()]) {
      expect((await save(id, admin, form)).json().code).toBe('not_found');
    }
    expect(await app.db.selectFrom('doctor_pages').selectAll().where('doctor_id', '=', doctor.id).execute()).toEqual(
      [],
    );
  });

  test('is in the trail with the parts that changed, and none of the words', async () => {
    const doctor = await aDoctor();
    await saveDoctorPage(app.deps, doctor.actor, doctor.id, { ...A_PAGE, version: 0 });
    await saveDoctorPage(app.deps, doctor.actor, doctor.id, { ...A_PAGE, room: 'Room 9', version: 1 });
    const entries = (await app.trail()).filter((entry) => entry.subject_id === doctor.id);
    expect(entries.at(-1)).toMatchObject({
      action: 'doctor_page.saved',
      actor_id: doctor.id,
      details: { languages: false, qualifications: false, seesFor: false, about: false, room: true, directions: false },
    });
  });

  test('reaches whoever looks at the doctors, and the administrators', async () => {
    const [doctor, patient, admin] = [await aDoctor(), await app.aPatient(), await app.anAdministrator()];
    const [atPatient, atAdmin] = [listenAs(app, patient), listenAs(app, admin)];
    await saveDoctorPage(app.deps, doctor.actor, doctor.id, { ...A_PAGE, version: 0 });
    const hasHeard = ({ heard }: typeof atPatient, type: string) =>
      heard.some((news) => news.type === type && news.id === doctor.id);
    await until(() => hasHeard(atPatient, 'slots') && hasHeard(atAdmin, 'accounts'));
    atPatient.leave();
    atAdmin.leave();
  });
});

describe('of two who write at once', () => {
  test('one wins, and the other is told instead of writing over it', async () => {
    const [doctor, admin] = [await aDoctor(), await app.anAdministrator()];
    for (const version of [0, 1]) {
      const rooms = ['Room 3', 'Room 4', 'Room 5', 'Room 6'];
      const answers = await Promise.all(
        rooms.map((room, n) => save(doctor.id, n % 2 ? doctor : admin, { ...A_PAGE, room, version })),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
      const won = answers.find(({ statusCode }) => statusCode === 200)?.json<StoredDoctorPage>();
      expect((await pageOf(doctor.id, doctor)).json()).toEqual(won);
      expect(won?.version).toBe(version + 1);
    }
    expect((await save(doctor.id, doctor, { ...A_PAGE, version: 1 })).json().code).toBe('version_outdated');
  });

  test('a version that nobody has written is refused', async () => {
    const doctor = await aDoctor();
    expect((await save(doctor.id, doctor, { ...A_PAGE, version: 4 })).json().code).toBe('version_outdated');
  });
});

test.each([
  ['about', { about: 'x'.repeat(301) }, 'about', 'At most 300 characters.'],
  ['directions', { directions: 'x'.repeat(201) }, 'directions', 'At most 200 characters.'],
  ['room', { room: 'x'.repeat(41) }, 'room', 'At most 40 characters.'],
  ['room of two lines', { room: 'Room 2\nRoom 3' }, 'room', 'Write it in one line.'],
  ['language', { languages: ['en', 'tlh'] }, 'languages.1', 'Choose languages of the list.'],
  ['seventh qualification', { qualifications: Array(7).fill('MBBS') }, 'qualifications', 'At most 6 lines.'],
  ['long line', { seesFor: ['x'.repeat(81)] }, 'seesFor.0', 'Each line can be at most 80 characters long.'],
  ['empty line', { seesFor: ['Fever', ' '] }, 'seesFor.1', 'Each line is needed.'],
])('what does not fit is answered at its field: %s', async (_what, wrong, name, said) => {
  const doctor = await aDoctor();
  const answer = await save(doctor.id, doctor, { ...A_PAGE, ...wrong, version: 0 });
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { [name]: said }]);
});

test('spaces around a text are not kept, nor a language twice', async () => {
  const doctor = await aDoctor();
  const form = { ...A_PAGE, room: '  Room 2 ', languages: ['en', 'hi', 'en'], version: 0 };
  expect((await save(doctor.id, doctor, form)).json()).toMatchObject({ room: 'Room 2', languages: ['en', 'hi'] });
});
