// kill -9 of the real server, in a process of its own, while nurses mark doses. What it did not answer, they send again to
// the server that stands in for it. bench/measurements/kill-dose.ts does the same at random moments, and to PostgreSQL too.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anInpatient } from '#server/admissions/testing.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { timeIn } from '#server/platform/zoned-time.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { PUBLIC_URL, type ServerProcess, startProcess } from '#server/testing-process.ts';
import { until } from '#server/testing-stream.ts';
import { aDose } from '../testing.ts';

let app: TestApp;
let server: ServerProcess;
beforeAll(async () => {
  // The other process reads the clock on the wall.
  app = await startTestApp({ env: { PUBLIC_URL }, clock: fixedClock(new Date()) });
  server = await startProcess(app);
});
afterAll(async () => {
  await server.kill();
  await app.close();
});

test('kill -9 while two nurses mark a dose, and while the answer about another is on its way: each is given once', async () => {
  const [anu, bina, chitra, devi] = [await aTablet(), await aTablet(), await aTablet('Chitra'), await aTablet('Devi')];
  const halfway = await aDose(app, await anInpatient(app));
  const answerLost = await aDose(app, await anInpatient(app));

  const release = await lockOrder(halfway.orderId);
  const lost = [anu, bina].map((tablet) => sendToServer(halfway.id, tablet));
  await until(async () => (await waitingForLocks()) >= 2);
  const unheard = sendToServer(answerLost.id, chitra);
  await until(async () => (await recordsOf(answerLost.id)).length === 1);
  await server.kill();
  await release();
  await Promise.all([...lost, unheard]);
  expect(await recordsOf(halfway.id)).toEqual([]);

  const answers = await Promise.all([anu, bina].map((tablet) => sendAgain(halfway.id, tablet)));
  const others = await Promise.all([devi, chitra].map((tablet) => sendAgain(answerLost.id, tablet)));

  const [given, ...more] = await recordsOf(halfway.id);
  expect(more).toEqual([]);
  expect(answers.toSorted()).toEqual(['given', told(given)].toSorted());
  expect(await recordsOf(answerLost.id)).toMatchObject([{ name: 'Chitra' }]);
  expect(others).toEqual([told((await recordsOf(answerLost.id))[0]), 'given']);
});

type Tablet = Person & { key: string };

const aTablet = async (name = 'Anu'): Promise<Tablet> => ({ ...(await app.aNurse({ name })), key: randomUUID() });
const pathOf = (taskId: string) => `/api/medication-tasks/${taskId}/complete`;
const GIVEN = { orderVersion: 1 };

/** Whatever it answers is lost on the way. */
async function sendToServer(taskId: string, { cookie, key }: Tablet): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie, 'idempotency-key': key };
  await fetch(server.url + pathOf(taskId), { method: 'POST', headers, body: JSON.stringify(GIVEN) }).catch(() => {});
}

/** 'given', or what the nurse is told instead. */
async function sendAgain(taskId: string, { cookie, key }: Tablet): Promise<string> {
  const answer = await app.as(cookie).post(pathOf(taskId), GIVEN, { 'idempotency-key': key });
  return answer.statusCode === 200 ? 'given' : answer.json().message;
}

const recordsOf = (taskId: string) =>
  app.db
    .selectFrom('administrations')
    .innerJoin('accounts', 'accounts.id', 'administrations.recorded_by')
    .select(['accounts.name', 'administrations.given_at'])
    .where('task_id', '=', taskId)
    .execute();

const told = (record?: { name: string; given_at: Date }) =>
  record && `${record.name} gave this dose at ${timeIn(app.deps.config.clinic.timeZone, record.given_at)}.`;

async function lockOrder(orderId: string): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: app.database.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from medication_orders where id = $1 for update', [orderId]);
  return () => holder.end();
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows[0]?.waiting ?? 0;
}
