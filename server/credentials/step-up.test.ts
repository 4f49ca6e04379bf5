import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/durations.ts';
import { invitation } from '../staffing/testing-calls.ts';
import { cookieOf, startTestApp, type TestApp } from '../testing-app.ts';
import { endpointsOfTheContract } from '../testing-contract.ts';
import type { Person } from '../testing-people.ts';
import { codeAt, enrol, nextCode, stepUp } from './testing.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.anAdministrator();
});
afterAll(() => app.close());

const logIn = async ({ login, password } = admin) =>
  cookieOf(await app.as().post('/api/admin/login', { email: login, password }));
const invite = (cookie: string, about: object = {}) =>
  app.as(cookie).post('/api/admin/invitations', { ...invitation(), ...about });
const prove = (cookie: string, body: object) => app.as(cookie).post('/api/session/step-up', body);

test('these acts need a proof beyond the session, and no list elsewhere says so', async () => {
  const asked = (await endpointsOfTheContract()).filter(({ stepUp: asks }) => asks);
  expect(asked.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /passkeys/{id}',
    'PATCH /admin/accounts/{id}',
    'POST /admin/accounts/{id}/enable',
    'POST /admin/accounts/{id}/factor-reset',
    'POST /admin/accounts/{id}/role',
    'POST /admin/applications/{id}/approve',
    'POST /admin/catalogues/entries',
    'POST /admin/catalogues/entries/{id}/retire',
    'POST /admin/catalogues/import',
    'POST /admin/clinic/waiting/{id}/confirm',
    'POST /admin/erasures',
    'POST /admin/erasures/{id}/approve',
    'POST /admin/factor-resets/{id}/approve',
    'POST /admin/invitations',
    'POST /admin/invitations/doctors',
    'POST /admin/outgoing/release',
    'POST /admin/people-import',
    'POST /admin/trail/exports',
    'POST /admin/trail/exports/{id}/approve',
    'POST /merges/{id}/agree',
    'POST /merges/{id}/undo',
    'POST /passkeys',
    'POST /passkeys/recovery-codes',
    'POST /passkeys/registration',
    'PUT /admin/backups/plan',
    'PUT /admin/clinic',
    'PUT /admin/family-rules',
    'PUT /admin/services/settings',
    'PUT /admin/session-limits',
    'PUT /session/pin',
  ]);
});

describe('a session that was left open', () => {
  test('invites nobody, and what is wrong with the input is said first', async () => {
    const cookie = await logIn();
    const input = invitation();
    const refused = await app.as(cookie).post('/api/admin/invitations', input);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'step_up_needed']);
    expect(await app.mails(input.email)).toEqual([]);
    expect((await invite(cookie, { email: 'no address' })).json().code).toBe('bad_input');
  });

  test('proves nothing with a wrong password, and the trail has the try', async () => {
    const cookie = await logIn();
    const wrong = await prove(cookie, { password: 'not the password' });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([403, { password: 'That is not your password.' }]);
    expect((await invite(cookie)).json().code).toBe('step_up_needed');
    expect((await app.trail()).at(-1)).toMatchObject({ action: 'access.refused', details: { code: 'wrong_password' } });
  });
});

describe('a proof', () => {
  test('counts for five minutes, in its own session alone, and is in the trail', async () => {
    const [here, elsewhere] = [await logIn(), await logIn()];
    await stepUp(app, here, admin.password);
    expect((await app.trail()).at(-1)).toMatchObject({ action: 'session.proven', actor_id: admin.id });
    expect((await invite(here)).statusCode).toBe(201);
    expect((await invite(elsewhere)).json().code).toBe('step_up_needed');
    app.clock.advance(5 * MINUTE_MS - 1);
    expect((await invite(here)).statusCode).toBe(201);
    app.clock.advance(1);
    expect((await invite(here)).json().code).toBe('step_up_needed');
  });

  test('ends with a lock: unlocking with the password is no proof', async () => {
    const cookie = await logIn();
    await stepUp(app, cookie, admin.password);
    await app.as(cookie).post('/api/session/lock');
    await app.as(cookie).post('/api/session/unlock', { password: admin.password });
    expect((await invite(cookie)).json().code).toBe('step_up_needed');
  });

  test('takes the code of who has one', async () => {
    const careful = await enrol(app, await app.anAdministrator());
    await app.db.updateTable('sessions').set({ proven_until: null }).execute();
    const { cookie, password } = careful;
    expect((await prove(cookie, { password })).json().fields).toHaveProperty('code');
    const spent = await codeAt(app, careful.secret);
    expect((await prove(cookie, { password, code: spent })).json().code).toBe('wrong_code');
    await stepUp(app, cookie, password, await nextCode(app, careful.secret));
    expect((await invite(cookie)).statusCode).toBe(201);
  });
});
