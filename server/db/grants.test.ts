import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';

const NOT_ALLOWED = { code: '42501' };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const asApplication = (statement: string) => sql.raw(statement).execute(database.db);

test.each(['audit_entries', 'audit_batches'])(
  'the application can read %s, and change or remove nothing in it',
  async (table) => {
    await expect(asApplication(`select from ${table}`)).resolves.toBeDefined();

    await expect(asApplication(`update ${table} set timeline = 2`)).rejects.toMatchObject(NOT_ALLOWED);
    await expect(asApplication(`delete from ${table}`)).rejects.toMatchObject(NOT_ALLOWED);
    await expect(asApplication(`truncate ${table}`)).rejects.toMatchObject(NOT_ALLOWED);
  },
);

test.each(['admissions', 'observations', 'medication_orders', 'medication_tasks', 'administrations', 'ward_notes'])(
  'the application can remove nothing from %s',
  async (table) => {
    await expect(asApplication(`delete from ${table}`)).rejects.toMatchObject(NOT_ALLOWED);
  },
);

test('the application cannot rewrite the terms of an order', async () => {
  const change = asApplication('update medication_order_versions set amount = 2');
  await expect(change).rejects.toMatchObject(NOT_ALLOWED);
});

test('the application can write in the trail', async () => {
  const entry = `insert into audit_entries (at, actor_role, action) values (now(), 'system', 'test.entry')`;

  await expect(asApplication(entry)).resolves.toBeDefined();
});

test('the application can neither make, change nor drop tables', async () => {
  await expect(asApplication('create table mine (id int)')).rejects.toMatchObject(NOT_ALLOWED);
  await expect(asApplication('create temporary table mine (id int)')).rejects.toMatchObject(NOT_ALLOWED);
  await expect(asApplication('alter table settings add column mine int')).rejects.toMatchObject(NOT_ALLOWED);
  await expect(asApplication('drop table settings')).rejects.toMatchObject(NOT_ALLOWED);
  await expect(asApplication('alter table audit_entries disable trigger all')).rejects.toMatchObject(NOT_ALLOWED);
});

test('the application cannot rewrite the history of the schema', async () => {
  await expect(asApplication('delete from migrations')).rejects.toMatchObject(NOT_ALLOWED);
});

test('the application cannot give itself more rights', async () => {
  const role = new URL(database.url).username;
  await asApplication(`grant update on audit_entries to ${role}`).catch(() => {});
  await expect(asApplication('update audit_entries set timeline = 2')).rejects.toMatchObject(NOT_ALLOWED);

  await expect(asApplication(`set role ${new URL(database.ownerUrl).username}`)).rejects.toMatchObject(NOT_ALLOWED);
});
