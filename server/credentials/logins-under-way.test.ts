// What a login has looked at may have changed by the time it opens a session: both wait for the account, one after the other.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someoneWaitsForALock } from '../appointments/testing.ts';
import { transaction } from '../db/transaction.ts';
import { tryLogin } from '../identity/testing.ts';
import { visitor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { cookieOf, startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { removePasskey } from './passkeys/keep-passkeys.ts';
import { lockPasskeysOf } from './passkeys/store.ts';
import { addPasskey, challengeFrom } from './passkeys/testing.ts';
import { resetPassword } from './reset-password.ts';
import { confirmSecondFactor } from './second-factor.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { codeAt, enrol, nextCode, tokenMailedTo, waitForCode } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_LOGINS: '100000' } });
});
afterAll(() => app.close());

/** The login has read the account before, and opens its session after. */
async function logInDuring<Answer>(
  { id }: Person,
  change: (deps: Deps) => Promise<unknown>,
  logIn: () => PromiseLike<Answer>,
): Promise<Answer> {
  const { answer } = await transaction(app.db, async (tx) => {
    await lockPasskeysOf(tx, id);
    const answer = Promise.resolve(logIn());
    await someoneWaitsForALock(app);
    await change({ ...app.deps, db: tx });
    return { answer };
  });
  return answer;
}

async function linkFor({ id, name, email }: Person): Promise<string> {
  await transaction(app.db, (tx) => sendPasswordLink(tx, app.deps, { id, name, email }, 'reset'));
  return tokenMailedTo(app, email);
}

const resetWith = (token: string) => (deps: Deps) =>
  resetPassword(deps, visitor('request'), { token, password: 'seven geese over the ford' });

const openSessionsOf = async ({ id }: Person) =>
  (await app.db.selectFrom('sessions').selectAll().where('account_id', '=', id).where('ended_at', 'is', null).execute())
    .length;

describe('a login under way', () => {
  test('ends with a new password, which the login did not know', async () => {
    const doctor = await app.aDoctor();
    const answer = await logInDuring(doctor, resetWith(await linkFor(doctor)), () => tryLogin(app, doctor));
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'login_failed']);
    expect(await openSessionsOf(doctor)).toBe(0);
    expect((await app.trail()).at(-1)).toMatchObject({ action: 'login.refused', subject_id: doctor.id });
  });

  test('does not pass by a second factor that was turned on meanwhile', async () => {
    const doctor = await app.aDoctor();
    const { cookie, password } = doctor;
    const { secret } = (await app.as(cookie).post('/api/second-factor/start', { password })).json();
    const code = await codeAt(app, secret);
    const answer = await logInDuring(
      doctor,
      (deps) => confirmSecondFactor(deps, doctor.actor, code),
      () => tryLogin(app, doctor),
    );
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'login_failed']);
    expect(await openSessionsOf(doctor)).toBe(1);
  });

  test('waits until a second factor is on, and does not pass by it', async () => {
    const doctor = await app.aDoctor();
    const { cookie, password } = doctor;
    const { secret } = (await app.as(cookie).post('/api/second-factor/start', { password })).json();
    const code = await codeAt(app, secret);
    const { answer } = await transaction(app.db, async (tx) => {
      await confirmSecondFactor({ ...app.deps, db: tx }, doctor.actor, code);
      const answer = tryLogin(app, doctor);
      answer.then(() => {});
      await someoneWaitsForALock(app);
      return { answer };
    });
    expect((await answer).statusCode).toBe(401);
    expect(await openSessionsOf(doctor)).toBe(1);
  });

  test('with a code ends with the session that waited for it', async () => {
    const doctor = await enrol(app, await app.aDoctor());
    const token = await linkFor(doctor);
    const waiting = await waitForCode(app, doctor);
    const code = await nextCode(app, doctor.secret);
    const answer = await logInDuring(doctor, resetWith(token), () =>
      app.as(waiting).post('/api/login/second-factor', { code }),
    );
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in']);
    expect(await openSessionsOf(doctor)).toBe(0);
  });

  test('with a passkey after the password ends with the session that waited for it', async () => {
    const nurse = await app.aNurse();
    const { key } = await addPasskey(app, nurse.cookie);
    const token = await linkFor(nurse);
    const waiting = await waitForCode(app, nurse);
    const signed = key.answer(await challengeFrom(app, '/passkeys/challenge', waiting));
    const answer = await logInDuring(nurse, resetWith(token), () =>
      app.as(waiting).post('/api/login/second-factor/passkey', { answer: signed }),
    );
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in']);
    expect(await openSessionsOf(nurse)).toBe(0);
  });

  test('with a passkey alone ends when that passkey is removed', async () => {
    const doctor = await app.aDoctor();
    const { key, added } = await addPasskey(app, doctor.cookie);
    const [{ id }] = (await app.as(cookieOf(added)).get('/api/passkeys')).json();
    const signed = key.answer(await challengeFrom(app, '/login/passkey/start'));
    const answer = await logInDuring(
      doctor,
      (deps) => removePasskey(deps, doctor.actor, id),
      () => app.as().post('/api/login/passkey', { role: 'doctor', answer: signed }),
    );
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'login_failed']);
    expect(await openSessionsOf(doctor)).toBe(1);
  });
});
