import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, startTestApp, type TestApp } from '../testing-app.ts';
import { codeAt, enrol, nextCode, waitForCode } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('setting it up', () => {
  test('takes the password, a secret for the app and a first code, and gives ten recovery codes', async () => {
    const doctor = await app.aDoctor();
    const browser = app.as(doctor.cookie);
    const started = await browser.post('/api/second-factor/start', { password: doctor.password });
    expect(started.json()).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(/^otpauth:/),
    });
    expect((await browser.get('/api/me')).json().hasSecondFactor).toBe(false);

    const code = await codeAt(app, started.json().secret);
    const confirmed = await browser.post('/api/second-factor/confirm', { code });
    expect(confirmed.statusCode).toBe(200);
    expect(new Set(confirmed.json().recoveryCodes).size).toBe(10);
    expect((await app.as(cookieOf(confirmed)).get('/api/me')).json().hasSecondFactor).toBe(true);
  });

  test('does not begin with a wrong password', async () => {
    const { cookie } = await app.aDoctor();
    const answer = await app.as(cookie).post('/api/second-factor/start', { password: 'a wrong one' });
    expect(answer.json()).toMatchObject({ code: 'wrong_password', fields: { password: expect.any(String) } });
  });

  test('is not finished with a wrong code, nor without having begun', async () => {
    const { cookie, password } = await app.aDoctor();
    const browser = app.as(cookie);
    const early = await browser.post('/api/second-factor/confirm', { code: '123456' });
    expect([early.statusCode, early.json().code]).toEqual([409, 'second_factor_off']);

    const { secret } = (await browser.post('/api/second-factor/start', { password })).json();
    const wrong = await browser.post('/api/second-factor/confirm', { code: await codeAt(app, secret, 5) });
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'wrong_code']);
    expect((await browser.get('/api/me')).json().hasSecondFactor).toBe(false);
  });

  test('begun anew replaces a secret that was never confirmed', async () => {
    const { cookie, password } = await app.aNurse();
    const browser = app.as(cookie);
    const first = (await browser.post('/api/second-factor/start', { password })).json().secret;
    const second = (await browser.post('/api/second-factor/start', { password })).json().secret;
    expect(second).not.toBe(first);
    const confirm = async (secret: string) =>
      (await browser.post('/api/second-factor/confirm', { code: await codeAt(app, secret) })).statusCode;
    expect([await confirm(first), await confirm(second)]).toEqual([403, 200]);
  });

  test('does not replace one that is in use', async () => {
    const nurse = await enrol(app, await app.aNurse());
    const browser = app.as(nurse.cookie);
    const again = await browser.post('/api/second-factor/start', { password: nurse.password });
    expect([again.statusCode, again.json().code]).toEqual([409, 'second_factor_on']);
    const confirm = await browser.post('/api/second-factor/confirm', { code: await nextCode(app, nurse.secret) });
    expect([confirm.statusCode, confirm.json().code]).toEqual([409, 'second_factor_on']);
  });

  test('shows codes once: twenty confirmations at once turn it on once', async () => {
    const { cookie, password } = await app.aNurse();
    const browser = app.as(cookie);
    const { secret } = (await browser.post('/api/second-factor/start', { password })).json();
    const code = await codeAt(app, secret);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/api/second-factor/confirm', { code })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('taking it off', () => {
  test('takes the password and a code; afterwards the password alone logs in', async () => {
    const patient = await enrol(app, await app.aPatient());
    const browser = app.as(patient.cookie);
    const remove = (password: string, code: string) => browser.post('/api/second-factor/remove', { password, code });

    expect((await remove('a wrong one', await nextCode(app, patient.secret))).json().code).toBe('wrong_password');
    expect((await remove(patient.password, '000000')).json().code).toBe('wrong_code');
    const removed = await remove(patient.password, await nextCode(app, patient.secret));
    expect(removed.statusCode).toBe(200);
    const again = { password: patient.password, code: '000000' };
    const twice = await app.as(cookieOf(removed)).post('/api/second-factor/remove', again);
    expect(twice.json().code).toBe('second_factor_off');

    expect((await app.as(await app.login(patient)).get('/api/me')).json().hasSecondFactor).toBe(false);
    const left = await app.db.selectFrom('recovery_codes').where('account_id', '=', patient.id).selectAll().execute();
    expect(left).toEqual([]);
  });

  test('people who work here may do it in the demo', async () => {
    const nurse = await enrol(app, await app.aNurse());
    const code = await nextCode(app, nurse.secret);
    const answer = await app.as(nurse.cookie).post('/api/second-factor/remove', { password: nurse.password, code });
    expect(answer.statusCode).toBe(200);
  });
});

describe('new recovery codes', () => {
  test('take a code, and the old ones stop working', async () => {
    const doctor = await enrol(app, await app.aDoctor());
    const browser = app.as(doctor.cookie);
    const wrong = await browser.post('/api/second-factor/recovery-codes', { code: '000000' });
    expect(wrong.statusCode).toBe(403);
    const code = await nextCode(app, doctor.secret);
    const { recoveryCodes } = (await browser.post('/api/second-factor/recovery-codes', { code })).json();
    expect(recoveryCodes).toHaveLength(10);

    const waiting = app.as(await waitForCode(app, doctor));
    const pass = async (typed: string) => (await waiting.post('/api/login/second-factor', { code: typed })).statusCode;
    expect(await pass(doctor.recoveryCodes[0] ?? '')).toBe(403);
    expect(await pass(recoveryCodes[0])).toBe(200);
  });

  test('are only for those who have a second factor', async () => {
    const { cookie } = await app.aDoctor();
    const answer = await app.as(cookie).post('/api/second-factor/recovery-codes', { code: '123456' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'second_factor_off']);
  });
});

describe('at rest', () => {
  const everythingKept = async () => {
    const { rows } = await sql<{ row: string }>`
      select f::text as row from second_factors f union all select r::text from recovery_codes r
      union all select e::text from audit_entries e`.execute(app.db);
    return rows.map(({ row }) => row).join('\n');
  };

  test('the secret is sealed and the recovery codes are fingerprints', async () => {
    const { secret, recoveryCodes } = await enrol(app, await app.aDoctor());
    const kept = await everythingKept();
    for (const shown of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(kept).not.toContain(shown);
      expect(kept).not.toContain(Buffer.from(shown).toString('hex'));
    }
  });

  test('a secret that was moved to another account opens nothing', async () => {
    const [thief, victim] = [await enrol(app, await app.aDoctor()), await enrol(app, await app.aDoctor())];
    const stolen = app.db.selectFrom('second_factors').select('sealed_secret').where('account_id', '=', thief.id);
    await app.db
      .updateTable('second_factors')
      .set({ sealed_secret: stolen })
      .where('account_id', '=', victim.id)
      .execute();
    const waiting = app.as(await waitForCode(app, victim));
    const answer = await waiting.post('/api/login/second-factor', { code: await nextCode(app, thief.secret) });
    expect(answer.statusCode).toBe(500);
    expect(answer.cookies).toEqual([]);
    expect((await waiting.get('/api/me')).statusCode).toBe(401);
  });
});

test('the trail tells each step, and never a secret', async () => {
  const before = (await app.trail()).length;
  const doctor = await enrol(app, await app.aDoctor());
  const browser = app.as(doctor.cookie);
  await browser.post('/api/second-factor/recovery-codes', { code: await nextCode(app, doctor.secret) });
  const code = await nextCode(app, doctor.secret);
  await browser.post('/api/second-factor/remove', { password: doctor.password, code });
  const entries = (await app.trail()).slice(before);
  expect(entries.map(({ action }) => action)).toEqual([
    'second-factor.begun',
    'session.proven',
    'second-factor.on',
    'second-factor.codes_renewed',
    'second-factor.off',
  ]);
  for (const entry of entries) expect(entry).toMatchObject({ actor_id: doctor.id, details: {} });
});
