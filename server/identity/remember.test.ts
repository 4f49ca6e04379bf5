import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, openTestHouse, type TestHouse } from '../testing-house.ts';
import { cookiesOf, tryLogin } from './testing.ts';

const DAY_MS = 86_400_000;

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const rememberedAt = async (role: string, cookies: string) =>
  (await house.as(cookies).get(`/api/login/remembered?role=${role}`)).json().remembered;

describe('the cookies', () => {
  test('cannot be read by scripts nor sent by other sites, and the session is forgotten with the window', async () => {
    const { cookies } = await tryLogin(house, await house.aDoctor());
    expect(cookies.map(({ name }) => name).sort()).toEqual(['nadi_browser', 'nadi_session']);
    for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const session = cookies.find(({ name }) => name === 'nadi_session');
    expect(session).not.toHaveProperty('expires');
    expect(session).not.toHaveProperty('maxAge');
  });

  test('are tied to this very host and to TLS once the clinic is opened under https', async () => {
    const overTls = await openTestHouse({ env: { PUBLIC_URL: 'https://nadi.example' }, beside: house });
    try {
      const answer = await tryLogin(overTls, await house.aPatient());
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
    const cookie = await house.login('staff');
    const answer = await house.as(cookie).post('/api/logout');
    expect(answer.cookies).toMatchObject([{ name: 'nadi_session', value: '', expires: new Date(0) }]);
  });
});

describe('remember me', () => {
  test('keeps the session until its end and the person known for 30 days, at their own login only', async () => {
    const doctor = await house.aDoctor({ name: 'Dr. Meera Iyer' });
    const answer = await tryLogin(house, { ...doctor, remember: true });
    const until = (name: string) => answer.cookies.find((cookie) => cookie.name === name)?.expires?.getTime();
    expect(until('nadi_session')).toBe(Date.parse(answer.json().session.endsAt));
    expect(until('nadi_browser')).toBe(house.clock.now().getTime() + 30 * DAY_MS);

    const cookies = cookiesOf(answer);
    expect(await rememberedAt('doctor', cookies)).toEqual({ login: doctor.login, name: 'Dr. Meera Iyer' });
    expect(await rememberedAt('staff', cookies)).toBeNull();
    expect(await rememberedAt('doctor', 'nadi_browser=guessed')).toBeNull();
  });

  test('without it nobody is named at the login', async () => {
    const answer = await tryLogin(house, await house.aNurse());
    expect(await rememberedAt('staff', cookiesOf(answer))).toBeNull();
  });

  test('a later login without it is no longer remembered', async () => {
    const nurse = await house.aNurse();
    const first = await tryLogin(house, { ...nurse, remember: true });
    const second = await tryLogin(house, nurse, cookiesOf(first));
    expect(await rememberedAt('staff', cookiesOf(second))).toBeNull();
    expect(await rememberedAt('staff', cookiesOf(first))).toBeNull();
  });

  test('after logging out the person is still known, but the screen is not open', async () => {
    const doctor = await house.aDoctor();
    const cookies = cookiesOf(await tryLogin(house, { ...doctor, remember: true }));
    await house.as(cookies).post('/api/logout');
    expect(await rememberedAt('doctor', cookies)).toMatchObject({ login: doctor.login });
    expect((await house.as(cookies).get('/api/me')).statusCode).toBe(401);
  });

  test('on a shared tablet each is remembered who asked for it', async () => {
    const [nurse, doctor] = [await house.aNurse(), await house.aDoctor()];
    const first = await tryLogin(house, { ...nurse, remember: true });
    const second = await tryLogin(house, { ...doctor, remember: true }, cookiesOf(first));
    expect(await rememberedAt('staff', cookiesOf(second))).toMatchObject({ login: nurse.login });
    expect(await rememberedAt('doctor', cookiesOf(second))).toMatchObject({ login: doctor.login });
  });

  test('ends after 30 days', async () => {
    const doctor = await house.aDoctor();
    const cookies = cookiesOf(await tryLogin(house, { ...doctor, remember: true }));
    house.clock.advance(30 * DAY_MS - 1);
    expect(await rememberedAt('doctor', cookies)).toMatchObject({ login: doctor.login });
    house.clock.advance(1);
    expect(await rememberedAt('doctor', cookies)).toBeNull();
  });
});
