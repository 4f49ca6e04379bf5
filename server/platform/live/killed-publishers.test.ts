// Events of committed transactions reach every listener once and in order, whichever process is killed before sending.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/open-test-database.ts';
import { INHERITED } from '#server/testing-process.ts';
import { until } from '#server/testing-stream.ts';
import { CHANNEL } from '../events.ts';
import { makeLog } from '../logger.ts';
import { startPublisher } from './event-publisher.ts';

const WRITERS = 3;
const ROUNDS = 3;
const ROWS_PER_ROUND = 60;

type News = { type: string; id: string };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function listen() {
  const heard: News[] = [];
  const client = new pg.Client({ connectionString: database.url });
  // The test has failed already when a listener is still there at its end.
  client.on('error', () => {});
  client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '') as News));
  await client.connect();
  await client.query(`listen ${CHANNEL}`);
  return { heard, close: () => client.end() };
}

function startWriter() {
  const child = spawn(
    process.execPath,
    ['--import=./scripts/stop-with-parent.mjs', 'server/platform/live/testing-writer.ts'],
    {
      env: { ...INHERITED, WRITER_DATABASE_URL: database.url },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const gone = once(child, 'exit');
  return async () => {
    child.kill('SIGKILL');
    await gone;
  };
}

const writtenRows = async () =>
  (await database.db.selectFrom('settings').select('key').where('key', 'like', 'written-%').execute()).map(
    ({ key }) => key,
  );
const countUnsent = async () => (await database.db.selectFrom('event_outbox').select('id').execute()).length;

const numberOf = (id: string) => Number(id.split(':')[1]);

test('killed writers lose, double and disorder nothing: each listener hears of every committed row once, in the order of its writer', async () => {
  const listeners = [await listen(), await listen()];
  for (let round = 0; round < ROUNDS; round += 1) {
    const kills = Array.from({ length: WRITERS }, startWriter);
    const before = (await writtenRows()).length;
    await until(async () => (await writtenRows()).length >= before + ROWS_PER_ROUND);
    await Promise.all(kills.map((kill) => kill()));
  }
  // Only now: until here the writers themselves have sent, and what the last ones left lies there.
  const survivor = startPublisher({ db: database.db, log: makeLog('silent') });
  await until(async () => (await countUnsent()) === 0);
  const rows = await writtenRows();
  await until(() => listeners.every(({ heard }) => heard.length >= 2 * rows.length));
  await survivor.stop();

  for (const { heard, close } of listeners) {
    // Each row is published twice in its transaction, before and after it is written.
    const written = heard.filter(({ type }) => type === 'messages').map(({ id }) => id);
    expect(written.toSorted()).toEqual(rows.toSorted());
    for (const own of Map.groupBy(heard, ({ id }) => id.split(':')[0]).values()) {
      const inOrder = own.flatMap((_, index) =>
        index % 2 ? [] : [`board ${index / 2 + 1}`, `messages ${index / 2 + 1}`],
      );
      expect(own.map(({ type, id }) => `${type} ${numberOf(id)}`)).toEqual(inOrder);
    }
    await close();
  }
  expect(listeners[0]?.heard).toEqual(listeners[1]?.heard);
});
