import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/durations.ts';
import { transaction } from '#server/db/transaction.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import { cookieOf, startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { clearSecondFactor } from '../clear-second-factor.ts';
import { codeAt, enrol, waitForCode } from '../testing.ts';
import { type Authenticator, addPasskey, anAuthenticator, challengeFrom, type Twist } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_LOGINS: '100000' } });
});
afterAll(() => app.close());

async function withPasskey<P extends Person>(person: P): Promise<P & { key: Authenticator; recoveryCodes: string[] }> {
  const { key, added } = await addPasskey(app, person.cookie);
  expect(added.statusCode, added.body).toBe(201);
  return { ...person, cookie: cookieOf(added), key, recoveryCodes: added.json().recoveryCodes };
}
const startLogin = () => challengeFrom(app, '/login/passkey/start');
const logIn = (answer: object, role = 'doctor') => app.as().post('/api/login/passkey', { role, answer });
const tryLogin = async (key: Authenticator, twist?: Twist) => logIn(key.answer(await startLogin(), twist));
const actions = async () => (await app.trail()).map(({ action }) => action);

describe('a passkey', () => {
  test('logs in by itself, also whoever has an authenticator app, and no code is asked for', async () => {
    const doctor = await enrol(app, await app.aDoctor({ name: 'Dr. Meera Iyer' }));
    const { key, added } = await addPasskey(app, doctor.cookie);
    expect(added.json().recoveryCodes).toBeUndefined();
    const answer = await tryLogin(key);
    expect(answer.json()).toMatchObject({ id: doctor.id, name: 'Dr. Meera Iyer', session: { stage: 'open' } });
    expect((await app.as(cookieOf(answer)).get('/api/me')).json()).toMatchObject({
      passkeys: 1,
      hasSecondFactor: true,
    });
    const [kept] = (await app.as(cookieOf(answer)).get('/api/passkeys')).json();
    expect(kept).toMatchObject({ name: 'Phone', lastUsedAt: app.clock.now().toISOString() });
  });

  test('is named anew by its owner and by nobody else, and removed it opens nothing', async () => {
    const [doctor, other] = [await withPasskey(await app.aDoctor()), await app.aDoctor()];
    const [{ id }] = (await app.as(doctor.cookie).get('/api/passkeys')).json();
    const rename = (cookie: string) => app.as(cookie).send('PATCH', `/api/passkeys/${id}`, { name: 'Blue key' });
    expect([(await rename(other.cookie)).statusCode, (await rename(doctor.cookie)).json().name]).toEqual([
      404,
      'Blue key',
    ]);
    expect((await app.as(other.cookie).send('DELETE', `/api/passkeys/${id}`)).statusCode).toBe(404);
    const removed = await app.as(doctor.cookie).send('DELETE', `/api/passkeys/${id}`);
    expect(removed.statusCode).toBe(200);
    expect((await app.as(cookieOf(removed)).get('/api/me')).json()).toMatchObject({
      hasSecondFactor: false,
      passkeys: 0,
    });
    expect((await tryLogin(doctor.key)).json().code).toBe('login_failed');
    const told = (await app.mails(doctor.email)).map(({ subject }) => subject);
    expect(told.filter((subject) => subject === 'Your passkeys were changed')).toHaveLength(2);
    expect(await actions()).toEqual(expect.arrayContaining(['passkey.added', 'passkey.renamed', 'passkey.removed']));
  });

  test('is a second factor: the password alone waits for it, or for a recovery code', async () => {
    const doctor = await withPasskey(await app.aDoctor());
    const { email, password } = doctor;
    const asked = await app.as().post('/api/doctor/login', { email, password });
    expect(asked.json()).toEqual({ secondFactor: 'asked', hasAuthenticator: false, hasPasskey: true });
    const waiting = cookieOf(asked);
    const challenge = await challengeFrom(app, '/passkeys/challenge', waiting);
    const passed = await app
      .as(waiting)
      .post('/api/login/second-factor/passkey', { answer: doctor.key.answer(challenge) });
    expect(passed.json()).toMatchObject({ id: doctor.id, session: { stage: 'open' } });
    expect((await app.as(waiting).get('/api/me')).statusCode).toBe(401);

    const lost = await waitForCode(app, doctor);
    const [code] = doctor.recoveryCodes;
    expect((await app.as(lost).post('/api/login/second-factor', { code })).json()).toMatchObject({ id: doctor.id });
  });

  test('proves who is there, for five minutes in this session', async () => {
    const admin = await withPasskey(await app.anAdministrator());
    await app.db.updateTable('sessions').set({ proven_until: null }).where('account_id', '=', admin.id).execute();
    const exportTrail = () => app.as(admin.cookie).post('/api/admin/trail/exports', {});
    expect((await exportTrail()).json().code).toBe('step_up_needed');
    const answer = admin.key.answer(await challengeFrom(app, '/passkeys/challenge', admin.cookie));
    expect((await app.as(admin.cookie).post('/api/session/step-up/passkey', { answer })).statusCode).toBe(200);
    expect((await exportTrail()).statusCode).toBe(201);
  });

  test('goes with a lost second factor that two administrators take off', async () => {
    const doctor = await withPasskey(await app.aDoctor());
    await transaction(app.db, (tx) => clearSecondFactor(tx, app.deps, SYSTEM, doctor.id));
    expect((await tryLogin(doctor.key)).json().code).toBe('login_failed');
  });
});

describe('an authenticator app beside passkeys', () => {
  const start = ({ cookie, password }: Person) => app.as(cookie).post('/api/second-factor/start', { password });
  const confirm = ({ cookie }: Person, code: string) => app.as(cookie).post('/api/second-factor/confirm', { code });
  const prove = async ({ cookie, key }: Person & { key: Authenticator }) => {
    const answer = key.answer(await challengeFrom(app, '/passkeys/challenge', cookie));
    expect((await app.as(cookie).post('/api/session/step-up/passkey', { answer })).statusCode).toBe(200);
  };

  test('is set up with a fresh proof only, for which the password is not enough', async () => {
    const doctor = await withPasskey(await app.aDoctor());
    await app.db.updateTable('sessions').set({ proven_until: null }).where('account_id', '=', doctor.id).execute();
    expect((await start(doctor)).json().code).toBe('step_up_needed');
    await prove(doctor);
    const { secret } = (await start(doctor)).json();
    app.clock.advance(5 * MINUTE_MS);
    expect((await confirm(doctor, await codeAt(app, secret))).json().code).toBe('step_up_needed');
    await prove(doctor);
    expect((await confirm(doctor, await codeAt(app, secret))).statusCode).toBe(200);
  });

  test('proves nothing and logs nobody in before it is confirmed', async () => {
    const doctor = await withPasskey(await app.aDoctor());
    await prove(doctor);
    const { secret } = (await start(doctor)).json();
    const { cookie, password } = doctor;
    const typed = { password, code: await codeAt(app, secret) };
    expect((await app.as(cookie).post('/api/session/step-up', typed)).json().code).toBe('wrong_code');
    const login = await app.as(await waitForCode(app, doctor)).post('/api/login/second-factor', { code: typed.code });
    expect(login.json().code).toBe('wrong_code');
    expect((await confirm(doctor, typed.code)).statusCode).toBe(200);
  });

  test('is confirmed by its own code, not by a recovery code, which stays unspent', async () => {
    const doctor = await withPasskey(await app.aDoctor());
    await prove(doctor);
    await start(doctor);
    const [code = ''] = doctor.recoveryCodes;
    expect((await confirm(doctor, code)).json().code).toBe('wrong_code');
    const lost = await waitForCode(app, doctor);
    expect((await app.as(lost).post('/api/login/second-factor', { code })).statusCode).toBe(200);
  });
});

test('the owner is told by mail that an authenticator app was set up, in the language of the account', async () => {
  const [doctor, patient] = [await app.aDoctor(), await app.aPatient()];
  await app.as(patient.cookie).send('PUT', '/api/me/language', { language: 'hi' });
  await enrol(app, doctor);
  await enrol(app, patient);
  const lastTo = async (email: string) => (await app.mails(email)).at(-1);
  expect(await lastTo(doctor.email)).toMatchObject({
    subject: 'An authenticator app was set up',
    text: expect.stringContaining('If it was not you'),
  });
  expect(await lastTo(patient.email)).toMatchObject({ subject: 'ऑथेंटिकेटर ऐप जोड़ा गया' });
});

describe('an answer is refused', () => {
  test('the second time, and of twenty at the same moment nineteen times', async () => {
    const { key } = await withPasskey(await app.aDoctor());
    const answer = key.answer(await startLogin());
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(answer)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await logIn(answer)).json().code).toBe('login_failed');
  });

  test('to what was asked too long ago, never, for something else or in another session', async () => {
    const doctor = await withPasskey(await app.aDoctor());
    const old = await startLogin();
    app.clock.advance(5 * MINUTE_MS);
    const forProof = await challengeFrom(app, '/passkeys/challenge', doctor.cookie);
    for (const challenge of [old, 'bWFkZSB1cA', forProof]) {
      expect((await logIn(doctor.key.answer(challenge))).json().code).toBe('login_failed');
    }
    const other = await withPasskey(await app.aDoctor());
    const elsewhere = doctor.key.answer(await challengeFrom(app, '/passkeys/challenge', other.cookie));
    const proof = await app.as(doctor.cookie).post('/api/session/step-up/passkey', { answer: elsewhere });
    expect(proof.json().code).toBe('passkey_refused');
  });

  test.each<[string, Twist]>([
    ['from another origin', { origin: 'https://nadi.example.evil' }],
    ['for another site', { site: 'nadi.example.evil' }],
    ['that nobody unlocked', { isVerified: false }],
  ])('%s, and no key is kept from there', async (_why, twist) => {
    const doctor = await withPasskey(await app.aDoctor());
    expect((await tryLogin(doctor.key, twist)).json().code).toBe('login_failed');
    const challenge = await challengeFrom(app, '/passkeys/registration', doctor.cookie);
    const key = anAuthenticator(app).create(challenge, twist);
    const added = await app.as(doctor.cookie).post('/api/passkeys', { name: 'Evil', key });
    expect(added.json().code).toBe('passkey_refused');
  });

  test('with a count that was there before: the owner is told that the key may be copied', async () => {
    const doctor = await withPasskey(await app.aDoctor());
    expect((await tryLogin(doctor.key, { counter: 7 })).statusCode).toBe(200);
    for (const counter of [7, 3, 0]) expect((await tryLogin(doctor.key, { counter })).json().code).toBe('login_failed');
    expect((await tryLogin(doctor.key, { counter: 8 })).statusCode).toBe(200);
    const subjects = (await app.mails(doctor.email)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one === 'One of your passkeys may have been copied')).toHaveLength(3);
    expect(await actions()).toContain('passkey.cloned');
    const plain = await withPasskey(await app.aDoctor());
    for (const counter of [0, 0]) expect((await tryLogin(plain.key, { counter })).statusCode).toBe(200);
  });

  test('of another’s key as a second step or a proof, at another role’s login, and of a closed account', async () => {
    const [doctor, other] = [await withPasskey(await app.aDoctor()), await withPasskey(await app.aDoctor())];
    const waiting = await waitForCode(app, doctor);
    const answer = other.key.answer(await challengeFrom(app, '/passkeys/challenge', waiting));
    const passed = await app.as(waiting).post('/api/login/second-factor/passkey', { answer });
    expect(passed.json().code).toBe('passkey_refused');
    expect((await logIn(doctor.key.answer(await startLogin()), 'admin')).json().code).toBe('login_failed');
    expect((await addPasskey(app, other.cookie, doctor.key)).added.json().code).toBe('passkey_known');
    await app.db.updateTable('accounts').set({ disabled_at: app.clock.now() }).where('id', '=', doctor.id).execute();
    expect((await tryLogin(doctor.key)).json().code).toBe('login_failed');
  });

  test('when its signature is another’s, although the key is known', async () => {
    const [doctor, other] = [await withPasskey(await app.aDoctor()), await withPasskey(await app.aDoctor())];
    const forged = { ...other.key.answer(await startLogin()), id: doctor.key.id, rawId: doctor.key.id };
    expect((await logIn(forged)).json().code).toBe('login_failed');
  });
});
