import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, startTestApp, type TestApp } from '../testing-app.ts';
import { cookiesOf, hashingsDuring, seenFromOutside, type Typed, tryLogin } from './testing.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_LOGINS: '100000' } });
});
afterAll(() => app.close());

const guess = (person: Typed, cookies?: string) => tryLogin(app, { ...person, password: 'a wrong guess' }, cookies);
const statusOf = async (person: Typed, cookies?: string) => (await tryLogin(app, person, cookies)).statusCode;

async function guessTimes(times: number, person: Typed, cookies?: string): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, () => guess(person, cookies)));
  return answers.map(({ statusCode }) => statusCode).sort();
}

describe('a hundred guesses at once', () => {
  test('are ten tries and ninety refusals, and then the right password is refused too', async () => {
    const doctor = await app.aDoctor();
    const answers = await Promise.all(Array.from({ length: 100 }, () => guess(doctor)));
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect([count(401), count(429)]).toEqual([10, 90]);

    const right = await tryLogin(app, doctor);
    expect(right.statusCode).toBe(429);
    expect(right.json()).toMatchObject({ code: 'login_locked' });
    expect(right.cookies).toEqual([]);
  });

  test('at a name that nobody has are answered alike', async () => {
    const nobody: Typed = { role: 'doctor', login: `${randomUUID()}@mail.example`, password: 'whatever' };
    const answers = await Promise.all(Array.from({ length: 100 }, () => guess(nobody)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(90);
  });
});

describe('the lock', () => {
  test('comes with the eleventh try, says how long it lasts, and looks at no password', async () => {
    const nurse = await app.aNurse();
    expect(await guessTimes(10, nurse)).toEqual(Array(10).fill(401));
    const refused = await tryLogin(app, nurse);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    expect(await hashingsDuring(() => tryLogin(app, nurse))).toBe(0);
  });

  test('looks the same for a known and an unknown name', async () => {
    const known = await app.aPatient();
    const unknown: Typed = { role: 'patient', login: 'PUD-00000-00000', password: 'whatever' };
    await guessTimes(10, known);
    await guessTimes(10, unknown);
    expect(seenFromOutside(await guess(known))).toEqual(seenFromOutside(await guess(unknown)));
  });

  test('holds also when every guess comes from another address', async () => {
    const { email, password } = await app.aDoctor();
    const from = async (remoteAddress: string, typed: string) =>
      (
        await app.fastify.inject({
          method: 'POST',
          url: '/api/doctor/login',
          payload: { email, password: typed },
          remoteAddress,
        })
      ).statusCode;
    for (let n = 0; n < 10; n += 1) expect(await from(`198.51.100.${n}`, 'a wrong guess')).toBe(401);
    expect(await from('198.51.100.10', 'a wrong guess')).toBe(429);
    expect(await from('203.0.113.200', password)).toBe(429);
  });

  test('ends after 15 minutes, not earlier', async () => {
    const doctor = await app.aDoctor();
    await guessTimes(10, doctor);
    app.clock.advance(15 * MINUTE_MS - 1);
    expect(await statusOf(doctor)).toBe(429);
    app.clock.advance(1);
    expect(await statusOf(doctor)).toBe(200);
  });

  test('is not extended by tries while it lasts', async () => {
    const doctor = await app.aDoctor();
    await guessTimes(10, doctor);
    for (let minute = 0; minute < 14; minute += 1) {
      app.clock.advance(MINUTE_MS);
      expect((await guess(doctor)).statusCode).toBe(429);
    }
    app.clock.advance(MINUTE_MS);
    expect(await statusOf(doctor)).toBe(200);
  });

  test('leaves ten new tries when it is over', async () => {
    const doctor = await app.aDoctor();
    await guessTimes(10, doctor);
    app.clock.advance(15 * MINUTE_MS);
    expect(await guessTimes(11, doctor)).toEqual([...Array(10).fill(401), 429]);
  });

  test('is one for each login: the same address at another login is not locked', async () => {
    const nurse = await app.aNurse();
    await guessTimes(10, { ...nurse, role: 'doctor' });
    expect(await statusOf(nurse)).toBe(200);
  });

  test('cannot be avoided by writing the name another way', async () => {
    const doctor = await app.aDoctor();
    const patient = await app.aPatient();
    await guessTimes(5, doctor);
    await guessTimes(5, { ...doctor, login: ` ${doctor.login.toUpperCase()}` });
    await guessTimes(5, patient);
    await guessTimes(5, { ...patient, login: patient.login.toLowerCase().replaceAll('-', '') });
    expect(await statusOf(doctor)).toBe(429);
    expect(await statusOf(patient)).toBe(429);
  });

  test('is told in the trail without the name', async () => {
    const doctor = await app.aDoctor();
    await guessTimes(10, doctor);
    await guessTimes(1, doctor);
    const entries = (await app.trail()).slice(-11);
    for (const entry of entries.slice(0, 10)) {
      expect(entry).toMatchObject({ action: 'login.refused', details: { role: 'doctor' } });
    }
    expect(entries.at(-1)).toMatchObject({ action: 'login.refused', details: { role: 'doctor', why: 'locked' } });
    expect(JSON.stringify(entries)).not.toContain(doctor.login);
  });
});

describe('a login that succeeds', () => {
  test('locks nobody out, however many windows do it at the same moment', async () => {
    const doctor = await app.aDoctor();
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryLogin(app, doctor)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
  });

  test('clears the count', async () => {
    const doctor = await app.aDoctor();
    await guessTimes(9, doctor);
    expect(await statusOf(doctor)).toBe(200);
    expect(await guessTimes(9, doctor)).toEqual(Array(9).fill(401));
    expect(await statusOf(doctor)).toBe(200);
  });

  test('failures of long ago are forgotten', async () => {
    const doctor = await app.aDoctor();
    await guessTimes(9, doctor);
    app.clock.advance(24 * 60 * MINUTE_MS + 1);
    await guessTimes(1, doctor);
    expect(await statusOf(doctor)).toBe(200);
  });
});

describe('a browser that has logged in before', () => {
  test('lets its owner in while strangers have locked the name', async () => {
    const doctor = await app.aDoctor();
    const atHome = cookiesOf(await tryLogin(app, doctor));
    await guessTimes(11, doctor);
    expect(await statusOf(doctor)).toBe(429);
    expect(await statusOf(doctor, atHome)).toBe(200);
  });

  test('has a count of its own, and a lock of its own', async () => {
    const doctor = await app.aDoctor();
    const atHome = cookiesOf(await tryLogin(app, doctor));
    expect(await guessTimes(11, doctor, atHome)).toEqual([...Array(10).fill(401), 429]);
    expect(await statusOf(doctor, atHome)).toBe(429);
    expect(await statusOf(doctor)).toBe(200);
  });

  test('is known as each of the nurses who share it', async () => {
    const [first, second] = [await app.aNurse(), await app.aNurse()];
    const afterFirst = cookiesOf(await tryLogin(app, first));
    const tablet = cookiesOf(await tryLogin(app, second, afterFirst));
    await guessTimes(10, first);
    await guessTimes(10, second);
    expect(await statusOf(first, tablet)).toBe(200);
    expect(await statusOf(second, tablet)).toBe(200);
  });

  test('gives no free tries at anyone else', async () => {
    const own = cookiesOf(await tryLogin(app, await app.aDoctor()));
    const other = await app.aDoctor();
    await guessTimes(10, other);
    expect(await statusOf(other, own)).toBe(429);
  });

  test('is no longer known after 30 days', async () => {
    const doctor = await app.aDoctor();
    const atHome = cookiesOf(await tryLogin(app, doctor));
    app.clock.advance(30 * 24 * 60 * MINUTE_MS);
    await guessTimes(10, doctor);
    expect(await statusOf(doctor, atHome)).toBe(429);
  });
});

describe('a password asked for during a session', () => {
  test('is counted too: after ten wrong ones at the lock screen the right one waits 15 minutes', async () => {
    const nurse = await app.aNurse();
    const browser = app.as(cookieOf(await tryLogin(app, nurse)));
    const unlock = async (password: string) => (await browser.post('/api/session/unlock', { password })).statusCode;
    const guesses = await Promise.all(Array.from({ length: 30 }, () => unlock('a wrong guess')));
    expect(guesses.filter((status) => status === 403)).toHaveLength(10);
    expect(guesses.filter((status) => status === 429)).toHaveLength(20);
    expect(await unlock(nurse.password)).toBe(429);
    app.clock.advance(15 * MINUTE_MS);
    expect(await unlock(nurse.password)).toBe(200);
  });
});
