import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES } from '#contract/endpoint.ts';
import { tripsOf } from '#server/db/testing-statements.ts';
import { transaction } from '#server/db/transaction.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { refuseRows } from '#server/testing-failing-rows.ts';
import { openStream, until } from '#server/testing-stream.ts';
import { purgeExpired } from '../purge-expired.ts';
import { lastWord, tokenIn } from '../testing.ts';
import { startSession } from './start-session.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const lastActions = async (count: number) => (await app.trail()).slice(-count).map(({ action }) => action);
const isKnown = async (cookie: string) => (await app.as(cookie).get('/api/me')).statusCode === 200;

/** Something that only an open session may do, and that is no sign of activity by itself. */
const inTheBackground = { 'nadi-background': '1' };
const look = (cookie: string) => app.as(cookie).get('/api/sessions', inTheBackground);

test('whoever is disabled or gets another role between the password and the session gets none', async () => {
  const [nurse, doctor] = [await app.aNurse(), await app.aDoctor()];
  await app.db.updateTable('accounts').set({ role: 'admin' }).where('id', '=', nurse.id).execute();
  await app.db.updateTable('accounts').set({ disabled_at: app.clock.now() }).where('id', '=', doctor.id).execute();
  const given = { stage: 'open', device: 'Firefox on Linux', replaces: null } as const;
  for (const person of [nurse, doctor]) {
    const started = transaction(app.db, (tx) => startSession(tx, app.deps, person, given));
    await expect(started).rejects.toMatchObject({ code: 'login_failed' });
  }
});

describe.each(ROLES)('the screen of a %s who has gone away', (role) => {
  const idleMs = (role === 'patient' ? 30 : 15) * MINUTE_MS;
  const absoluteMs = (role === 'patient' ? 24 : 12) * HOUR_MS;

  test('locks: every call is refused, but who sits there is still known', async () => {
    const { cookie } = await app.someone(role);
    app.clock.advance(idleMs - 1);
    expect((await look(cookie)).statusCode).toBe(200);
    app.clock.advance(1);
    const refused = await look(cookie);
    expect(refused.statusCode).toBe(423);
    expect(refused.json()).toMatchObject({ code: 'session_locked' });

    const me = await app.as(cookie).get('/api/me');
    expect(me.statusCode).toBe(200);
    expect(me.json().session).toMatchObject({ stage: 'locked', idleSeconds: idleMs / 1000, warnSeconds: 120 });
    // Looking who it is did not unlock anything.
    expect((await look(cookie)).statusCode).toBe(423);
  });

  test('unlocks with the password and with nothing else', async () => {
    const { cookie, password } = await app.someone(role);
    app.clock.advance(idleMs);
    const browser = app.as(cookie);
    const wrong = await browser.post('/api/session/unlock', { password: 'not this one' });
    expect(wrong.statusCode).toBe(403);
    expect(wrong.json()).toMatchObject({ code: 'wrong_password', fields: { password: expect.any(String) } });
    expect((await browser.post('/api/session/touch')).statusCode).toBe(423);
    expect((await look(cookie)).statusCode).toBe(423);

    const right = await browser.post('/api/session/unlock', { password });
    expect(right.json().session.stage).toBe('open');
    expect((await look(cookie)).statusCode).toBe(200);
  });

  test(`ends for good after ${absoluteMs / HOUR_MS} hours, however busy it was`, async () => {
    const { cookie } = await app.someone(role);
    const step = idleMs - MINUTE_MS;
    for (let passed = step; passed < absoluteMs; passed += step) {
      app.clock.advance(step);
      expect((await app.as(cookie).get('/api/sessions')).statusCode).toBe(200);
    }
    app.clock.advance(absoluteMs % step || step);
    expect((await app.as(cookie).get('/api/me')).statusCode).toBe(401);
    expect((await app.as(cookie).post('/api/session/unlock', { password: 'any' })).statusCode).toBe(401);
  });
});

describe('a sign of someone at the screen', () => {
  test('puts the lock off', async () => {
    const { cookie } = await app.aNurse();
    for (let times = 0; times < 3; times += 1) {
      app.clock.advance(14 * MINUTE_MS);
      expect((await app.as(cookie).post('/api/session/touch')).statusCode).toBe(200);
    }
    expect((await look(cookie)).statusCode).toBe(200);
  });

  test('is noted by one of many requests at once, and the others do not wait for it', async () => {
    const { cookie, id } = await app.aDoctor();
    app.clock.advance(MINUTE_MS);
    const statuses: number[] = [];
    let all: Promise<unknown> = Promise.resolve();
    await transaction(app.db, async (tx) => {
      await tx.selectFrom('sessions').select('id').where('account_id', '=', id).forUpdate().execute();
      const ask = async () => statuses.push((await app.as(cookie).get('/api/sessions')).statusCode);
      all = Promise.all([ask(), ask(), ask(), ask()]);
      await until(() => statuses.length === 3);
    });
    await all;
    expect(statuses).toEqual([200, 200, 200, 200]);
    const { seen_at } = await app.db
      .selectFrom('sessions')
      .select('seen_at')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(seen_at).toEqual(app.clock.now());
  });

  test('is not what a page fetches by itself', async () => {
    const { cookie } = await app.aNurse();
    for (let times = 0; times < 2; times += 1) {
      app.clock.advance(7 * MINUTE_MS);
      expect((await look(cookie)).statusCode).toBe(200);
    }
    app.clock.advance(MINUTE_MS);
    expect((await look(cookie)).statusCode).toBe(423);
  });

  test('is not an open live stream, and the stream ends with the lock', async () => {
    const { cookie } = await app.aNurse();
    const stream = await openStream(app, cookie);
    app.clock.advance(15 * MINUTE_MS);
    await app.hub.check();
    expect(await lastWord(stream)).toBe('ended');
    expect((await look(cookie)).statusCode).toBe(423);
  });
});

describe('locking the screen by hand', () => {
  test('locks at once, ends the stream and is undone by the password', async () => {
    const { cookie, password } = await app.aDoctor();
    const stream = await openStream(app, cookie);
    expect((await app.as(cookie).post('/api/session/lock')).statusCode).toBe(200);
    expect((await look(cookie)).statusCode).toBe(423);
    expect(await lastWord(stream)).toBe('ended');
    expect((await app.as(cookie).post('/api/session/unlock', { password })).statusCode).toBe(200);
    expect(await lastActions(3)).toEqual(['session.locked', 'access.refused', 'session.unlocked']);
  });

  test('one may still log out of a locked screen', async () => {
    const { cookie } = await app.aDoctor();
    await app.as(cookie).post('/api/session/lock');
    expect((await app.as(cookie).post('/api/logout')).statusCode).toBe(200);
    expect(await isKnown(cookie)).toBe(false);
  });
});

describe('where I am logged in', () => {
  test('is a list of my own open sessions, this one marked', async () => {
    const doctor = await app.aDoctor();
    const elsewhere = await app.login(doctor);
    await app.login('doctor');
    const sessions = (await app.as(elsewhere).get('/api/sessions')).json();
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isThisOne }: { isThisOne: boolean }) => isThisOne)).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(tokenIn(elsewhere));
  });

  test('one of them can be ended from another, and its stream with it', async () => {
    const doctor = await app.aDoctor();
    const stream = await openStream(app, doctor.cookie);
    const here = await app.login(doctor);
    const ended = await app.as(here).delete(`/api/sessions/${doctor.actor.sessionId}`);
    expect(ended.statusCode).toBe(200);
    expect(await lastWord(stream)).toBe('ended');
    expect(await isKnown(doctor.cookie)).toBe(false);
    expect(await isKnown(here)).toBe(true);
    expect((await app.trail()).at(-1)).toMatchObject({
      action: 'session.ended',
      actor_id: doctor.id,
      subject_id: doctor.actor.sessionId,
      details: { why: 'ended-by-owner' },
    });
  });

  test("another person's session answers like one that does not exist", async () => {
    const [me, other] = [await app.aDoctor(), await app.aDoctor()];
    const browser = app.as(me.cookie);
    for (const id of [other.actor.sessionId, randomUUID(), 'nonsense']) {
      const answer = await browser.delete(`/api/sessions/${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found', message: 'Not found.' });
    }
    expect(await isKnown(other.cookie)).toBe(true);
  });
});

describe('logging out', () => {
  test('ends this session only', async () => {
    const patient = await app.aPatient();
    const here = await app.login(patient);
    const answer = await app.as(here).post('/api/logout');
    expect(answer.statusCode).toBe(200);
    expect(await isKnown(here)).toBe(false);
    expect(await isKnown(patient.cookie)).toBe(true);
    expect((await app.as(here).post('/api/logout')).statusCode).toBe(401);
  });

  test('everywhere ends all of mine and nobody else’s', async () => {
    const patient = await app.aPatient();
    const other = await app.aPatient();
    const here = await app.login(patient);
    const streams = [await openStream(app, here), await openStream(app, patient.cookie)];
    expect((await app.as(here).post('/api/logout/everywhere')).statusCode).toBe(200);
    for (const stream of streams) expect(await lastWord(stream)).toBe('ended');
    expect([await isKnown(here), await isKnown(patient.cookie)]).toEqual([false, false]);
    expect(await isKnown(other.cookie)).toBe(true);
    expect(await lastActions(2)).toEqual(['session.ended', 'session.ended']);
  });
});

describe('requests of several sessions at the same moment', () => {
  test('are looked up together and answered each for itself: what has ended stays ended', async () => {
    const [patient, nurse, gone] = [await app.aPatient(), await app.aNurse(), await app.aPatient()];
    expect((await app.as(gone.cookie).post('/api/logout')).statusCode).toBe(200);
    const cookies = [patient.cookie, gone.cookie, nurse.cookie, patient.cookie];
    const answers: { statusCode: number }[] = [];
    const trips = await tripsOf(app.database.pool, async () => {
      answers.push(...(await Promise.all(cookies.map((cookie) => app.as(cookie).get('/api/me')))));
    });
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 401, 200, 200]);
    expect(trips.filter((trip) => trip.includes('token_hash'))).toHaveLength(1);
  });
});

describe('what changed behind a session', () => {
  test('counts on its next request: a closed account is out, a changed role may do other things', async () => {
    const [nurse, other] = [await app.aNurse(), await app.aNurse()];
    const change = (id: string, set: { disabled_at: Date } | { role: 'admin' }) =>
      app.db.updateTable('accounts').set(set).where('id', '=', id).execute();
    await change(nurse.id, { disabled_at: app.clock.now() });
    expect(await isKnown(nurse.cookie)).toBe(false);
    expect((await app.as(other.cookie).get('/api/admin/mails')).statusCode).toBe(403);
    await change(other.id, { role: 'admin' });
    expect((await app.as(other.cookie).get('/api/admin/mails')).statusCode).toBe(200);
  });
});

describe('without a session', () => {
  test.each([
    ['GET', '/api/me'],
    ['GET', '/api/sessions'],
    ['POST', '/api/logout'],
    ['POST', '/api/session/unlock'],
    ['GET', '/api/events'],
  ] as const)('%s %s asks to log in', async (method, url) => {
    for (const cookie of [undefined, 'nadi_session=', 'nadi_session=made-up']) {
      const answer = await app.as(cookie).send(method, url);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'not_signed_in', message: 'Please log in.' });
    }
  });
});

describe('who is logged in', () => {
  const whoIsThere = (cookie?: string) => app.as(cookie).get('/api/session');

  test('is nobody for a visitor, an ended session and one that waits for its second code', async () => {
    const nurse = await app.aNurse();
    const given = { stage: 'second-factor', device: 'Firefox on Linux', replaces: null } as const;
    const { token } = await transaction(app.db, (tx) => startSession(tx, app.deps, nurse, given));
    await app.as(nurse.cookie).post('/api/logout');
    for (const cookie of [undefined, 'nadi_session=made-up', nurse.cookie, `nadi_session=${token}`]) {
      const answer = await whoIsThere(cookie);
      expect([cookie, answer.statusCode, answer.json()]).toEqual([cookie, 200, { me: null }]);
    }
  });

  test('is told also while the screen is locked, and asking does not put the lock off', async () => {
    const { cookie, id } = await app.aNurse();
    app.clock.advance(14 * MINUTE_MS);
    expect((await whoIsThere(cookie)).json().me).toMatchObject({ id, session: { stage: 'open' } });
    app.clock.advance(MINUTE_MS);
    expect((await whoIsThere(cookie)).json().me).toMatchObject({ id, session: { stage: 'locked' } });
    expect((await look(cookie)).statusCode).toBe(423);
  });
});

describe('what has expired', () => {
  test('is purged, and what still counts is kept', async () => {
    const patient = await app.aPatient();
    await app.login(patient);
    const rows = async (table: 'sessions' | 'known_browsers') =>
      (await app.db.selectFrom(table).select('id').where('account_id', '=', patient.id).execute()).length;

    await purgeExpired(app.deps);
    expect([await rows('sessions'), await rows('known_browsers')]).toEqual([2, 1]);
    app.clock.advance(32 * 24 * HOUR_MS);
    await purgeExpired(app.deps);
    expect([await rows('sessions'), await rows('known_browsers')]).toEqual([0, 0]);
  });

  test('is purged although what expired of another kind cannot be, which is tried again', async () => {
    const patient = await app.aPatient();
    await app.login(patient);
    const rows = async (table: 'sessions' | 'known_browsers') =>
      (await app.db.selectFrom(table).select('id').where('account_id', '=', patient.id).execute()).length;
    const { mend } = await refuseRows(app, {
      on: 'delete',
      table: 'sessions',
      when: `old.account_id = '${patient.id}'`,
    });
    app.clock.advance(32 * 24 * HOUR_MS);

    await expect(purgeExpired(app.deps)).rejects.toThrow('Failed: sessions');
    expect([await rows('sessions'), await rows('known_browsers')]).toEqual([2, 0]);

    await mend();
    await purgeExpired(app.deps);
    expect(await rows('sessions')).toBe(0);
  });
});

describe('the copy on a phone', () => {
  const mayStay = async (session: string, cookie?: string) =>
    (await app.as(cookie).get(`/api/session/copy?session=${session}`)).json().mayStay;

  test('stays when the session ran out, and goes when it was ended from elsewhere, also after it ran out', async () => {
    const patient = await app.aPatient();
    const { sessionId } = patient.actor;
    expect(await mayStay(sessionId, patient.cookie)).toBe(true);
    app.clock.advance(25 * HOUR_MS);
    expect(await mayStay(sessionId)).toBe(true);
    const elsewhere = await app.login(patient);
    await app.as(elsewhere).post('/api/logout/everywhere');
    expect([await mayStay(sessionId), await mayStay(sessionId, patient.cookie)]).toEqual([false, false]);
    expect(await mayStay(sessionId, await app.login(patient)), 'the owner, logged in anew').toBe(true);
  });

  test('goes with a new password, with the account, and for a session that nobody knows', async () => {
    const [patient, closed, other] = [await app.aPatient(), await app.aPatient(), await app.aPatient()];
    const elsewhere = await app.login(patient);
    const password = { current: patient.password, next: 'copper lantern 58 tulip' };
    expect((await app.as(elsewhere).post('/api/password/change', password)).statusCode).toBe(200);
    expect(await mayStay(patient.actor.sessionId)).toBe(false);
    await app.db.updateTable('accounts').set({ disabled_at: app.clock.now() }).where('id', '=', closed.id).execute();
    expect(await mayStay(closed.actor.sessionId)).toBe(false);
    expect(await mayStay(closed.actor.sessionId, other.cookie)).toBe(false);
    expect(await mayStay(randomUUID())).toBe(false);
  });
});
