import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { transaction } from '#server/db/transaction.ts';
import { cookieOf, startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient } from '#server/testing-people.ts';
import { subscriptionsOf } from '../store.ts';
import { makeBrowser } from '../testing.ts';
import { loadPushKeys } from './push-keys.ts';
import { keepPush, subscribePush } from './subscriptions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let count = 0;
const anAddress = () => {
  count += 1;
  return `https://push.example.org/send/${count}`;
};
const subscribe = (cookie: string, endpoint = anAddress()) =>
  app.as(cookie).post('/api/push-subscription', { endpoint, keys: makeBrowser().keys });
const isOn = async (cookie: string) => (await app.as(cookie).get('/api/notice-settings')).json().isPushOnHere;
const keep = async (cookie: string, endpoint: string) =>
  (await app.as(cookie).post('/api/push-subscription/keep', { endpoint })).json();
const browsersOf = async ({ id }: Patient) =>
  (await app.db.selectFrom('push_subscriptions').selectAll().where('account_id', '=', id).execute()).length;
/** Logs in again in the browser that holds this cookie. */
const logInAgain = async ({ pud, password }: Patient, cookie?: string) =>
  cookieOf(await app.as(cookie).post('/api/patients/login', { pud, password }));

describe('a browser takes notices', () => {
  test('for the person and the session that turned it on, until it is turned off', async () => {
    const patient = await app.aPatient();
    const elsewhere = await app.login(patient);
    expect((await subscribe(patient.cookie)).statusCode).toBe(200);
    expect([await isOn(patient.cookie), await isOn(elsewhere)]).toEqual([true, false]);
    expect((await app.as(patient.cookie).delete('/api/push-subscription')).statusCode).toBe(200);
    expect(await browsersOf(patient)).toBe(0);
  });

  test('its address lies sealed in the database', async () => {
    await subscribe((await app.aPatient()).cookie);
    const { rows } = await app.database.pool.query<{ row: string }>('select p::text as row from push_subscriptions p');
    expect(rows.map(({ row }) => row).join()).not.toMatch(/send\/\d/);
  });

  test('until they log out, there or everywhere', async () => {
    const patient = await app.aPatient();
    const elsewhere = await app.login(patient);
    await subscribe(patient.cookie);
    await subscribe(elsewhere);
    await app.as(patient.cookie).post('/api/logout');
    expect(await browsersOf(patient)).toBe(1);
    await app.as(elsewhere).post('/api/logout/everywhere');
    expect(await browsersOf(patient)).toBe(0);
  });

  test('until they log out everywhere, also where the session has run out', async () => {
    const patient = await app.aPatient();
    await subscribe(patient.cookie);
    app.clock.advance(25 * HOUR_MS);
    const elsewhere = await app.login(patient);
    expect(await browsersOf(patient)).toBe(1);
    await app.as(elsewhere).post('/api/logout/everywhere');
    expect(await browsersOf(patient)).toBe(0);
  });

  test('also after the session has run out and they log in again there', async () => {
    const patient = await app.aPatient();
    await subscribe(patient.cookie);
    app.clock.advance(25 * HOUR_MS);
    const again = await logInAgain(patient, patient.cookie);
    expect([await isOn(again), await browsersOf(patient)]).toEqual([true, 1]);
  });

  test('until somebody else logs in there', async () => {
    const [patient, other] = [await app.aPatient(), await app.aPatient()];
    await subscribe(patient.cookie);
    await logInAgain(other, patient.cookie);
    expect([await browsersOf(patient), await browsersOf(other)]).toEqual([0, 0]);
  });

  test('goes on for the same person whose browser has forgotten its session, and ends for anybody else', async () => {
    const [patient, other] = [await app.aPatient(), await app.aPatient()];
    const address = anAddress();
    await subscribe(patient.cookie, address);
    const again = await app.login(patient);
    expect([await keep(again, address), await isOn(again)]).toEqual([{ isOn: true }, true]);
    expect(await keep(other.cookie, address)).toEqual({ isOn: false });
    expect([await browsersOf(patient), await browsersOf(other)]).toEqual([0, 0]);
    expect(await keep(again, anAddress())).toEqual({ isOn: false });
  });

  test('for whoever takes it over, and no longer for who had it', async () => {
    const [patient, other] = [await app.aPatient(), await app.aPatient()];
    const address = anAddress();
    await subscribe(patient.cookie, address);
    await subscribe(other.cookie, address);
    expect([await browsersOf(patient), await browsersOf(other)]).toEqual([0, 1]);
  });

  test('one for a session, however many addresses it gives at the same moment', async () => {
    const patient = await app.aPatient();
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(patient.cookie)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await browsersOf(patient)).toBe(1);
  });

  test('five of a person at most: the oldest gives way', async () => {
    const patient = await app.aPatient();
    await subscribe(patient.cookie);
    for (let n = 0; n < 5; n += 1) {
      app.clock.advance(1000);
      await subscribe(await app.login(patient));
    }
    expect(await browsersOf(patient)).toBe(5);
    expect(await isOn(patient.cookie)).toBe(false);
  });

  test('once, when two tabs ask at the same moment', async () => {
    const patient = await app.aPatient();
    const address = anAddress();
    const answers = await Promise.all([1, 2, 3, 4].map(() => subscribe(patient.cookie, address)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await browsersOf(patient)).toBe(1);
  });
});

describe('is refused', () => {
  const keys = makeBrowser().keys;
  test.each([
    ['an address without TLS', 'http://push.example.org/1', keys],
    ['an address of this machine', 'http://127.0.0.1:8080/1', keys],
    ['an address of the clinic', 'https://10.0.0.5/1', keys],
    ['a key that is no key', anAddress(), { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ])('%s', async (_what, endpoint, given) => {
    const { cookie } = await app.aPatient();
    const answer = await app.as(cookie).post('/api/push-subscription', { endpoint, keys: given });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'push_address_refused']);
  });

  test.each(['doctor', 'staff', 'admin'] as const)('a %s: it is for patients', async (role) => {
    const { cookie } = await app.someone(role);
    expect((await subscribe(cookie)).statusCode).toBe(403);
    expect((await app.as(cookie).get('/api/notice-settings')).statusCode).toBe(403);
  });
});

describe('the key of the clinic', () => {
  test('is made once, however many servers start, and its private half is sealed', async () => {
    const empty = await startTestApp();
    // Each server has a connection of its own.
    const servers = Array.from({ length: 4 }, () => ({ ...empty.deps, db: empty.db.withSchema('public') }));
    const keys = await Promise.all(servers.map((deps) => loadPushKeys(deps)));
    expect(new Set(keys.map(({ publicKey }) => publicKey.toString('hex'))).size).toBe(1);
    const [row, ...others] = await empty.db.selectFrom('push_keys').selectAll().execute();
    expect(others).toEqual([]);
    const [, ...hidden] = keys[0]?.privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(36, 68) ?? [];
    expect(row?.sealed_private_key.includes(Buffer.from(hidden))).toBe(false);
    await empty.close();
  });
});

describe('while somebody logs out, their browser', () => {
  /** As a call that was let in before the logout. */
  async function letIn(patient: Patient) {
    const session = await app.db
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', patient.id)
      .where('ended_at', 'is', null)
      .orderBy('started_at', 'desc')
      .executeTakeFirstOrThrow();
    return { ...patient.actor, sessionId: session.id };
  }

  /** The call runs while the end of the session is written and not yet true; it is true before the call can be done. */
  async function whileItEnds(sessionId: string, call: () => Promise<unknown>): Promise<unknown> {
    const state = { isDone: false };
    const { answer } = await transaction(app.db, async (tx) => {
      await tx.updateTable('sessions').set({ ended_at: app.clock.now() }).where('id', '=', sessionId).execute();
      const calling = call()
        .catch((error: unknown) => error)
        .finally(() => {
          state.isDone = true;
        });
      await vi.waitFor(async () => {
        const { rows } = await sql<{ waits: boolean }>`select exists (select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(tx);
        expect(state.isDone || rows[0]?.waits).toBe(true);
      }, 20_000);
      return { answer: calling };
    });
    return answer;
  }

  test('does not begin to take notices', async () => {
    const patient = await app.aPatient();
    const actor = await letIn(patient);
    const given = { endpoint: anAddress(), keys: makeBrowser().keys };
    const answer = await whileItEnds(actor.sessionId, () => subscribePush(app.deps, actor, given));
    expect([answer, await browsersOf(patient)]).toEqual([expect.objectContaining({ code: 'not_signed_in' }), 0]);
    await expect(subscribePush(app.deps, actor, given)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await browsersOf(patient)).toBe(0);
  });

  test('does not go on taking them for the session that ends', async () => {
    const patient = await app.aPatient();
    const endpoint = anAddress();
    await subscribe(patient.cookie, endpoint);
    app.clock.advance(1_000);
    await app.login(patient);
    const actor = await letIn(patient);
    const answer = await whileItEnds(actor.sessionId, () => keepPush(app.deps, actor, endpoint));
    expect(answer).toMatchObject({ code: 'not_signed_in' });
    const rows = await app.db
      .selectFrom('push_subscriptions')
      .select('session_id')
      .where('account_id', '=', patient.id)
      .execute();
    expect(rows.map(({ session_id }) => session_id)).not.toContain(actor.sessionId);
  });

  test('is not told where a row was left behind', async () => {
    const patient = await app.aPatient();
    await subscribe(patient.cookie);
    const actor = await letIn(patient);
    const row = await app.db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('account_id', '=', patient.id)
      .executeTakeFirstOrThrow();
    await app.as(patient.cookie).post('/api/logout');
    await app.db
      .insertInto('push_subscriptions')
      .values({ ...row, session_id: actor.sessionId })
      .execute();
    expect(await subscriptionsOf(app.db, patient.id)).toEqual([]);
  });
});
