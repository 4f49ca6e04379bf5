import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';
import { transaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const setting = (key: string) =>
  database.db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();

const failWith = (code: string) => sql`do ${sql.raw(`$$ begin raise exception using errcode = '${code}'; end $$`)}`;

test('what was written before a failure is undone', async () => {
  const attempt = transaction(database.db, async (tx) => {
    await tx.insertInto('settings').values({ key: 'half', value: '1' }).execute();
    throw new Error('stop');
  });

  await expect(attempt).rejects.toThrow('stop');
  expect(await setting('half')).toBeUndefined();
});

test.each(['40001', '40P01'])('a clash with another transaction (%s) is tried again', async (code) => {
  let tries = 0;
  const result = await transaction(database.db, async (tx) => {
    tries += 1;
    if (tries < 3) await failWith(code).execute(tx);
    return 'done';
  });

  expect(result).toBe('done');
  expect(tries).toBe(3);
});

test('a clash that does not end is given up after three more tries', async () => {
  let tries = 0;
  const attempt = transaction(database.db, async (tx) => {
    tries += 1;
    await failWith('40001').execute(tx);
  });

  await expect(attempt).rejects.toMatchObject({ code: '40001' });
  expect(tries).toBe(4);
});

test('any other failure is not tried again', async () => {
  let tries = 0;
  const attempt = transaction(database.db, async (tx) => {
    tries += 1;
    await failWith('23505').execute(tx);
  });

  await expect(attempt).rejects.toMatchObject({ code: '23505' });
  expect(tries).toBe(1);
});

test('two transactions that wait for each other both succeed in the end', async () => {
  await transaction(database.db, (tx) =>
    tx
      .insertInto('settings')
      .values([
        { key: 'a', value: '0' },
        { key: 'b', value: '0' },
      ])
      .execute(),
  );
  const raise = (first: string, second: string) =>
    transaction(database.db, async (tx) => {
      for (const key of [first, second]) {
        await sql`update settings set value = to_jsonb(value::int + 1) where key = ${key}`.execute(tx);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });

  await Promise.all([raise('a', 'b'), raise('b', 'a')]);

  expect(await setting('a')).toEqual({ value: 2 });
  expect(await setting('b')).toEqual({ value: 2 });
});

test('a caller that catches the error of a joined transaction can go on', async () => {
  await transaction(database.db, async (tx) => {
    await tx.insertInto('settings').values({ key: 'outer', value: '1' }).execute();
    const joined = transaction(tx, async (inner) => {
      await inner.insertInto('settings').values({ key: 'inner', value: '1' }).execute();
      await failWith('23505').execute(inner);
    });
    await expect(joined).rejects.toMatchObject({ code: '23505' });
    await tx.insertInto('settings').values({ key: 'after', value: '1' }).execute();
  });

  expect([await setting('outer'), await setting('inner'), await setting('after')]).toEqual([
    { value: 1 },
    undefined,
    { value: 1 },
  ]);
});

test('a clash inside a joined transaction runs the whole transaction again', async () => {
  let tries = 0;
  await transaction(database.db, async (tx) => {
    tries += 1;
    await transaction(tx, async (inner) => {
      if (tries < 2) await failWith('40001').execute(inner);
    });
  });

  expect(tries).toBe(2);
});
