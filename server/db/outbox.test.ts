import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';
import { onOutbox, putInOutbox } from './outbox.ts';
import { transaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.db.deleteFrom('event_outbox').execute());
afterAll(() => database.close());

const lying = async () =>
  (await database.db.selectFrom('event_outbox').select('notice').orderBy('id').execute()).map(({ notice }) => notice);

test('what a transaction puts there lies there after its commit, in its order, each once', async () => {
  await transaction(database.db, async (tx) => {
    for (const n of [3, 1, 2, 1]) await putInOutbox(tx, { n });
    expect(await lying()).toEqual([]);
  });
  expect(await lying()).toEqual([{ n: 3 }, { n: 1 }, { n: 2 }]);
});

test('the same notice of two transactions lies there twice', async () => {
  for (let n = 0; n < 2; n += 1) await transaction(database.db, (tx) => putInOutbox(tx, { same: true }));
  expect(await lying()).toEqual([{ same: true }, { same: true }]);
});

test('a rollback leaves nothing, and one of a joined transaction leaves what was put before and after it', async () => {
  const fail = () => Promise.reject(new Error('stop'));
  await expect(transaction(database.db, (tx) => putInOutbox(tx, { n: 1 }).then(fail))).rejects.toThrow('stop');
  expect(await lying()).toEqual([]);

  await transaction(database.db, async (tx) => {
    await putInOutbox(tx, { n: 'before' });
    await transaction(tx, (joined) => putInOutbox(joined, { n: 'inside' }).then(fail)).catch(() => {});
    await transaction(tx, (joined) => putInOutbox(joined, { n: 'kept' }));
    await putInOutbox(tx, { n: 'after' });
  });
  expect(await lying()).toEqual([{ n: 'before' }, { n: 'kept' }, { n: 'after' }]);
});

test('a transaction that runs again after a clash leaves what its last run has put there', async () => {
  let runs = 0;
  await transaction(database.db, async (tx) => {
    runs += 1;
    await putInOutbox(tx, { runs });
    if (runs < 3) throw Object.assign(new Error('clash'), { code: '40001' });
  });
  expect(await lying()).toEqual([{ runs: 3 }]);
});

test('whoever waits for it is told after the commit, and not of a rollback', async () => {
  const seen: unknown[][] = [];
  const looked: Promise<unknown>[] = [];
  const waiting = onOutbox(database.db, () => {
    looked.push(lying().then((notices) => seen.push(notices)));
  });
  await transaction(database.db, async (tx) => {
    await putInOutbox(tx, { n: 1 });
    throw new Error('stop');
  }).catch(() => {});
  await transaction(database.db, async () => {});
  await transaction(database.db, (tx) => putInOutbox(tx, { n: 2 }));
  await putInOutbox(database.db, { n: 3 });
  await Promise.all(looked);
  expect(seen[0]?.[0]).toEqual({ n: 2 });
  expect(seen).toHaveLength(2);
  waiting.stop();
});

test('a notice that is too long to be sent fails whoever writes it', async () => {
  const long = { text: 'x'.repeat(8_000) };
  await expect(transaction(database.db, (tx) => putInOutbox(tx, long))).rejects.toMatchObject({
    constraint: 'notice_can_be_sent',
  });
});
