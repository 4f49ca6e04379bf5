import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './connect.ts';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const read = async (expression: string) =>
  (await sql.raw<{ value: unknown }>(`select ${expression} as value`).execute(database.db)).rows[0]?.value;

test.each([
  ['a large number', '9007199254740991::bigint', 9007199254740991],
  ['a list of large numbers', 'array[1, 2]::bigint[]', [1, 2]],
  ['a count', 'count(*)', 1],
  ['a date of birth', "date '1951-02-28'", '1951-02-28'],
  ['a list of dates', "array[date '1951-02-28']", ['1951-02-28']],
  ['an instant', "timestamptz '2026-03-29 01:30:00+00'", new Date('2026-03-29T01:30:00Z')],
  ['bytes', "'\\x0a0b'::bytea", Buffer.from([10, 11])],
  ['a transaction number', "'7'::xid8", '7'],
  ['nothing', 'null::bigint', null],
])('%s is read as what it is', async (_name, expression, expected) => {
  expect(await read(expression)).toEqual(expected);
});

test('a number too large to be exact fails loudly', async () => {
  await expect(read('9007199254740993::bigint')).rejects.toThrow('too large to be held exactly');
});

test('a statement that takes too long is ended', async () => {
  const { db, close } = openDatabase(database.url, { max: 1, statementTimeoutMs: 50 });

  await expect(sql`select pg_sleep(10)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  await close();
});

test('while the database is known to hang, no connection is asked for', async () => {
  const opened = openDatabase(database.url);
  let hangs = true;
  opened.refuseWhile(() => hangs);

  await expect(sql`select 1`.execute(opened.db)).rejects.toMatchObject({ code: '08001' });
  expect(opened.pool.totalCount).toBe(0);

  hangs = false;
  await sql`select 1`.execute(opened.db);
  await opened.close();
});

test('a connection that breaks, even in the middle of a transaction, costs one failure and not the process', async () => {
  const lost: Error[] = [];
  const { db, pool, close } = openDatabase(database.url, { max: 2, onConnectionLost: (error) => lost.push(error) });
  const breakAll = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where usename = ${new URL(database.url).username} and datname = current_database() and pid <> pg_backend_pid()`;
  const superuser = openDatabase(database.superUrl, { max: 1 });

  const attempt = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    await breakAll().execute(superuser.db);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await sql`select 1`.execute(tx);
  });
  await expect(attempt).rejects.toThrow();
  await pool.query('select 1');
  await breakAll().execute(superuser.db);
  await new Promise((resolve) => setTimeout(resolve, 50));

  const { rows } = await pool.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  expect(lost.length).toBeGreaterThan(0);
  await Promise.all([close(), superuser.close()]);
});
