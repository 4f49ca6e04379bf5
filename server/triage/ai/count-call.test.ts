import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WAITING_OF_ACCOUNT } from '../engine/ask-engine.ts';
import { type AppWithModel, COLD, startAppWithModel } from '../testing.ts';
import { aForm, aJpeg } from '../testing-photos.ts';

const LIMITS = {
  RATE_LIMIT_AI_PER_ACCOUNT: '10',
  RATE_LIMIT_AI_PER_ADDRESS: '10',
  TRUSTED_PROXY: '127.0.0.1',
  // Counted here, not timed: a model that is late has not been asked less.
  AI_DEADLINE_SECONDS: '20',
  SYMPTOM_BUDGET_MS: '10000',
};
const ALONE = /^Answered by our own engine, because the AI service was asked as often as it may be in one hour\.$/;
const HOUR_MS = 3_600_000;

let open: AppWithModel;
beforeAll(async () => {
  open = await startAppWithModel('gemini', LIMITS);
});
beforeEach(() => {
  open.app.clock.advance(HOUR_MS);
  open.service.clear();
});
afterAll(() => open.close());

const ask = (cookie: string | undefined, address: string) =>
  open.app.as(cookie).post('/api/symptoms/analyze', { symptoms: COLD, consent: true }, { 'x-forwarded-for': address });

test('twenty-five questions of one patient, as many at once as may be, from many addresses: ten reach the model', async () => {
  const { cookie } = await open.app.aPatient();
  const answers = [];
  for (let n = 0; n < 25; n += WAITING_OF_ACCOUNT) {
    const some = Array.from({ length: Math.min(WAITING_OF_ACCOUNT, 25 - n) }, (_, m) => `198.51.100.${n + m}`);
    answers.push(...(await Promise.all(some.map((address) => ask(cookie, address)))));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(25).fill(200));
  expect(open.service.asked).toHaveLength(10);
  const alone = answers.map((answer) => answer.json()).filter(({ notice }) => ALONE.test(notice ?? ''));
  expect(alone).toHaveLength(15);
  for (const { provider, potentialCauses } of alone) {
    expect(provider).toBe('embedded');
    expect(potentialCauses.length).toBeGreaterThan(0);
  }
});

test('guests at one address share ten an hour; another address, and the next hour, have their own', async () => {
  for (let n = 0; n < 12; n += 1) await ask(undefined, '203.0.113.7');
  expect(open.service.asked).toHaveLength(10);
  expect((await ask(undefined, '203.0.113.8')).json().provider).toBe('gemini');
  open.app.clock.advance(HOUR_MS);
  expect((await ask(undefined, '203.0.113.7')).json().provider).toBe('gemini');
});

test('many accounts at one address share its ten', async () => {
  for (let n = 0; n < 12; n += 1) await ask((await open.app.aPatient()).cookie, '203.0.113.9');
  expect(open.service.asked).toHaveLength(10);
});

test('photos count like words, and what was not sent is not in the trail as sent', async () => {
  const { cookie, id } = await open.app.aPatient();
  for (let n = 0; n < 10; n += 1) await ask(cookie, `198.51.100.${n}`);
  const before = (await open.app.trail()).length;
  const { payload, type } = aForm({ image: await aJpeg(), text: { details: JSON.stringify({ consent: true }) } });
  const answer = await open.app.as(cookie).send('POST', '/api/symptoms/scan', payload, { 'content-type': type });
  expect(answer.json()).toMatchObject({ provider: 'embedded', notice: expect.stringMatching(ALONE) });
  expect(open.service.asked).toHaveLength(10);
  const entries = (await open.app.trail()).slice(before).filter(({ actor_id }) => actor_id === id);
  expect(JSON.stringify(entries)).not.toContain('gemini');
});

test('a question without consent takes nothing from the ten', async () => {
  const { cookie } = await open.app.aPatient();
  for (let n = 0; n < 12; n += 1) await open.app.as(cookie).post('/api/symptoms/analyze', { symptoms: COLD });
  expect((await ask(cookie, '203.0.113.50')).json().provider).toBe('gemini');
});
