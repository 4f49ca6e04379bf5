import { randomUUID } from 'node:crypto';
import perf from 'node:perf_hooks';
import { afterAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { openStream, until } from '../testing-stream.ts';

const app = await startTestApp();
afterAll(() => app.close());

const read = ({ fastify }: TestApp, remoteAddress = '127.0.0.1', headers = {}) =>
  fastify.inject({ url: '/metrics', remoteAddress, headers });

test('figures are given to this machine and to nobody else', async () => {
  const here = await read(app);
  expect([here.statusCode, here.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  expect((await read(app, '::1')).statusCode).toBe(200);
  expect((await read(app, '192.168.0.9')).statusCode).toBe(404);
  expect((await read(app, '192.168.0.9', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
});

test('figures of the process are measured once, and given by each of its apps', async () => {
  const measure = vi.spyOn(perf, 'monitorEventLoopDelay');
  const other = await startTestApp({ beside: app });
  expect(measure).not.toHaveBeenCalled();
  for (const one of [app, other]) {
    const { body } = await read(one);
    for (const figure of [
      'process_cpu_seconds_total',
      'nodejs_gc_duration_seconds',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(body.split(`# TYPE ${figure} `)).toHaveLength(2);
  }
  await other.close();
  measure.mockRestore();
});

test('behind a proxy everyone seems to come from here, so a token decides', async () => {
  const token = 'a token for the watchman';
  const env = { TRUSTED_PROXY: '127.0.0.1' };
  const withoutToken = await startTestApp({ beside: app, env });
  const withToken = await startTestApp({ beside: app, env: { ...env, METRICS_TOKEN: token } });
  expect((await read(withoutToken)).statusCode).toBe(404);
  expect((await read(withToken)).statusCode).toBe(404);
  expect((await read(withToken, '127.0.0.1', { authorization: 'Bearer something else' })).statusCode).toBe(404);
  expect((await read(withToken, '192.168.0.9', { authorization: `Bearer ${token}` })).statusCode).toBe(200);
  await withoutToken.close();
  await withToken.close();
});

test('requests are counted by the pattern of their route: no id and no person becomes a label', async () => {
  const { cookie, id } = await app.anAdministrator();
  const mail = randomUUID();
  await app.as(cookie).get(`/api/admin/mails/${mail}`);
  await app.as().get('/api/PUD-7K3QX-2M9TD');
  const { body } = await read(app);
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/admin/mails/:id",status="404"} 1',
  );
  expect(body).toContain('route="none",status="404"');
  for (const value of [mail, id, 'PUD-']) expect(body).not.toContain(value);
});

test('open streams are counted', async () => {
  const stream = await openStream(app, (await app.aNurse()).cookie);
  expect((await read(app)).body).toContain('nadi_event_streams 1');
  stream.close();
  await until(async () => (await read(app)).body.includes('nadi_event_streams 0'));
});
