import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { acknowledgeAlert, listAlerts, raiseSos } from '#contract/alerts.ts';
import { lockSession, logOut } from '#contract/identity.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { refuseRows } from '../testing-failing-rows.ts';

const app = await startTestApp();
afterAll(() => app.close());

const beside = async <Result>(env: Record<string, string>, work: (other: TestApp) => Promise<Result>) => {
  const other = await startTestApp({ beside: app, env });
  try {
    return await work(other);
  } finally {
    await other.close();
  }
};

/** A login that fails, at the endpoint where that costs least. */
const probe = ({ fastify }: TestApp, from: string, headers: InjectOptions['headers'] = {}) =>
  fastify.inject({
    method: 'POST',
    url: '/api/password/link',
    payload: { token: 'made-up' },
    remoteAddress: from,
    headers,
  });
const isLetIn = async (at: TestApp, from: string, headers?: InjectOptions['headers']) =>
  (await probe(at, from, headers)).statusCode !== 429;

describe('without a session, per address', () => {
  test('50 failed logins in 15 minutes are let in and the 51st is told when to come back', async () => {
    const from = '203.0.113.7';
    const first = await Promise.all(Array.from({ length: 50 }, () => probe(app, from)));
    expect(new Set(first.map(({ statusCode }) => statusCode))).toEqual(new Set([410]));

    app.clock.advance(60_000);
    const body = { email: 'asha@mail.example', password: 'x' };
    const refused = await app.fastify.inject({
      method: 'POST',
      url: '/api/doctor/login',
      payload: body,
      remoteAddress: from,
    });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('too_many_requests');
    expect(refused.headers['retry-after']).toBe('840');
    expect(await isLetIn(app, '203.0.113.8')).toBe(true);

    app.clock.advance(840_000);
    expect(await isLetIn(app, from)).toBe(true);
  });

  test('logins that succeed do not count: a shift behind one address is let in, and a guesser among them is stopped', () =>
    beside({ RATE_LIMIT_LOGINS: '3' }, async (strict) => {
      const { email, password } = await strict.aNurse();
      const from = '203.0.113.30';
      const logIn = async (typed = password) =>
        (
          await strict.fastify.inject({
            method: 'POST',
            url: '/api/staff/login',
            payload: { email, password: typed },
            remoteAddress: from,
          })
        ).statusCode;
      for (let time = 0; time < 5; time += 1) expect(await logIn()).toBe(200);
      expect([await logIn('a wrong guess'), await logIn(), await logIn('a wrong guess')]).toEqual([401, 200, 401]);
      expect(await isLetIn(strict, from)).toBe(true);
      // Three have failed: now the right password waits too, and the refused tries are no new failures.
      expect([await logIn(), await isLetIn(strict, from)]).toEqual([429, false]);
    }));

  test('70 windows that log in at the same moment are all let in', async () => {
    const { email, password } = await app.aNurse();
    const answers = await Promise.all(
      Array.from({ length: 70 }, () =>
        app.fastify.inject({
          method: 'POST',
          url: '/api/staff/login',
          payload: { email, password },
          remoteAddress: '203.0.113.31',
        }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  test('tries without end are refused even when each succeeds', () =>
    beside({ RATE_LIMIT_LOGINS: '1' }, async (strict) => {
      const from = '203.0.113.32';
      for (let time = 0; time < 40; time += 1) {
        await strict.limit.countFailure('login', from, null);
        await strict.limit.forgiveTry('login', from, null);
      }
      await expect(strict.limit.countFailure('login', from, null)).rejects.toThrow('Too many requests');
    }));

  test('what fails on our side is no failure of the caller, and what is right is answered although it cannot be forgiven', () =>
    beside({ RATE_LIMIT_LOGINS: '2' }, async (strict) => {
      const { email, password, id } = await strict.aNurse();
      const logIn = async () =>
        (
          await strict.fastify.inject({
            method: 'POST',
            url: '/api/staff/login',
            payload: { email, password },
            remoteAddress: '203.0.113.33',
          })
        ).statusCode;
      const sessions = await refuseRows(app, { on: 'insert', table: 'sessions', when: `new.account_id = '${id}'` });
      expect([await logIn(), await logIn(), await logIn()]).toEqual([500, 500, 500]);
      await sessions.mend();
      const counts = await refuseRows(app, { on: 'update', table: 'rate_counters', when: 'new.count < old.count' });
      expect(await logIn()).toBe(200);
      await counts.mend();
    }));

  test('who is refused as an account is no failure of the address', () =>
    beside({ RATE_LIMIT_LOGINS: '2' }, async (strict) => {
      const accountId = randomUUID();
      const fail = (from: string, account: string | null) => strict.limit.countFailure('login', from, account);
      await fail('203.0.113.34', accountId);
      await fail('203.0.113.35', accountId);
      const from = '203.0.113.36';
      for (let time = 0; time < 3; time += 1) await expect(fail(from, accountId)).rejects.toThrow('Too many requests');
      await fail(from, null);
      await fail(from, null);
      await expect(fail(from, null)).rejects.toThrow('Too many requests');
    }));

  test('60 registrations in five minutes', async () => {
    const ask = () =>
      app.fastify.inject({
        method: 'POST',
        url: '/api/health-id/forgot',
        payload: { email: 'asha@mail.example' },
        remoteAddress: '203.0.113.9',
      });
    const answers = await Promise.all(Array.from({ length: 61 }, ask));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
  });

  test('the figures are configured', () =>
    beside({ RATE_LIMIT_LOGINS: '2' }, async (strict) => {
      const answers = [];
      for (let time = 0; time < 3; time += 1) answers.push(await isLetIn(strict, '198.51.100.1'));
      expect(answers).toEqual([true, true, false]);
    }));

  test('a household with a whole network of addresses counts as one', () =>
    beside({ RATE_LIMIT_LOGINS: '1' }, async (strict) => {
      expect(await isLetIn(strict, '2001:db8:1:2::1')).toBe(true);
      expect(await isLetIn(strict, '2001:db8:1:2:ffff::9')).toBe(false);
      expect(await isLetIn(strict, '2001:db8:1:3::1')).toBe(true);
      expect(await isLetIn(strict, '198.51.100.2')).toBe(true);
      expect(await isLetIn(strict, '::ffff:198.51.100.2')).toBe(false);
    }));

  test('no address is kept in a form that can be read', async () => {
    await probe(app, '203.0.113.77');
    const { rows } = await app.database.pool.query<{ key: string }>('select key from rate_counters');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });
});

describe('what a caller says of its own address', () => {
  test('is ignored when no proxy is declared', () =>
    beside({ RATE_LIMIT_LOGINS: '1' }, async (strict) => {
      expect(await isLetIn(strict, '198.51.100.10', { 'x-forwarded-for': '192.0.2.1' })).toBe(true);
      expect(await isLetIn(strict, '198.51.100.10', { 'x-forwarded-for': '192.0.2.2' })).toBe(false);
    }));

  test('is believed from the declared proxy and from nobody else', () =>
    beside({ RATE_LIMIT_LOGINS: '1', TRUSTED_PROXY: '10.0.0.5' }, async (strict) => {
      expect(await isLetIn(strict, '10.0.0.5', { 'x-forwarded-for': '192.0.2.21' })).toBe(true);
      expect(await isLetIn(strict, '10.0.0.5', { 'x-forwarded-for': '192.0.2.22' })).toBe(true);
      expect(await isLetIn(strict, '10.0.0.5', { 'x-forwarded-for': '192.0.2.21' })).toBe(false);
      // What the caller wrote stands to the left of what the proxy saw.
      expect(await isLetIn(strict, '10.0.0.5', { 'x-forwarded-for': '9.9.9.9, 192.0.2.21' })).toBe(false);
      expect(await isLetIn(strict, '198.51.100.20', { 'x-forwarded-for': '192.0.2.23' })).toBe(true);
      expect(await isLetIn(strict, '198.51.100.20', { 'x-forwarded-for': '192.0.2.24' })).toBe(false);
    }));
});

describe('with a session, per account', () => {
  test('1,200 calls a minute, then a pause', () => {
    const person = randomUUID();
    for (let call = 0; call < 1_200; call += 1) app.limit.countAccount(person);
    expect(() => app.limit.countAccount(person)).toThrow('Too many requests');
    expect(() => app.limit.countAccount(randomUUID())).not.toThrow();
    app.clock.advance(60_000);
    expect(() => app.limit.countAccount(person)).not.toThrow();
  });

  test('whoever has made too many calls still calls for help, hears alarms, logs out and locks', () => {
    const person = randomUUID();
    for (let call = 0; call < 1_200; call += 1) app.limit.countAccount(person);
    expect(() => app.limit.countAccount(person)).toThrow('Too many requests');
    for (const urgent of [raiseSos, listAlerts, acknowledgeAlert, logOut, lockSession])
      expect(() => app.limit.countAccount(person, urgent), urgent.path).not.toThrow();
  });

  test('of many people at once each keeps a count of their own, also when two servers write at the same moment', () =>
    beside({}, (one) =>
      beside({}, async (two) => {
        const people = Array.from({ length: 30 }, () => randomUUID());
        for (const [place, person] of people.entries()) {
          for (let call = 0; call <= place; call += 1) one.limit.countAccount(person);
          two.limit.countAccount(people[people.length - 1 - place] ?? '');
        }
        await Promise.all([one.limit.flush(), two.limit.flush()]);
        const rows = await app.db.selectFrom('rate_counters').selectAll().where('key', 'like', 'calls:%').execute();
        const counted = new Map(rows.map(({ key, count }) => [key, count]));
        expect(people.map((person) => counted.get(`calls:${person}`))).toEqual(people.map((_, place) => place + 2));
      }),
    ));

  test('the count follows the person to another server and to another session', () =>
    beside({ RATE_LIMIT_CALLS: '6' }, (one) =>
      beside({ RATE_LIMIT_CALLS: '6' }, async (two) => {
        const nurse = await one.aNurse();
        const elsewhere = await app.login(nurse);
        const call = async (at: TestApp, cookie: string) => (await at.as(cookie).get('/api/sessions')).statusCode;
        for (let time = 0; time < 4; time += 1) expect(await call(one, nurse.cookie)).toBe(200);
        await one.limit.flush();
        expect(await call(two, elsewhere)).toBe(200);
        await two.limit.flush();
        expect(await call(two, elsewhere)).toBe(200);
        expect(await call(two, nurse.cookie)).toBe(429);
      }),
    ));

  test('a session does not excuse from the limit of an address', () =>
    beside({ RATE_LIMIT_LOGINS: '2' }, async (strict) => {
      const { cookie } = await strict.aPatient();
      const answers = [];
      for (let time = 0; time < 4; time += 1) answers.push(await isLetIn(strict, '198.51.100.40', { cookie }));
      expect(answers).toEqual([true, true, false, false]);
    }));

  test('one account that tries from many addresses is counted as one', () =>
    beside({ RATE_LIMIT_LOGINS: '2' }, async (strict) => {
      const { cookie } = await strict.aPatient();
      const answers = [];
      for (let time = 0; time < 3; time += 1) answers.push(await isLetIn(strict, `198.51.101.${time}`, { cookie }));
      expect(answers).toEqual([true, true, false]);
    }));

  test("a patient's symptom check is not refused because of guests at the same address", () =>
    beside({ RATE_LIMIT_GUEST_TRIAGES: '1' }, async (strict) => {
      const check = async (cookie?: string) =>
        (await strict.as(cookie).post('/api/symptoms/analyze', { symptoms: 'A sore throat since yesterday.' }))
          .statusCode;
      const { cookie } = await strict.aPatient();
      expect([await check(), await check(), await check(cookie), await check(cookie)]).toEqual([200, 429, 200, 429]);
    }));
});
