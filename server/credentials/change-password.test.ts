import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastWord, tryLogin } from '../identity/testing.ts';
import { cookieOf, startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { openStream } from '../testing-stream.ts';
import { answerAllForgotten, tokenMailedTo } from './testing.ts';

const NEXT = 'seven geese over the ford';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const change = (cookie: string, current: string, next: string) =>
  app.as(cookie).post('/api/password/change', { current, next });
const isKnown = async (cookie: string) => (await app.as(cookie).get('/api/me')).statusCode === 200;
const statusWith = async (person: Person, password: string) =>
  (await tryLogin(app, { ...person, password })).statusCode;

describe('changing my password', () => {
  test('lets the new one in and the old one out', async () => {
    const doctor = await app.aDoctor();
    expect((await change(doctor.cookie, doctor.password, NEXT)).statusCode).toBe(200);
    expect([await statusWith(doctor, doctor.password), await statusWith(doctor, NEXT)]).toEqual([401, 200]);
  });

  test('ends my other sessions and their streams, not this one and nobody else’s', async () => {
    const doctor = await app.aDoctor();
    const other = await app.aDoctor();
    const here = await app.login(doctor);
    const stream = await openStream(app, doctor.cookie);
    const changed = await change(here, doctor.password, NEXT);
    expect(changed.statusCode).toBe(200);
    expect(await lastWord(stream)).toBe('ended');
    expect([await isKnown(cookieOf(changed)), await isKnown(doctor.cookie), await isKnown(other.cookie)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('takes the current one, told at its field when it is wrong', async () => {
    const { cookie } = await app.aDoctor();
    const answer = await change(cookie, 'a wrong one', NEXT);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'wrong_password', fields: { current: expect.any(String) } });
  });

  test('refuses a weak one at its field and changes nothing', async () => {
    const doctor = await app.aDoctor({ name: 'Dr. Meera Iyer' });
    for (const weak of ['too short', 'P@ssw0rd1234', 'meera in the morning', doctor.email]) {
      const answer = await change(doctor.cookie, doctor.password, weak);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'password_refused', fields: { next: answer.json().message } });
    }
    expect(await statusWith(doctor, doctor.password)).toBe(200);
  });

  test('counts wrong guesses at the current one: after ten even the right one has to wait', async () => {
    const { cookie, password } = await app.aNurse();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => change(cookie, 'a wrong one', NEXT)));
    expect(guesses.filter(({ statusCode }) => statusCode === 403)).toHaveLength(10);
    expect((await change(cookie, password, NEXT)).statusCode).toBe(429);
  });

  test('voids a link that was mailed before', async () => {
    const nurse = await app.aNurse();
    await app.as().post('/api/password/forgot', { role: 'staff', email: nurse.email });
    await answerAllForgotten(app);
    const token = await tokenMailedTo(app, nurse.email);
    await change(nurse.cookie, nurse.password, NEXT);
    const answer = await app.as().post('/api/password/reset', { token, password: 'a third one entirely' });
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'link_invalid']);
  });

  test('is told in the trail; the password is nowhere but in its hash', async () => {
    const doctor = await app.aDoctor();
    await change(doctor.cookie, doctor.password, NEXT);
    expect((await app.trail()).at(-1)).toMatchObject({ action: 'password.changed', actor_id: doctor.id });
    const { password_hash } = await app.db
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', doctor.id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(await app.trail()) + app.logged.join('')).not.toContain(NEXT);
  });
});
