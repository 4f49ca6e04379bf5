import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { offerFirstAdministrator } from './make-first-administrator.ts';

const LEELA = { name: 'Leela Krishnan', email: 'Leela.Krishnan@clinic.example', password: 'green door on the hill' };

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const offer = async () => (await offerFirstAdministrator(app.deps)) ?? '';
const setUp = (token: string, about: object = {}) => app.as().post('/api/setup', { ...LEELA, token, ...about });

describe('the first administrator', () => {
  test('is made with the printed token, once, and can log in', async () => {
    const token = await offer();
    expect((await setUp(token)).statusCode).toBe(200);
    const login = await app.as().post('/api/admin/login', { email: LEELA.email, password: LEELA.password });
    expect(login.json()).toMatchObject({ role: 'admin', name: LEELA.name, title: 'Administrator' });

    for (const again of [token, 'another']) {
      const answer = await setUp(again, { email: 'second@clinic.example' });
      expect([answer.statusCode, answer.json().code]).toEqual([410, 'setup_done']);
    }
    expect((await app.trail())[0]).toMatchObject({ action: 'administrator.made', actor_role: 'visitor' });
    expect(JSON.stringify(await app.trail())).not.toMatch(/leela/i);
  });

  test('is offered anew at each start, and the earlier token stops working', async () => {
    const [first, second] = [await offer(), await offer()];
    const early = await setUp(first);
    expect([early.statusCode, early.json().code]).toEqual([410, 'link_invalid']);
    expect((await setUp(second)).statusCode).toBe(200);
    expect(await offerFirstAdministrator(app.deps)).toBeNull();
  });

  test('is one, also when ten hold the token at the same moment', async () => {
    const token = await offer();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => setUp(token, { email: `leela${n}@clinic.example` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(9);
    const admins = await app.db.selectFrom('accounts').select('id').where('role', '=', 'admin').execute();
    expect(admins).toHaveLength(1);
  });

  test('is not made with a weak password; the token is not spent by trying', async () => {
    const token = await offer();
    const weak = await setUp(token, { password: 'password1234' });
    expect(weak.json()).toMatchObject({ code: 'password_refused', fields: { password: expect.any(String) } });
    const named = await setUp(token, { password: 'krishnan on the hill' });
    expect(named.statusCode).toBe(422);
    expect((await setUp(token)).statusCode).toBe(200);
  });

  test('is not made without a token, by guessing one, or before one was printed', async () => {
    expect((await setUp('guessed')).statusCode).toBe(410);
    await offer();
    expect((await setUp('guessed')).statusCode).toBe(410);
    expect((await setUp('')).statusCode).toBe(400);
  });

  test('the token is kept as a hash only', async () => {
    const token = await offer();
    const settings = await app.db.selectFrom('settings').selectAll().execute();
    expect(JSON.stringify(settings)).not.toContain(token);
  });
});
