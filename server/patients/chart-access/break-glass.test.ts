import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrol, nextCode } from '#server/credentials/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { takeIntoCare, trailAbout } from '../testing.ts';
import { GLASS_MS } from './break-glass.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const REASON = 'Brought in unconscious, no doctor of hers is here.';
const breakFor = (cookie: string, patientId: string, reason = REASON) =>
  app.as(cookie).post(`/api/patients/${patientId}/break-glass`, { reason });
const openChart = (cookie: string, patientId: string) => app.as(cookie).get(`/api/patients/${patientId}/profile`);

describe('breaking the glass', () => {
  test('opens one chart for 60 minutes and not a moment longer', async () => {
    const [patient, other, doctor] = [await app.aPatient(), await app.aPatient(), await app.aDoctor()];
    expect((await openChart(doctor.cookie, patient.patientId)).statusCode).toBe(404);

    const broken = await breakFor(doctor.cookie, patient.patientId);
    expect(broken.statusCode).toBe(201);
    expect(broken.json().until).toBe(new Date(app.clock.now().getTime() + GLASS_MS).toISOString());
    expect((await openChart(doctor.cookie, patient.patientId)).statusCode).toBe(200);
    expect((await openChart(doctor.cookie, other.patientId)).statusCode).toBe(404);

    app.clock.advance(GLASS_MS);
    const cookie = await app.login(doctor);
    expect((await openChart(cookie, patient.patientId)).statusCode).toBe(404);
  });

  test('five times at once breaks it once, and tells the patient once', async () => {
    const [patient, nurse] = [await app.aPatient(), await app.aNurse()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => breakFor(nurse.cookie, patient.patientId)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await app.as(patient.cookie).get('/api/notices')).json()).toHaveLength(1);
  });

  test('needs a reason in words: one character over and over is none, and each try is in the trail', async () => {
    const [patient, nurse] = [await app.aPatient(), await app.aNurse()];
    for (const reason of [
      'a'.repeat(30),
      'test test test test test test',
      '.... .... .... .... ....',
      'ab cd ef ab cd ef ab cd',
      'abc abd abe abc abd abe abc',
    ]) {
      const refused = await breakFor(nurse.cookie, patient.patientId, reason);
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['reason']]);
    }
    const tries = (await trailAbout(app, patient.patientId)).filter(({ action }) => action === 'access.refused');
    expect(tries).toHaveLength(5);
    expect(tries[0]).toMatchObject({ actor_id: nurse.id, details: { code: 'bad_input' } });
  });

  test('is told by mail to the address that the clinic knows, also to someone without an account', async () => {
    const [{ patientId }, nurse] = [await app.aPatient(), await app.aNurse()];
    const email = 'known@mail.example';
    const change = { account_id: null, email };
    await app.db.updateTable('patients').set(change).where('id', '=', patientId).execute();
    await breakFor(nurse.cookie, patientId);
    const mails = await app.mails(email);
    expect(mails).toMatchObject([{ kind: 'break-glass', subject: 'Your record was opened' }]);
    expect(mails[0]?.text).not.toContain('unconscious');
  });

  test('a third time within an hour needs the password, also when all come at once; an hour later it does not', async () => {
    const nurse = await app.aNurse();
    const patients = await Promise.all(Array.from({ length: 6 }, () => app.aPatient()));
    const answers = await Promise.all(patients.map(({ patientId }) => breakFor(nurse.cookie, patientId)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      Array(4).fill([403, 'glass_proof_needed']),
    );
    expect(refused[0]?.json().fields).toEqual({ password: 'Enter your password.' });

    const { patientId = '' } = patients[answers.findIndex(({ statusCode }) => statusCode !== 201)] ?? {};
    const prove = (password: string) =>
      app.as(nurse.cookie).post(`/api/patients/${patientId}/break-glass`, { reason: REASON, password });
    expect((await prove('not her password')).json().code).toBe('wrong_password');
    expect((await openChart(nurse.cookie, patientId)).statusCode).toBe(404);
    expect((await prove(nurse.password)).statusCode).toBe(201);

    app.clock.advance(GLASS_MS);
    const cookie = await app.login(nurse);
    expect((await breakFor(cookie, patients[5]?.patientId ?? '')).statusCode).toBe(201);
  });

  test('a third time asks for the code, too, where a second factor is on', async () => {
    const doctor = await enrol(app, await app.aDoctor());
    const [first, second, third] = [await app.aPatient(), await app.aPatient(), await app.aPatient()];
    for (const { patientId } of [first, second]) await breakFor(doctor.cookie, patientId);
    const asked = await breakFor(doctor.cookie, third.patientId);
    expect(Object.keys(asked.json().fields)).toEqual(['password', 'code']);
    const body = { reason: REASON, password: doctor.password };
    const path = `/api/patients/${third.patientId}/break-glass`;
    expect((await app.as(doctor.cookie).post(path, body)).json().code).toBe('wrong_code');
    const code = await nextCode(app, doctor.secret);
    expect((await app.as(doctor.cookie).post(path, { ...body, code })).statusCode).toBe(201);
  });

  test('is flagged in the trail, without its reason', async () => {
    const [patient, nurse] = [await app.aPatient(), await app.aNurse()];
    await breakFor(nurse.cookie, patient.patientId);

    const entries = (await trailAbout(app, patient.patientId)).filter(({ action }) => action === 'glass.broken');
    expect(entries).toMatchObject([{ actor_id: nurse.id, details: { flagged: true, minutes: 60 } }]);
    expect(JSON.stringify(entries)).not.toContain('unconscious');
  });

  test('is told to the patient with the reason, and to the administrators without it', async () => {
    const [patient, doctor] = [await app.aPatient(), await app.aDoctor({ name: 'Dr. Noor Ali' })];
    const admin = await app.anAdministrator();
    await breakFor(doctor.cookie, patient.patientId);

    const [told] = (await app.as(patient.cookie).get('/api/notices')).json();
    expect(told).toMatchObject({ title: 'Dr. Noor Ali opened your record', text: expect.stringContaining(REASON) });
    const [toAdmin] = (await app.as(admin.cookie).get('/api/notices')).json();
    expect(toAdmin.title).toBe('Dr. Noor Ali opened a record without a care relationship');
    expect(JSON.stringify(toAdmin)).not.toContain('unconscious');
    for (const mail of [...(await app.mails(patient.email)), ...(await app.mails(admin.email))]) {
      expect(`${mail.subject} ${mail.text}`).not.toContain('unconscious');
    }
  });

  test.each(['', 'too short', ' '.repeat(40)])('without a real reason (%j) opens nothing', async (reason) => {
    const [patient, doctor] = [await app.aPatient(), await app.aDoctor()];
    const refused = await breakFor(doctor.cookie, patient.patientId, reason);
    expect([refused.statusCode, refused.json().fields.reason]).toEqual([400, 'Write at least 20 characters.']);
    expect((await openChart(doctor.cookie, patient.patientId)).statusCode).toBe(404);
  });

  test('is not for a chart that is open anyway', async () => {
    const [patient, doctor] = [await app.aPatient(), await app.aDoctor()];
    await takeIntoCare(app, doctor, patient);
    const refused = await breakFor(doctor.cookie, patient.patientId);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'chart_already_open']);
  });

  test('is neither for patients nor for administrators', async () => {
    const patient = await app.aPatient();
    for (const role of ['patient', 'admin'] as const) {
      const { cookie } = await app.someone(role);
      expect((await breakFor(cookie, patient.patientId)).statusCode).toBe(403);
    }
  });
});
