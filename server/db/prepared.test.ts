import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';
import { executePrepared } from './prepared.ts';
import { transaction } from './transaction.ts';
import { withClient } from './with-client.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const asOwner = (statement: string) => withClient(database.ownerUrl, (owner) => owner.query(statement));

test('a marked statement is prepared once on each connection, and takes other values', async () => {
  const text = 'select $1::int + 1 as next';
  await transaction(database.db, async (tx) => {
    expect(await executePrepared(tx, { text, values: [1] })).toEqual([{ next: 2 }]);
    expect(await executePrepared(tx, { text, values: [41] })).toEqual([{ next: 42 }]);
    const { rows } = await sql`select statement from pg_prepared_statements`.execute(tx);
    expect(rows).toEqual([{ statement: text }]);
  });
});

test('a column that a migration adds while the server runs does no harm', async () => {
  const text = 'select * from settings where key = $1';
  await database.db.insertInto('settings').values({ key: 'colour', value: '"teal"' }).execute();
  expect(await executePrepared(database.db, { text, values: ['colour'] })).toEqual([{ key: 'colour', value: 'teal' }]);
  await asOwner('alter table settings add column note text');
  const expected = [{ key: 'colour', value: 'teal', note: null }];
  expect(await executePrepared(database.db, { text, values: ['colour'] })).toEqual(expected);
  expect(await executePrepared(database.db, { text, values: ['colour'] })).toEqual(expected);
});

test('inside a transaction the caller is told and can begin again', async () => {
  const text = 'select * from departments where name = $1';
  const read = () => transaction(database.db, (tx) => executePrepared(tx, { text, values: ['Cardiology'] }));
  expect(await read()).toHaveLength(1);
  await asOwner('alter table departments add column note text');
  expect(await read()).toMatchObject([{ name: 'Cardiology', note: null }]);
});
