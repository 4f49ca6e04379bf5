import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { startSession } from '../identity/sessions/start-session.ts';
import { lastWord } from '../identity/testing.ts';
import { cookieOf, startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { openStream } from '../testing-stream.ts';
import { codeAt, type Enrolled, enrol, nextCode } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const isKnown = async (cookie: string) => (await app.as(cookie).get('/api/me')).statusCode === 200;

async function anotherSessionOf(person: Person): Promise<string> {
  const given = { stage: 'open', device: 'Chrome on Android', replaces: null } as const;
  const { token } = await transaction(app.db, (tx) => startSession(tx, app.deps, person, given));
  return `nadi_session=${token}`;
}

type Change = [
  what: string,
  why: string,
  prepare: (person: Person) => Promise<Person>,
  change: (person: Person) => Promise<LightMyRequestResponse>,
];

const CHANGES: Change[] = [
  [
    'turning the second factor on',
    'second-factor-on',
    async (person) => person,
    async ({ cookie, password }) => {
      const { secret } = (await app.as(cookie).post('/api/second-factor/start', { password })).json();
      return app.as(cookie).post('/api/second-factor/confirm', { code: await codeAt(app, secret) });
    },
  ],
  [
    'turning the second factor off',
    'second-factor-off',
    (person) => enrol(app, person),
    async (person) => {
      const code = await nextCode(app, (person as Enrolled).secret);
      return app.as(person.cookie).post('/api/second-factor/remove', { password: person.password, code });
    },
  ],
  [
    'changing the password',
    'password-changed',
    async (person) => person,
    ({ cookie, password }) =>
      app.as(cookie).post('/api/password/change', { current: password, next: 'seven geese over the ford' }),
  ],
];

describe.each(CHANGES)('%s', (_what, why, prepare, change) => {
  test('renews the session: the token from before opens nothing, the new one goes on', async () => {
    const nurse = await prepare(await app.aNurse());
    const endsAt = (await app.as(nurse.cookie).get('/api/me')).json().session.endsAt;
    const answer = await change(nurse);
    expect(answer.statusCode).toBe(200);
    const renewed = cookieOf(answer);
    expect([await isKnown(nurse.cookie), await isKnown(renewed)]).toEqual([false, true]);
    const { session } = (await app.as(renewed).get('/api/me')).json();
    expect(session).toMatchObject({ stage: 'open', endsAt });
  });

  test('ends the other sessions of the account, their streams and the stream of the old token', async () => {
    const patient = await prepare(await app.aPatient());
    const stranger = await app.aPatient();
    const elsewhere = await anotherSessionOf(patient);
    const [here, there] = [await openStream(app, patient.cookie), await openStream(app, elsewhere)];
    const answer = await change(patient);
    expect(await lastWord(there)).toBe('ended');
    // This one is cut without a word, so that the browser comes back with its new token.
    expect(await lastWord(here)).not.toBe('ended');
    expect([await isKnown(elsewhere), await isKnown(stranger.cookie)]).toEqual([false, true]);
    expect((await openStream(app, patient.cookie)).status).toBe(401);
    const again = await openStream(app, cookieOf(answer));
    expect(again.status).toBe(200);
    again.close();
    const ended = (await app.trail()).filter(({ action, actor_id }) => {
      return action === 'session.ended' && actor_id === patient.id;
    });
    expect(ended.at(-1)?.details).toEqual({ why });
  });
});

test('a session that was ended meanwhile is not brought back by a change of rights', async () => {
  const doctor = await app.aDoctor();
  const elsewhere = await app.login(doctor);
  const [changed] = await Promise.all([
    app.as(doctor.cookie).post('/api/password/change', { current: doctor.password, next: 'seven geese over the ford' }),
    app.as(elsewhere).post('/api/logout/everywhere'),
  ]);
  const cookies = [doctor.cookie, elsewhere, ...(changed.statusCode === 200 ? [cookieOf(changed)] : [])];
  const known = await Promise.all(cookies.map(isKnown));
  expect(known.filter(Boolean).length).toBeLessThanOrEqual(1);
  expect(known.slice(0, 2)).toEqual([false, false]);
});
