import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './connect.ts';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';
import { executePrepared, preparing } from './prepared-statements.ts';
import { transaction } from './transaction.ts';
import { withClient } from './with-client.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const asOwner = (statement: string) => withClient(database.ownerUrl, (owner) => owner.query(statement));
const preparedOn = async (db: Database) =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements order by prepare_time`.execute(db))
    .rows;
const department = (db: Database, name: string) =>
  db.selectFrom('departments').selectAll().where('name', '=', name).executeTakeFirstOrThrow();

test('a statement that a connection sends again is prepared there, and takes other values', async () => {
  await transaction(database.db, async (tx) => {
    for (const name of ['Cardiology', 'General Medicine', 'Cardiology']) {
      expect(await department(tx, name)).toMatchObject({ name });
    }
    const text = 'select $1::int + 1 as next';
    for (const value of [1, 41]) {
      expect(await executePrepared(tx, { text, values: [value] })).toEqual([{ next: value + 1 }]);
    }
    expect(await preparedOn(tx)).toEqual([
      { statement: 'select * from "departments" where "name" = $1' },
      { statement: text },
    ]);
  });
});

test('what is sent once, or without values, is not kept', async () => {
  await transaction(database.db, async (tx) => {
    const before = await preparedOn(tx);
    for (let ids = 1; ids < 20; ids += 1) {
      await tx.selectFrom('settings').select('key').where('key', 'in', Array(ids).fill('none')).execute();
      await sql`select 1; select 2`.execute(tx);
    }
    expect(await preparedOn(tx)).toEqual(before);
  });
});

test('a connection keeps so many statements and no more: the least recently used gives way', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  preparing({ most: 3 }).on(client);
  const add = async (n: number) => (await client.query(`select $1::int + ${n} as sum`, [1])).rows[0].sum;
  for (const n of [1, 1, 2, 2, 3, 3, 1, 4, 4, 5, 5]) expect(await add(n)).toBe(n + 1);

  const { rows } = await client.query('select statement from pg_prepared_statements');
  expect(rows.map(({ statement }) => Number(/\+ (\d)/.exec(statement)?.[1])).sort()).toEqual([1, 4, 5]);
  // What was forgotten can come back.
  for (const n of [2, 2, 2]) expect(await add(n)).toBe(n + 1);
  await client.end();
});

test('what gives way leaves with the next statements: the connection is never asked for two things at once', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  preparing({ most: 3 }).on(client);
  const warned: string[] = [];
  const note = ({ message }: Error) => void warned.push(message);
  process.on('warning', note);
  for (const round of [1, 2, 3]) {
    const sums = await Promise.all(
      Array.from({ length: 8 }, (_, n) => client.query(`select $1::int + ${n} as sum`, [round])),
    );
    expect(sums.map(({ rows }) => rows[0].sum)).toEqual(Array.from({ length: 8 }, (_, n) => round + n));
  }
  await client.query('select $1::int as last', [1]);
  const { rows } = await client.query('select count(*)::int as count from pg_prepared_statements');
  process.off('warning', note);
  expect(rows).toEqual([{ count: 3 }]);
  expect(warned).toEqual([]);
  await client.end();
});

test('a column that a migration adds while the server runs does no harm', async () => {
  const read = () => database.db.selectFrom('settings').selectAll().where('key', '=', 'colour').execute();
  await database.db.insertInto('settings').values({ key: 'colour', value: '"teal"' }).execute();
  for (let n = 0; n < 3; n += 1) expect(await read()).toEqual([{ key: 'colour', value: 'teal' }]);
  await asOwner('alter table settings add column note text');
  for (let n = 0; n < 3; n += 1) expect(await read()).toEqual([{ key: 'colour', value: 'teal', note: null }]);
});

test('a transaction that meets a migration begins again once, however many connections had prepared its statements', async () => {
  const CONNECTIONS = 8;
  const opened = openDatabase(database.url, { max: CONNECTIONS });
  let runs = 0;
  const readTwice = (note: object) =>
    transaction(opened.db, async (tx) => {
      runs += 1;
      // All at once, so that each has a connection of its own.
      await sql`select pg_sleep(0.05)`.execute(tx);
      expect(await department(tx, 'Cardiology')).toMatchObject({ name: 'Cardiology', ...note });
      await tx.selectFrom('clinicians').selectAll().where('title', '=', 'Nobody').execute();
    });
  const all = (note: object) => Promise.all(Array.from({ length: CONNECTIONS }, () => readTwice(note)));
  for (let n = 0; n < 3; n += 1) await all({});
  runs = 0;

  await asOwner('alter table departments add column note text; alter table clinicians add column note text');
  await all({ note: null });
  expect(runs).toBeLessThanOrEqual(2 * CONNECTIONS);
  runs = 0;
  await all({ note: null });
  expect(runs).toBe(CONNECTIONS);
  await opened.close();
});

test('behind a pooler that forgets statements, they are sent as they are from then on', async () => {
  const opened = openDatabase(database.url, { max: 1 });
  const read = () => transaction(opened.db, (tx) => department(tx, 'Cardiology'));
  for (let n = 0; n < 3; n += 1) await read();
  await sql`deallocate all`.execute(opened.db);

  for (let n = 0; n < 3; n += 1) expect(await read()).toMatchObject({ name: 'Cardiology' });
  expect(await preparedOn(opened.db)).toEqual([]);
  await opened.close();
});

test('nothing is prepared where the clinic has switched it off', async () => {
  const opened = openDatabase(database.url, { max: 1, isPreparing: false });
  for (let n = 0; n < 3; n += 1) await department(opened.db, 'Cardiology');
  expect(await preparedOn(opened.db)).toEqual([]);
  await opened.close();
});
