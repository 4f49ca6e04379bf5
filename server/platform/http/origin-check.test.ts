import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing-app.ts';

const app = await startTestApp();
const production = await startTestApp({ beside: app, env: { PUBLIC_URL: 'https://clinic.example' } });
afterAll(async () => {
  await production.close();
  await app.close();
});

/** Touches the session: a small write that everyone who is logged in may do. */
async function write(at: TestApp, headers: Record<string, string>): Promise<string> {
  const { cookie } = await at.aNurse();
  const answer = await at.as(cookie).post('/api/session/touch', undefined, headers);
  return `${answer.statusCode} ${answer.json().code ?? ''}`.trim();
}

describe('a write from a page of another site is refused', () => {
  test.each([
    ['by its origin', { origin: 'https://evil.example' }],
    ['by its origin on another port', { origin: 'http://clinic.local:9999' }],
    ['by an origin that hides itself', { origin: 'null' }],
    ['by what the browser says of it', { 'sec-fetch-site': 'cross-site' }],
    ['when it comes from a sibling of this site', { 'sec-fetch-site': 'same-site' }],
    ['even with our origin', { origin: 'http://clinic.local:3001', 'sec-fetch-site': 'cross-site' }],
  ])('%s', async (_how, headers) => {
    expect(await write(app, { host: 'clinic.local:3001', ...headers })).toBe('403 wrong_origin');
  });

  test('and changes nothing', async () => {
    const nurse = await app.aNurse();
    await app.as(nurse.cookie).post('/api/logout', undefined, { origin: 'https://evil.example' });
    expect((await app.as(nurse.cookie).get('/api/me')).statusCode).toBe(200);
  });

  test('whatever the method', async () => {
    const nurse = await app.aNurse();
    const url = `/api/sessions/${nurse.actor.sessionId}`;
    const answer = await app.as(nurse.cookie).delete(url, { origin: 'https://evil.example' });
    expect(answer.json().code).toBe('wrong_origin');
  });
});

describe('a write from here passes', () => {
  test.each([
    ['from our own page', { origin: 'http://clinic.local:3001', 'sec-fetch-site': 'same-origin' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['from a program without an origin', {}],
  ])('%s', async (_how, headers) => {
    expect(await write(app, { host: 'clinic.local:3001', ...headers })).toBe('200');
  });
});

test('where an address is declared, it decides and not the Host header that a caller chose', async () => {
  expect(await write(production, { host: 'internal:3001', origin: 'https://clinic.example' })).toBe('200');
  expect(await write(production, { host: 'evil.example', origin: 'https://evil.example' })).toBe('403 wrong_origin');
  expect(await write(production, { host: 'clinic.example', origin: 'http://clinic.example' })).toBe('403 wrong_origin');
});

test('reading is not refused: the browser keeps the answer from the other page', async () => {
  const answer = await app.as().get('/api/clinic', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
});
