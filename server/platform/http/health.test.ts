import { afterAll, expect, test } from 'vitest';
import { withClient } from '#server/db/with-client.ts';
import { startApp } from '#server/start-app.ts';
import { startTestApp } from '#server/testing-app.ts';
import { openStream, until } from '#server/testing-stream.ts';
import { openProxy } from '../testing-proxy.ts';
import { asRefusal } from './error-reply.ts';

const neighbour = await startTestApp();
const proxy = await openProxy(neighbour.database.url);
const { config, log, clock } = neighbour.deps;
const app = await startApp({ config, log, clock, appUrl: proxy.url });
const address = app.fastify.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await proxy.takeAway();
  await app.stop();
  await neighbour.close();
});

const get = (url: string, cookie?: string) => app.fastify.inject({ url, headers: cookie ? { cookie } : {} });

test('the server is alive and ready', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'alive' });
  const ready = await get('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
});

test('while the database is away it stays alive, says so with a time to come back, and recovers by itself', async () => {
  const nurse = await neighbour.aNurse();
  const stream = await openStream({ address: () => address }, nurse.cookie);
  await until(() => stream.heard.length === 1);

  await proxy.takeAway();

  const away = await get('/readyz');
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '2']);
  expect((await get('/healthz')).statusCode).toBe(200);
  for (const answer of [await get('/api/departments'), await get('/api/me', nurse.cookie)]) {
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
  }
  // What needs no database still answers.
  expect((await get('/api/clinic')).statusCode).toBe(200);

  await proxy.bringBack();

  await until(async () => (await get('/readyz')).statusCode === 200);
  expect((await get('/api/me', nurse.cookie)).statusCode).toBe(200);
  // Whatever happened meanwhile was not heard: the screen is told to fetch anew.
  await until(() => stream.heard.filter(({ event }) => event === 'resync').length === 2);
  stream.close();
});

test('calls to a database that hangs are answered with 503 and a time to come back', async () => {
  const { cookie } = await neighbour.aNurse();
  expect((await get('/api/me', cookie)).statusCode).toBe(200);
  const stream = await openStream({ address: () => address }, cookie);
  await until(() => stream.heard.length === 1);

  proxy.hang();

  const answers = await Promise.all(Array.from({ length: 30 }, () => get('/api/me', cookie)));
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
  }
  expect((await get('/healthz')).statusCode).toBe(200);

  // Known to hang, it is not waited for any more: fifty calls, one after the other, that had four seconds each.
  await until(() => neighbour.logged.join('\n').includes('its connections were given up'));
  for (let n = 0; n < 50; n += 1) {
    const answer = await get('/api/me', cookie);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  }

  proxy.goOn();
  await until(async () => (await get('/api/me', cookie)).statusCode === 200);
  // The connection for live updates hung as well: it is opened anew, and the screen is told to fetch.
  await until(() => stream.heard.filter(({ event }) => event === 'resync').length === 2);
  stream.close();
});

test('a database that takes no writes, as a standby before it is promoted, is alive and not ready', async () => {
  const { superUrl } = neighbour.database;
  const setReadOnly = (value: 'on' | 'off') =>
    withClient(superUrl, (client) =>
      client.query(
        `begin read write; alter database ${client.database} set default_transaction_read_only = ${value}; commit`,
      ),
    );
  await setReadOnly('on');
  await proxy.takeAway();
  await proxy.bringBack();

  await until(async () => (await get('/readyz')).json().status === 'the database takes no writes');
  expect((await get('/readyz')).statusCode).toBe(503);

  await setReadOnly('off');
  await proxy.takeAway();
  await proxy.bringBack();
  await until(async () => (await get('/readyz')).statusCode === 200);
});

test.each([
  ['the disk is full', { code: '53100' }],
  ['a statement took too long', { code: '57014' }],
  ['the database is a standby', { code: '25006' }],
  ['our own server is not there', 'connect ENOENT /data/pg18/.s.PGSQL.21000'],
  ['the connection broke while it was borrowed', 'Client has encountered a connection error and is not queryable'],
])('%s: that is "not available", not a fault', (_what, problem) => {
  const error = typeof problem === 'string' ? new Error(problem) : Object.assign(new Error('database'), problem);
  expect(asRefusal(error, {})).toMatchObject({ code: 'unavailable', status: 503 });
});
