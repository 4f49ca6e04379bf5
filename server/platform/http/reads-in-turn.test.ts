import http from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient } from '#server/testing-people.ts';
import { until } from '#server/testing-stream.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Whoever reads documents waits until the answer is called. */
async function holdDocuments(): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isHeld = false;
  const holding = app.database.ownerDb.transaction().execute(async (tx) => {
    await sql`lock table documents in access exclusive mode`.execute(tx);
    isHeld = true;
    await held;
  });
  await until(() => isHeld);
  return async () => {
    letGo();
    await holding;
  };
}

const everythingOf = ({ patientId }: Patient) => `/api/patients/${patientId}/everything`;
const exportsOf = async ({ id }: Patient) =>
  (await app.trail()).filter(({ action, actor_id }) => action === 'record.downloaded' && actor_id === id).length;
const waitingForDocuments = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks join pg_class on pg_class.oid = pg_locks.relation
    where relname = 'documents' and not granted`.execute(app.database.ownerDb);
  return rows[0]?.count;
};

describe('sixty heavy reads of one account at once', () => {
  let asha: Patient;
  let reads: Promise<{ statusCode: number; headers: Record<string, unknown> }>[];
  let letGo: () => Promise<void>;
  const refused: { statusCode: number; headers: Record<string, unknown> }[] = [];

  beforeAll(async () => {
    asha = await app.aPatient();
    letGo = await holdDocuments();
    const ask = async () => {
      const answer = await app.as(asha.cookie).get(everythingOf(asha));
      if (answer.statusCode === 429) refused.push(answer);
      return answer;
    };
    reads = Array.from({ length: 60 }, ask);
    await until(async () => refused.length > 0 && (await waitingForDocuments()) === 2);
  });

  test('keep two connections to the database: others log in and read meanwhile', async () => {
    const meera = await app.aPatient();
    const cookie = await app.login(meera);
    expect((await app.as(cookie).get('/api/appointments')).statusCode).toBe(200);
    expect(await waitingForDocuments()).toBe(2);
  });

  test('leave the account its other reads, its calls for help, and its way out', async () => {
    const here = app.as(asha.cookie);
    expect((await here.get('/api/me')).statusCode).toBe(200);
    expect((await here.post('/api/alerts', {})).statusCode).toBe(201);
    expect((await here.get('/api/alerts/mine')).statusCode).toBe(200);
    // On another device: what waits on this one is not answered once it is locked.
    const elsewhere = app.as(await app.login(asha));
    expect((await elsewhere.post('/api/session/lock')).statusCode).toBe(200);
  });

  test('are answered in turn as far as somebody may wait, and beyond that are told when to come back', async () => {
    await letGo();
    const answers = await Promise.all(reads);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([200, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([32, 28]);
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(refused.map(() => '2'));
  });
});

test('a read whose reader has gone while it waited its turn is not done', async () => {
  const ravi = await app.aPatient();
  const address = await app.address();
  const letGo = await holdDocuments();
  const ask = () => {
    const request = http.get(`${address}${everythingOf(ravi)}`, { headers: { cookie: ravi.cookie }, agent: false });
    const answered = new Promise<number | undefined>((resolve) => {
      request.once('response', (response) => resolve(response.resume().statusCode));
      request.once('error', () => resolve(undefined));
    });
    return { request, answered };
  };
  let arrived = 0;
  app.fastify.server.on('request', () => {
    arrived += 1;
  });
  const first = [ask(), ask()];
  await until(async () => (await waitingForDocuments()) === 2);
  const gone = [ask(), ask()];
  await until(() => arrived === 4);
  // By now they have been recognised, too, and wait.
  await app.as(ravi.cookie).get('/api/me');
  const connections = () =>
    new Promise<number>((resolve) => app.fastify.server.getConnections((_error, count) => resolve(count)));
  const last = ask();
  await until(() => arrived === 5);
  for (const { request } of gone) request.destroy();
  await until(async () => (await connections()) === 3);
  await letGo();

  expect(await Promise.all([...first, last].map(({ answered }) => answered))).toEqual([200, 200, 200]);
  expect(await exportsOf(ravi)).toBe(3);
});
