import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrol, nextCode } from '../credentials/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Patient } from '../testing-people.ts';
import { trailAbout } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_LOGINS: '100000' } });
});
afterAll(() => app.close());

const detailsOf = (patient: Patient) => ({
  name: patient.name,
  email: patient.email,
  phone: '+91 98200 14477',
  version: 1,
});
const change = (patient: Patient, body: object, cookie = patient.cookie) =>
  app.as(cookie).put(`/api/patients/${patient.patientId}`, { ...detailsOf(patient), ...body });
const me = async (patient: Patient) => (await app.as(patient.cookie).get('/api/me')).json();
const tokenIn = (text = '') => /#(\S+)/.exec(text)?.[1] ?? '';
const confirm = (token: string) => app.as().post('/api/email/confirm', { token });

describe('name and phone', () => {
  // spec: 7.10
  test('change at once, also on the account, and the patient is told by mail', async () => {
    const patient = await app.aPatient({ name: 'Ananya Rao' });
    const answer = await change(patient, { name: 'Ananya Menon', phone: '+91 90000 00001' });

    expect(answer.json()).toMatchObject({ name: 'Ananya Menon', phone: '+91 90000 00001', version: 2 });
    expect(await me(patient)).toMatchObject({ name: 'Ananya Menon', phone: '+91 90000 00001' });
    const [mail] = await app.mails(patient.email);
    expect(mail?.text).toContain('Ananya Menon');
    expect(mail?.subject).not.toContain('Menon');
  });

  test('are corrected by the desk, and the trail says which, not what', async () => {
    const patient = await app.aPatient();
    const nurse = await app.aNurse();
    expect((await change(patient, { phone: '+91 90000 00002' }, nurse.cookie)).statusCode).toBe(200);

    const trail = await trailAbout(app, patient.patientId);
    expect(trail.at(-1)).toMatchObject({
      action: 'patient.changed',
      actor_id: nurse.id,
      details: { name: false, phone: true, email: false },
    });
  });

  test('of another patient cannot be changed, nor by a doctor', async () => {
    const patient = await app.aPatient();
    const stranger = await app.aPatient();
    expect((await change(patient, {}, stranger.cookie)).json().code).toBe('not_found');
    expect((await change(patient, {}, (await app.aDoctor()).cookie)).statusCode).toBe(403);
  });

  // spec: 7.10
  test('saved twice from one version at once: one wins, the other is told', async () => {
    const patient = await app.aPatient();
    const answers = await Promise.all([change(patient, { name: 'One Rao' }), change(patient, { name: 'Two Rao' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json().code).toBe('version_outdated');
  });
});

describe('a new e-mail address', () => {
  test('counts once it was confirmed from the mail that was sent to it; the old address hears of it', async () => {
    const patient = await app.aPatient();
    const asked = await change(patient, { email: 'new.place@mail.example', password: patient.password });
    expect(asked.json()).toMatchObject({ email: patient.email, newEmail: 'new.place@mail.example' });
    expect((await me(patient)).email).toBe(patient.email);
    expect((await app.mails(patient.email)).map(({ kind }) => kind)).toEqual(['email-change']);

    app.clock.advance(1000);
    const [mail] = await app.mails('new.place@mail.example');
    expect((await confirm(tokenIn(mail?.text))).statusCode).toBe(200);

    expect((await me(patient)).email).toBe('new.place@mail.example');
    const read = await app.as(patient.cookie).get(`/api/patients/${patient.patientId}`);
    expect(read.json()).toMatchObject({ email: 'new.place@mail.example', newEmail: null });
    expect((await app.mails(patient.email)).map(({ kind }) => kind)).toEqual(['email-change', 'email-changed']);
  });

  test('is confirmed once, within a day, by the latest link only', async () => {
    const patient = await app.aPatient();
    const { password } = patient;
    await change(patient, { email: 'first.try@mail.example', password });
    await change(patient, { email: 'second.try@mail.example', password, version: 2 });
    const [first] = await app.mails('first.try@mail.example');
    const [second] = await app.mails('second.try@mail.example');

    expect((await confirm(tokenIn(first?.text))).json().code).toBe('link_invalid');
    const answers = await Promise.all([confirm(tokenIn(second?.text)), confirm(tokenIn(second?.text))]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);

    const late = await app.aPatient();
    await change(late, { email: 'late@mail.example', password: late.password });
    const [mail] = await app.mails('late@mail.example');
    app.clock.advance(24 * 3_600_000);
    expect((await confirm(tokenIn(mail?.text))).statusCode).toBe(410);
  });

  test('needs the password, and the code where there is one: a session alone changes nothing', async () => {
    const patient = await app.aPatient();
    const email = 'stolen.session@mail.example';
    const bare = await change(patient, { email });
    expect([bare.statusCode, Object.keys(bare.json().fields)]).toEqual([403, ['password']]);
    const guessed = await change(patient, { email, password: 'a guess of someone' });
    expect([guessed.statusCode, Object.keys(guessed.json().fields)]).toEqual([403, ['password']]);

    const enrolled = await enrol(app, patient);
    const half = await change(enrolled, { email, password: patient.password });
    expect([half.statusCode, Object.keys(half.json().fields)]).toEqual([403, ['code']]);
    expect(await app.mails(email)).toEqual([]);

    const code = await nextCode(app, enrolled.secret);
    expect((await change(enrolled, { email, password: patient.password, code })).statusCode).toBe(200);
    expect(await app.mails(email)).toHaveLength(1);
  });

  test('cannot be taken away, and who has none may go on without', async () => {
    const patient = await app.aPatient();
    const gone = await change(patient, { email: null });
    expect([gone.statusCode, Object.keys(gone.json().fields)]).toEqual([400, ['email']]);
  });

  test('is not confirmed by something that is no link', async () => {
    expect((await confirm('made-up')).json().code).toBe('link_invalid');
  });
});

describe('a deactivated patient', () => {
  // spec: 7.11
  test('is logged out, cannot log in, and keeps the record; the desk can take it back', async () => {
    const patient = await app.aPatient();
    const nurse = app.as((await app.aNurse()).cookie);
    const logIn = () => app.as().post('/api/patients/login', { pud: patient.pud, password: patient.password });

    expect((await nurse.delete(`/api/patients/${patient.patientId}`)).statusCode).toBe(200);
    expect((await app.as(patient.cookie).get('/api/me')).statusCode).toBe(401);
    expect((await logIn()).json().code).toBe('login_failed');
    expect((await nurse.get(`/api/patients/${patient.patientId}`)).json()).toMatchObject({
      name: patient.name,
      isDeactivated: true,
    });

    expect((await nurse.delete(`/api/patients/${patient.patientId}`)).statusCode).toBe(200);
    expect((await nurse.post(`/api/patients/${patient.patientId}/reactivate`)).statusCode).toBe(200);
    expect((await logIn()).statusCode).toBe(200);
    const actions = (await trailAbout(app, patient.patientId)).map(({ action }) => action);
    expect(actions.filter((action) => action.endsWith('activated'))).toEqual([
      'patient.deactivated',
      'patient.reactivated',
    ]);
  });
});
