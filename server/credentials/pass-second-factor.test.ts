import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as credentials from '#contract/credentials.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import * as identity from '#contract/identity.ts';
import { cookiesOf, tryLogin } from '../identity/testing.ts';
import { cookieOf, startTestApp, type TestApp } from '../testing-app.ts';
import { codeAt, type Enrolled, enrol, nextCode, waitForCode } from './testing.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
let doctor: Enrolled;
beforeAll(async () => {
  app = await startTestApp();
  doctor = await enrol(app, await app.aDoctor());
});
afterAll(() => app.close());

const pass = (cookie: string, code: string) => app.as(cookie).post('/api/login/second-factor', { code });
const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();

describe('a login with a second factor', () => {
  test('asks for the code, and only then opens a session under a new id', async () => {
    const asked = await tryLogin(app, doctor);
    expect(asked.statusCode).toBe(200);
    expect(asked.json()).toEqual({ secondFactor: 'asked', hasAuthenticator: true, hasPasskey: false });

    const waiting = cookieOf(asked);
    const passed = await pass(waiting, await nextCode(app, doctor.secret));
    expect(passed.statusCode).toBe(200);
    expect(passed.json()).toMatchObject({ id: doctor.id, session: { stage: 'open' } });
    expect(cookieOf(passed)).not.toBe(waiting);
    expect((await app.as(waiting).get('/api/me')).statusCode).toBe(401);
    expect((await app.as(cookieOf(passed)).get('/api/sessions')).statusCode).toBe(200);
    expect((await app.trail()).at(-1)).toMatchObject({ action: 'second-factor.passed', actor_id: doctor.id });
  });

  test('waits five minutes for the code, not longer', async () => {
    const waiting = await waitForCode(app, doctor);
    app.clock.advance(5 * MINUTE_MS);
    expect((await pass(waiting, await codeAt(app, doctor.secret))).statusCode).toBe(401);
  });

  test('a session that waits is on nobody’s list', async () => {
    const open = await app.aDoctor();
    const enrolled = await enrol(app, open);
    await waitForCode(app, enrolled);
    expect((await app.as(enrolled.cookie).get('/api/sessions')).json()).toHaveLength(1);
  });

  test('remembers the person and keeps the session over a closed window when asked to', async () => {
    const asked = await tryLogin(app, { ...doctor, remember: true });
    const passed = await pass(cookiesOf(asked), await nextCode(app, doctor.secret));
    expect(passed.cookies[0]?.expires?.getTime()).toBe(Date.parse(passed.json().session.endsAt));

    const unasked = await tryLogin(app, doctor);
    const forgotten = await pass(cookiesOf(unasked), await nextCode(app, doctor.secret));
    expect(forgotten.cookies[0]).not.toHaveProperty('expires');
  });
});

describe('until the code is given', () => {
  const endpoints = Object.values({ ...identity, ...credentials })
    .filter((one): one is Endpoint & typeof one => 'method' in one && 'roles' in one)
    .filter(({ roles }) => roles[0] !== 'public') as Endpoint[];
  const closed = endpoints.filter(({ session }) => !session?.includes('second-factor'));

  test('there is something to refuse', () => {
    expect(closed.length).toBeGreaterThan(10);
  });

  test.each(closed.map((one) => [one.method, one.path] as const))('%s %s is refused', async (method, path) => {
    const waiting = await waitForCode(app, doctor);
    const answer = await app.as(waiting).send(method, `/api${path.replace('{id}', doctor.id)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'second_factor_needed']);
  });

  test('the live stream is refused', async () => {
    expect((await app.as(await waitForCode(app, doctor)).get('/api/events')).statusCode).toBe(401);
  });

  test('one may give up', async () => {
    expect((await app.as(await waitForCode(app, doctor)).post('/api/logout')).statusCode).toBe(200);
  });
});

describe('a code', () => {
  test('works once: used again it is refused', async () => {
    const code = await nextCode(app, doctor.secret);
    expect((await pass(await waitForCode(app, doctor), code)).statusCode).toBe(200);
    const again = await pass(await waitForCode(app, doctor), code);
    expect([again.statusCode, again.json().code]).toEqual([403, 'wrong_code']);
  });

  test('works once also when it arrives twenty times at the same moment', async () => {
    const waiting = await Promise.all(Array.from({ length: 20 }, () => waitForCode(app, doctor)));
    const code = await nextCode(app, doctor.secret);
    const answers = await Promise.all(waiting.map((cookie) => pass(cookie, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('of half a minute ago works while none newer was used, and not afterwards', async () => {
    app.clock.advance(2 * MINUTE_MS);
    const [older, newer] = [await codeAt(app, doctor.secret, -1), await codeAt(app, doctor.secret)];
    expect((await pass(await waitForCode(app, doctor), older)).statusCode).toBe(200);
    expect((await pass(await waitForCode(app, doctor), newer)).statusCode).toBe(200);

    app.clock.advance(2 * MINUTE_MS);
    const [late, current] = [await codeAt(app, doctor.secret, -1), await codeAt(app, doctor.secret)];
    expect((await pass(await waitForCode(app, doctor), current)).statusCode).toBe(200);
    expect((await pass(await waitForCode(app, doctor), late)).statusCode).toBe(403);
  });

  test('of another person is refused', async () => {
    const other = await enrol(app, await app.aDoctor());
    const answer = await pass(await waitForCode(app, doctor), await nextCode(app, other.secret));
    expect(answer.statusCode).toBe(403);
  });

  test('used to set it up does not log in', async () => {
    const nurse = await enrol(app, await app.aNurse());
    const answer = await pass(await waitForCode(app, nurse), await codeAt(app, nurse.secret));
    expect(answer.statusCode).toBe(403);
  });
});

describe('a recovery code', () => {
  test('logs in once, however it is typed', async () => {
    const patient = await enrol(app, await app.aPatient());
    const [code = ''] = patient.recoveryCodes;
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `;
    expect((await pass(await waitForCode(app, patient), typed)).statusCode).toBe(200);
    expect((await pass(await waitForCode(app, patient), code)).statusCode).toBe(403);
  });

  test('logs in once also when it arrives twenty times at the same moment', async () => {
    const patient = await enrol(app, await app.aPatient());
    const waiting = await Promise.all(Array.from({ length: 5 }, () => waitForCode(app, patient)));
    const [code = ''] = patient.recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => pass(waiting[n % 5] ?? '', code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('guessing', () => {
  test('locks after ten wrong codes, for the right one too, for 15 minutes', async () => {
    const nurse = await enrol(app, await app.aNurse());
    const waiting = await waitForCode(app, nurse);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => pass(waiting, String(100_000 + n).padStart(6, '0'))),
    );
    expect(statusesOf(answers)).toEqual([...Array(10).fill(403), ...Array(20).fill(429)]);

    const right = await pass(waiting, await nextCode(app, nurse.secret));
    expect([right.statusCode, right.json().code]).toEqual([429, 'login_locked']);
    // Logging in anew with the password gives no new tries.
    const anew = await pass(await waitForCode(app, nurse), await nextCode(app, nurse.secret));
    expect(anew.statusCode).toBe(429);

    app.clock.advance(15 * MINUTE_MS);
    expect((await pass(await waitForCode(app, nurse), await codeAt(app, nurse.secret))).statusCode).toBe(200);
  });
});

test('once a session is open there is no code to give', async () => {
  const answer = await pass((await app.aNurse()).cookie, '123456');
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_allowed']);
});
