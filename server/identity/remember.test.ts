import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, startTestApp, type TestApp } from '../testing-app.ts';
import { cookiesOf, tryLogin } from './testing.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const rememberedAt = async (role: string, cookies: string) =>
  (await app.as(cookies).get(`/api/login/remembered?role=${role}`)).json().remembered;

describe('the cookies', () => {
  // spec: 3.1
  test('cannot be read by scripts nor sent by other sites, and the session is forgotten with the window', async () => {
    const { cookies } = await tryLogin(app, await app.aDoctor());
    expect(cookies.map(({ name }) => name).sort()).toEqual(['nadi_browser', 'nadi_session']);
    for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const session = cookies.find(({ name }) => name === 'nadi_session');
    expect(session).not.toHaveProperty('expires');
    expect(session).not.toHaveProperty('maxAge');
  });

  test('are tied to this very host and to TLS once the clinic is opened under https', async () => {
    const overTls = await startTestApp({ env: { PUBLIC_URL: 'https://nadi.example' }, beside: app });
    try {
      const answer = await tryLogin(overTls, await app.aPatient());
      expect(answer.cookies.map(({ name }) => name).sort()).toEqual(['__Host-nadi_browser', '__Host-nadi_session']);
      for (const cookie of answer.cookies) {
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: true, path: '/' });
        expect(cookie).not.toHaveProperty('domain');
      }
      const cookie = cookieOf(answer);
      expect((await overTls.as(cookie).get('/api/me')).statusCode).toBe(200);
      // A cookie without the prefix could come from a neighbouring host.
      expect((await overTls.as(cookie.replace('__Host-', '')).get('/api/me')).statusCode).toBe(401);
    } finally {
      await overTls.close();
    }
  });

  test('are taken back at logout', async () => {
    const cookie = await app.login('staff');
    const answer = await app.as(cookie).post('/api/logout');
    expect(answer.cookies).toMatchObject([{ name: 'nadi_session', value: '', expires: new Date(0) }]);
  });
});

describe('remember me', () => {
  // spec: 2.28
  test('keeps the session until its end and the person known for 30 days, at their own login only', async () => {
    const doctor = await app.aDoctor({ name: 'Dr. Meera Iyer' });
    const answer = await tryLogin(app, { ...doctor, remember: true });
    const until = (name: string) => answer.cookies.find((cookie) => cookie.name === name)?.expires?.getTime();
    expect(until('nadi_session')).toBe(Date.parse(answer.json().session.endsAt));
    expect(until('nadi_browser')).toBe(app.clock.now().getTime() + 30 * DAY_MS);

    const cookies = cookiesOf(answer);
    expect(await rememberedAt('doctor', cookies)).toEqual({ login: doctor.login, name: 'Dr. Meera Iyer' });
    expect(await rememberedAt('staff', cookies)).toBeNull();
    expect(await rememberedAt('doctor', 'nadi_browser=guessed')).toBeNull();
  });

  test('without it nobody is named at the login', async () => {
    const answer = await tryLogin(app, await app.aNurse());
    expect(await rememberedAt('staff', cookiesOf(answer))).toBeNull();
  });

  test('a later login without it is no longer remembered', async () => {
    const nurse = await app.aNurse();
    const first = await tryLogin(app, { ...nurse, remember: true });
    const second = await tryLogin(app, nurse, cookiesOf(first));
    expect(await rememberedAt('staff', cookiesOf(second))).toBeNull();
    expect(await rememberedAt('staff', cookiesOf(first))).toBeNull();
  });

  test('after logging out the person is still known, but the screen is not open', async () => {
    const doctor = await app.aDoctor();
    const cookies = cookiesOf(await tryLogin(app, { ...doctor, remember: true }));
    await app.as(cookies).post('/api/logout');
    expect(await rememberedAt('doctor', cookies)).toMatchObject({ login: doctor.login });
    expect((await app.as(cookies).get('/api/me')).statusCode).toBe(401);
  });

  test('on a shared tablet each is remembered who asked for it', async () => {
    const [nurse, doctor] = [await app.aNurse(), await app.aDoctor()];
    const first = await tryLogin(app, { ...nurse, remember: true });
    const second = await tryLogin(app, { ...doctor, remember: true }, cookiesOf(first));
    expect(await rememberedAt('staff', cookiesOf(second))).toMatchObject({ login: nurse.login });
    expect(await rememberedAt('doctor', cookiesOf(second))).toMatchObject({ login: doctor.login });
  });

  test('ends after 30 days', async () => {
    const doctor = await app.aDoctor();
    const cookies = cookiesOf(await tryLogin(app, { ...doctor, remember: true }));
    app.clock.advance(30 * DAY_MS - 1);
    expect(await rememberedAt('doctor', cookies)).toMatchObject({ login: doctor.login });
    app.clock.advance(1);
    expect(await rememberedAt('doctor', cookies)).toBeNull();
  });
});
