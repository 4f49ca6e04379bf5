import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from './connect.ts';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';
import { executeLater, executePrepared } from './prepared-statements.ts';
import { tripsOf } from './testing-statements.ts';
import { atOnce, transaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const INSERT = 'insert into settings (key, value) values ($1, $2)';
const write = (db: Database, key: string) => executePrepared(db, { text: INSERT, values: [key, '1'] });
const writeLater = (db: Database, key: string) => executeLater(db, { text: INSERT, values: [key, '1'] });
const isThere = async (db: Database, key: string) =>
  (await db.selectFrom('settings').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;
const trips = (work: () => Promise<unknown>) => tripsOf(database.pool, work);

describe('in a transaction', () => {
  test('what is asked at once travels together and is done in the order in which it was asked', async () => {
    const seen = await transaction(database.db, (tx) =>
      Promise.all([isThere(tx, 'order'), write(tx, 'order'), isThere(tx, 'order'), executePrepared(tx, COUNT_ORDER)]),
    );
    expect(seen).toEqual([false, [], true, [{ count: 1 }]]);

    const sent = await trips(() =>
      transaction(database.db, (tx) => Promise.all([isThere(tx, 'a'), isThere(tx, 'b'), isThere(tx, 'c')])),
    );
    expect(sent).toHaveLength(2);
  });

  test('what nobody waits for travels with the commit', async () => {
    const sent = await trips(() =>
      transaction(database.db, async (tx) => {
        await writeLater(tx, 'later-1');
        await writeLater(tx, 'later-2');
      }),
    );
    expect(sent).toHaveLength(1);
    expect(await Promise.all(['later-1', 'later-2'].map((key) => isThere(database.db, key)))).toEqual([true, true]);
  });

  test('whoever asks next sees what nobody waited for', async () => {
    await transaction(database.db, async (tx) => {
      await writeLater(tx, 'seen');
      expect(await isThere(tx, 'seen')).toBe(true);
    });
  });

  test('what nobody waited for and fails at the commit undoes the whole', async () => {
    await write(database.db, 'twice');
    const attempt = transaction(database.db, async (tx) => {
      await write(tx, 'before the failure');
      await writeLater(tx, 'twice');
    });
    await expect(attempt).rejects.toMatchObject({ code: '23505' });
    expect(await isThere(database.db, 'before the failure')).toBe(false);
  });

  test('what nobody waited for and fails is told to whoever asks next, as it failed', async () => {
    await write(database.db, 'taken');
    const attempt = transaction(database.db, async (tx) => {
      await writeLater(tx, 'taken');
      await isThere(tx, 'anything');
    });
    await expect(attempt).rejects.toMatchObject({ code: '23505' });
  });

  test('a failure that nobody passes on is told by the commit: nothing of it was kept', async () => {
    await write(database.db, 'swallowed');
    const attempt = transaction(database.db, async (tx) => {
      await write(tx, 'beside the swallowed');
      await write(tx, 'swallowed').catch(() => undefined);
    });
    await expect(attempt).rejects.toThrow('rolled back');
    expect(await isThere(database.db, 'beside the swallowed')).toBe(false);
  });

  test('a rollback leaves nothing of what nobody waited for', async () => {
    const attempt = transaction(database.db, async (tx) => {
      await write(tx, 'first');
      await writeLater(tx, 'second');
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await Promise.all(['first', 'second'].map((key) => isThere(database.db, key)))).toEqual([false, false]);
  });

  test('one that does nothing sends nothing', async () => {
    expect(await trips(() => transaction(database.db, async () => 'nothing'))).toEqual([]);
    const attempt = () => transaction(database.db, () => Promise.reject(new Error('early'))).catch(() => {});
    expect(await trips(attempt)).toEqual([]);
  });

  test('of several at once that fail, none goes on outside of it', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const attempt = transaction(database.db, (tx) => {
      late = sql`select pg_sleep(0.05)`.execute(tx).then(() => write(tx, 'stray'));
      late.catch(() => {});
      return Promise.reject(new Error('stop'));
    });
    await expect(attempt).rejects.toThrow('stop');
    await expect(late).rejects.toThrow();
    expect(await isThere(database.db, 'stray')).toBe(false);
  });

  test('a joined one that fails at something nobody waited for can be caught', async () => {
    await write(database.db, 'known');
    await transaction(database.db, async (tx) => {
      await writeLater(tx, 'outer');
      await expect(transaction(tx, (inner) => writeLater(inner, 'known'))).rejects.toMatchObject({ code: '23505' });
      const refused = transaction(tx, async (inner) => {
        await writeLater(inner, 'known');
        throw new Error('refused');
      });
      await expect(refused).rejects.toThrow('refused');
      await writeLater(tx, 'after');
    });
    expect(await Promise.all(['outer', 'after'].map((key) => isThere(database.db, key)))).toEqual([true, true]);
  });

  test('several statements in one text are done after what nobody waited for', async () => {
    await transaction(database.db, async (tx) => {
      await writeLater(tx, 'one');
      await sql`update settings set value = '2' where key = 'one'; select 1`.execute(tx);
    });
    const { rows } = await sql<{ value: number }>`select value from settings where key = ${'one'}`.execute(database.db);
    expect(rows).toEqual([{ value: 2 }]);
  });
});

const COUNT_ORDER = { text: 'select count(*) as count from settings where key = $1', values: ['order'] };

describe('outside of one', () => {
  test('reads of one moment travel together and give their connection back', async () => {
    const opened = openDatabase(database.url, { max: 1 });
    const read = () =>
      atOnce(opened.db, (db) => Promise.all([isThere(db, 'x'), sql<{ n: number }>`select ${1}::int as n`.execute(db)]));
    expect(await tripsOf(opened.pool, read)).toHaveLength(1);
    expect((await read())[1].rows).toEqual([{ n: 1 }]);
    expect(await isThere(opened.db, 'x')).toBe(false);
    await opened.close();
  });

  test('when one of them fails, what travelled with it was not done either', async () => {
    await write(database.db, 'there');
    const attempt = atOnce(database.db, (db) => Promise.all([write(db, 'beside'), write(db, 'there')]));
    await expect(attempt).rejects.toMatchObject({ code: '23505' });
    expect(await isThere(database.db, 'beside')).toBe(false);
  });

  test('when one of them refuses, what the others go on to ask reaches nobody else', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const attempt = atOnce(database.db, (db) => {
      late = isThere(db, 'x').then(() => write(db, 'astray'));
      late.catch(() => {});
      return Promise.reject(new Error('refused'));
    });
    await expect(attempt).rejects.toThrow('refused');
    await expect(late).rejects.toThrow();
    expect(await isThere(database.db, 'astray')).toBe(false);
  });

  test('a value that cannot be sent fails alone', async () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    const bad = executePrepared(database.db, { text: 'select $1::jsonb as value', values: [circular] });
    await expect(bad).rejects.toThrow('circular');
    expect(await isThere(database.db, 'x')).toBe(false);
  });
});
