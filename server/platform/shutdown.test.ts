import net from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { withClient } from '../db/with-client.ts';
import { startHouse } from '../start-house.ts';
import { openTestHouse } from '../testing-house.ts';
import { openStream, until } from '../testing-stream.ts';

const neighbour = await openTestHouse();
afterAll(() => neighbour.close());

async function openHouse() {
  const { config, log, clock } = neighbour.deps;
  const house = await startHouse({ config, log, clock, appUrl: neighbour.database.url });
  const address = await house.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...house, address };
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

test('a request in hand is answered to the end, a new one is asked to come back, and then the house is closed', async () => {
  const house = await openHouse();
  const { port } = new URL(house.address);
  let heard = '';
  const socket = net.connect(Number(port), '127.0.0.1').on('data', (data) => {
    heard += data;
  });
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: clinic\r\n\r\n`);
  let stopped: Promise<void> | undefined;

  await whileDepartmentsAreLocked(async () => {
    ask('/api/departments');
    await until(isSomeoneWaiting);
    stopped = house.stop();
    await expect.poll(() => fetch(`${house.address}/healthz`).catch(() => 'refused')).toBe('refused');
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

test('open streams end at once, and nothing holds the close up', async () => {
  const house = await openHouse();
  const nurse = await neighbour.aNurse();
  const streams = await Promise.all(
    [1, 2, 3].map(() => openStream({ address: async () => house.address }, nurse.cookie)),
  );
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
  await house.stop();
  await Promise.all(streams.map(({ ended }) => ended));
  expect(streams.every(({ news }) => news().length === 0)).toBe(true);
});

test('a house whose database is gone can still be closed', async () => {
  const house = await openHouse();
  await neighbour.database.pool
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .catch(() => {});
  await house.stop();
  await expect(house.app.inject('/healthz')).rejects.toThrow();
});
