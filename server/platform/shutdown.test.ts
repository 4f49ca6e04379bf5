import net from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { withClient } from '../db/with-client.ts';
import { startApp } from '../start-app.ts';
import { startTestApp } from '../testing-app.ts';
import { openStream, until } from '../testing-stream.ts';

const neighbour = await startTestApp();
afterAll(() => neighbour.close());

async function startListening({ drainMs = 0 } = {}) {
  const { config, log, clock } = neighbour.deps;
  const app = await startApp({ config: { ...config, drainMs }, log, clock, appUrl: neighbour.database.url });
  const address = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  return { ...app, address };
}

/** While it runs, whoever asks for the departments waits. */
const whileDepartmentsAreLocked = (work: () => Promise<void>) =>
  withClient(neighbour.database.ownerUrl, async (client) => {
    await client.query('begin; lock table departments');
    await work();
    await client.query('commit');
  });
const isSomeoneWaiting = async () => {
  const { rows } = await neighbour.database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

test('a running request is answered to the end, a new one is asked to come back, and then the server is closed', async () => {
  const app = await startListening();
  const { port } = new URL(app.address);
  let heard = '';
  const socket = net.connect(Number(port), '127.0.0.1').on('data', (data) => {
    heard += data;
  });
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: clinic\r\n\r\n`);
  let stopped: Promise<void> | undefined;

  await whileDepartmentsAreLocked(async () => {
    ask('/api/departments');
    await until(isSomeoneWaiting);
    stopped = app.stop();
    await expect.poll(() => fetch(`${app.address}/healthz`).catch(() => 'refused')).toBe('refused');
    ask('/api/clinic');
  });
  await stopped;
  await until(() => socket.destroyed || socket.readyState !== 'open');

  const [first = '', second = ''] = heard.split(/(?=HTTP\/1\.1 \d)/);
  expect(first).toContain('HTTP/1.1 200 OK');
  expect(first).toContain('Cardiology');
  expect(second).toMatch(/^HTTP\/1\.1 503 /);
  expect(second).toMatch(/retry-after: 2/i);
  expect(second).toContain('"code":"unavailable"');
});

test('behind a balancer a server says first that it is stopping, and answers until it is closed', async () => {
  const app = await startListening({ drainMs: 300 });
  const stopped = app.stop();

  const ready = await fetch(`${app.address}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
  expect((await fetch(`${app.address}/healthz`)).status).toBe(200);
  const departments = await fetch(`${app.address}/api/departments`);
  expect([departments.status, departments.headers.get('connection')]).toEqual([200, 'close']);

  await stopped;
  await expect(fetch(`${app.address}/healthz`)).rejects.toThrow();
});

test('open streams end at once, and nothing holds the close up', async () => {
  const app = await startListening();
  const nurse = await neighbour.aNurse();
  const streams = await Promise.all(
    [1, 2, 3].map(() => openStream({ address: async () => app.address }, nurse.cookie)),
  );
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
  await app.stop();
  await Promise.all(streams.map(({ ended }) => ended));
  expect(streams.every(({ news }) => news().length === 0)).toBe(true);
});

test('a server whose database is gone can still be closed', async () => {
  const app = await startListening();
  await neighbour.database.pool
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .catch(() => {});
  await app.stop();
  await expect(app.fastify.inject('/healthz')).rejects.toThrow();
});
