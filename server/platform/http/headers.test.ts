import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing-app.ts';
import { openStream } from '#server/testing-stream.ts';
import { makeWebFolder } from './testing-web.ts';

const web = makeWebFolder();
const app = await startTestApp({ webFolder: web.folder });
afterAll(async () => {
  await app.close();
  web.remove();
});

const ANSWERS: [string, string][] = [
  ['data', '/api/clinic'],
  ['a refusal', '/api/me'],
  ['an unknown endpoint', '/api/nothing'],
  ['an address that cannot be read', '/%'],
  ['the landing page', '/'],
  ['a login page', '/login/doctor'],
  ['a page that is not there', '/nothing-here'],
  ['a sign of life', '/healthz'],
];

describe('every answer', () => {
  test.each(ANSWERS)('%s is kept by nobody, framed by nobody and read as what it is', async (_what, path) => {
    const { headers } = await app.as().get(path);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*|https?:/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  test('carries the id under which it is logged, and a caller cannot choose it', async () => {
    const answer = await app.as().get('/api/me', { 'x-request-id': 'chosen', 'request-id': 'chosen' });
    expect(answer.headers['x-request-id']).toBe(answer.json().requestId);
    expect(answer.json().requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(app.logged.join('')).toContain(answer.json().requestId);
  });

  test('a stream of live updates is no exception', async () => {
    const stream = await openStream(app, (await app.aNurse()).cookie);
    expect(stream.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    stream.close();
  });
});

test('a page lets only scripts and styles with its own nonce run, and the nonce is new each time', async () => {
  const nonces = new Set<string>();
  for (let time = 0; time < 5; time += 1) {
    const { headers, body } = await app.as().get('/login/patient');
    const policy = String(headers['content-security-policy']);
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(body).toContain(`nonce="${nonce}"`);
    expect(body).not.toContain('__CSP_NONCE__');
    expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(5);
});

test('the microphone and a shared screen are for the pages of a video visit alone, which reach no other server than ours', async () => {
  for (const [path, who] of [
    ['/visit/0b5f1b0e-58bb-4d2f-9f0c-6b1df2f7a0c1', '(self)'],
    ['/join-visit', '(self)'],
    ['/dashboard', '()'],
    ['/symptom-scan', '()'],
    ['/api/clinic', '()'],
  ] as const) {
    const { headers } = await app.as().get(path);
    const allowed = String(headers['permissions-policy']);
    expect([path, allowed]).toEqual([
      path,
      expect.stringContaining(`microphone=${who}, display-capture=${who}, geolocation=()`),
    ]);
    if (!path.startsWith('/api')) expect(headers['content-security-policy']).toContain("connect-src 'self';");
  }
});

test('browsers are told to insist on TLS where people open an https address, and only there', async () => {
  expect((await app.as().get('/healthz')).headers['strict-transport-security']).toBeUndefined();
  const behindTls = await startTestApp({ beside: app, env: { PUBLIC_URL: 'https://clinic.example' } });
  const { headers } = await behindTls.as().get('/healthz');
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  await behindTls.close();
});

// spec: 7.2
test('the session cookie is out of reach for scripts and other sites, and bound to the host over TLS', async () => {
  const nurse = await app.aNurse();
  const credentials = { email: nurse.email, password: nurse.password };
  const plain = await app.as().post('/api/staff/login', credentials);
  expect(plain.cookies.find(({ name }) => name === 'nadi_session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });
  const behindTls = await startTestApp({ beside: app, env: { PUBLIC_URL: 'https://clinic.example' } });
  const sealed = await behindTls.as().post('/api/staff/login', credentials);
  const cookie = sealed.cookies.find(({ name }) => name === '__Host-nadi_session');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, path: '/', sameSite: 'Lax' });
  expect(cookie?.domain).toBeUndefined();
  await behindTls.close();
});
