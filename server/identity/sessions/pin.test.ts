import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { isEasyPin } from './easy-pins.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PIN = '704913';
const MINUTE_MS = 60_000;

async function lockedNurse() {
  const nurse = await app.aNurse();
  const as = app.as(nurse.cookie);
  expect((await as.put('/api/session/pin', { pin: PIN })).statusCode).toBe(200);
  app.clock.advance(15 * MINUTE_MS);
  return { ...nurse, as, unlock: (pin: string) => as.post('/api/session/unlock-pin', { pin }) };
}

describe('a PIN on a ward tablet', () => {
  test('unlocks a screen that has locked itself, and is in the trail', async () => {
    const nurse = await lockedNurse();
    expect((await nurse.as.get('/api/sessions')).statusCode).toBe(423);
    const unlocked = await nurse.unlock(PIN);
    expect(unlocked.json().session).toMatchObject({ stage: 'open', hasPin: true });
    expect((await nurse.as.get('/api/sessions')).statusCode).toBe(200);
    const actions = (await app.trail()).filter(({ actor_id }) => actor_id === nurse.id).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['session.pin_set', 'session.pin_unlocked']));
  });

  test('proves nothing: what is sensitive asks for the password after it', async () => {
    const nurse = await lockedNurse();
    await nurse.unlock(PIN);
    expect((await nurse.as.put('/api/session/pin', { pin: '830264' })).json().code).toBe('step_up_needed');
  });

  test('opens no other session of the same nurse, and none after the twelve hours', async () => {
    const nurse = await lockedNurse();
    const elsewhere = app.as(await app.login(nurse));
    await elsewhere.post('/api/session/lock');
    expect((await elsewhere.post('/api/session/unlock-pin', { pin: PIN })).json().code).toBe('pin_over');
    app.clock.advance(12 * 60 * MINUTE_MS);
    expect((await nurse.unlock(PIN)).statusCode).toBe(401);
  });

  test('is tried five times, also when fifty come at once; then only a login opens the screen', async () => {
    const nurse = await lockedNurse();
    expect((await nurse.unlock('123987')).json().fields).toEqual({ pin: 'That is not your PIN. 4 tries are left.' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => nurse.unlock('918273')));
    const told = answers.map((answer) => answer.json().code);
    expect(told.filter((code) => code === 'wrong_pin')).toHaveLength(3);
    expect((await nurse.unlock(PIN)).statusCode).toBe(401);
    expect((await nurse.as.post('/api/session/unlock', { password: nurse.password })).statusCode).toBe(401);
    const refusals = (await app.trail()).filter(
      ({ action, actor_id }) => action === 'session.pin_refused' && actor_id === nurse.id,
    );
    expect(refusals).toHaveLength(5);
    const ended = (await app.trail()).filter(({ details }) => JSON.stringify(details).includes('pin-refused'));
    expect(ended).toHaveLength(1);
  });

  test('right in between, the tries begin anew; it lies in the database as a hash', async () => {
    const nurse = await lockedNurse();
    for (const pin of ['123987', '123987', '123987', '123987', PIN, '123987']) await nurse.unlock(pin);
    expect((await nurse.unlock(PIN)).statusCode).toBe(200);
    const row = await app.db
      .selectFrom('sessions')
      .select('pin_hash')
      .where('id', '=', nurse.actor.sessionId)
      .executeTakeFirstOrThrow();
    expect(row.pin_hash).toMatch(/^\$argon2id\$/);
  });

  test('that is guessed first is refused at its field', async () => {
    const nurse = await app.aNurse();
    const refused = await app.as(nurse.cookie).put('/api/session/pin', { pin: '123456' });
    expect([refused.json().code, Object.keys(refused.json().fields)]).toEqual(['pin_refused', ['pin']]);
    expect((await app.as(nurse.cookie).put('/api/session/pin', { pin: '1234' })).json().code).toBe('bad_input');
  });
});

test.each(['000000', '123456', '654321', '890123', '121212', '123123', '112233', '123321'])(
  '%s is an easy PIN',
  (pin) => {
    expect(isEasyPin(pin)).toBe(true);
  },
);

test.each(['704913', '274861', '190852', '112358'])('%s is none', (pin) => {
  expect(isEasyPin(pin)).toBe(false);
});
