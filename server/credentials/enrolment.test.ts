import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import { cookieOf, startTestApp, type TestApp } from '../testing-app.ts';
import { PRODUCTION } from '../testing-production.ts';
import { addPasskey } from './passkeys/testing.ts';
import { enrol, nextCode, waitForCode } from './testing.ts';

const AT_WORK: Role[] = ['doctor', 'staff', 'admin'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: PRODUCTION });
});
afterAll(() => app.close());

describe.each(AT_WORK)('in production a %s without a second factor', (role) => {
  test('logs in, and can do nothing but set one up; then goes on in the same session', async () => {
    const person = await app.someone(role);
    const cookie = await app.login(person);
    const browser = app.as(cookie);
    expect((await browser.get('/api/me')).json().session.stage).toBe('enrolling');
    for (const url of ['/api/sessions', '/api/events', '/api/admin/accounts', '/api/admin/mails']) {
      const refused = await browser.get(url);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'enrolment_needed']);
    }
    const change = { current: person.password, next: 'another lantern at sea' };
    expect((await browser.post('/api/password/change', change)).json().code).toBe('enrolment_needed');

    const enrolled = await enrol(app, person, cookie);
    const renewed = app.as(enrolled.cookie);
    expect((await renewed.get('/api/me')).json().session.stage).toBe('open');
    expect((await renewed.get('/api/sessions')).statusCode).toBe(200);
    // The token from before the enrolment opens nothing.
    for (const url of ['/api/me', '/api/sessions']) expect((await browser.get(url)).statusCode).toBe(401);

    const waiting = app.as(await waitForCode(app, enrolled));
    const passed = await waiting.post('/api/login/second-factor', { code: await nextCode(app, enrolled.secret) });
    expect(passed.json().session.stage).toBe('open');
  });

  test('cannot take the second factor off again', async () => {
    const person = await enrol(app, await app.someone(role));
    const code = await nextCode(app, person.secret);
    const refused = await app.as(person.cookie).post('/api/second-factor/remove', { password: person.password, code });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'second_factor_required']);
    expect((await app.as(person.cookie).get('/api/me')).json().hasSecondFactor).toBe(true);
  });
});

test('in production a passkey is enough of a second factor: the session opens, and the last one stays', async () => {
  const nurse = await app.aNurse();
  const cookie = await app.login(nurse);
  const { added } = await addPasskey(app, cookie);
  expect(added.json().recoveryCodes).toHaveLength(10);
  const browser = app.as(cookieOf(added));
  expect((await browser.get('/api/me')).json()).toMatchObject({ hasSecondFactor: true, session: { stage: 'open' } });
  const removed = await browser.send('DELETE', `/api/passkeys/${added.json().passkey.id}`);
  expect(removed.json().code).toBe('second_factor_required');
});

test('a screen that locks while someone sets it up unlocks into the same step', async () => {
  const nurse = await app.aNurse();
  const browser = app.as(await app.login(nurse));
  app.clock.advance(15 * 60_000);
  expect((await browser.post('/api/second-factor/start', { password: nurse.password })).statusCode).toBe(423);
  const unlocked = await browser.post('/api/session/unlock', { password: nurse.password });
  expect(unlocked.json().session.stage).toBe('enrolling');
  expect((await browser.get('/api/sessions')).statusCode).toBe(403);
});

describe('in production a patient', () => {
  test('is offered a second factor, not made to take it, and may take it off', async () => {
    const patient = await app.aPatient();
    const cookie = await app.login(patient);
    expect((await app.as(cookie).get('/api/me')).json().session.stage).toBe('open');
    const enrolled = await enrol(app, patient, cookie);
    const code = await nextCode(app, enrolled.secret);
    const removed = await app
      .as(enrolled.cookie)
      .post('/api/second-factor/remove', { password: patient.password, code });
    expect(removed.statusCode).toBe(200);
  });
});
