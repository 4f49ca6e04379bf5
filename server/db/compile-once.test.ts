import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileOnce } from './compile-once.ts';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let made = 0;
const departments = compileOnce<{ names: string[]; limit: number; name: string }>()((db, value) => {
  made += 1;
  return db
    .selectFrom('departments')
    .select('name')
    .where(sql<boolean>`name = any(${value('names')})`)
    .where('name', '<>', value('name'))
    .where('closed_at', 'is', null)
    .orderBy('name')
    .limit(value('limit'));
});

test('a query is compiled once and takes the values of each call', async () => {
  const names = ['Cardiology', 'General Medicine'];
  expect(await departments.rows(database.db, { names, limit: 2, name: 'None' })).toEqual(
    names.map((name) => ({ name })),
  );
  expect(await departments.rows(database.db, { names, limit: 1, name: 'None' })).toEqual([{ name: 'Cardiology' }]);
  expect(await departments.first(database.db, { names, limit: 2, name: 'Cardiology' })).toEqual({
    name: 'General Medicine',
  });
  expect(await departments.first(database.db, { names: [], limit: 2, name: 'None' })).toBeUndefined();
  expect(made).toBe(1);
});
