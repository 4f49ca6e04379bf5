import { setImmediate as later } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askTogether, makeTrips } from './ask-together.ts';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';
import { tripsOf } from './testing-statements.ts';
import { transaction } from './transaction.ts';
import { withClient } from './with-client.ts';

/** Lends connections, and answers what they are asked when it is told to. */
function aDatabase() {
  type Asked = { text: string; answer(): void; fail(error: Error): void; client: object };
  const asked: Asked[] = [];
  const pool = { lent: 0, isAway: false };
  const late: (() => void)[] = [];
  const [underWay, unheard] = [new Set<() => void>(), new Set<() => void>()];
  const among = (notes: Set<() => void>) => (note: () => void) => {
    notes.add(note);
    return () => void notes.delete(note);
  };
  const connect = async () => {
    if (pool.isAway) throw new Error('no connection');
    pool.lent += 1;
    const client = { query, release };
    function query(text: string) {
      return new Promise((answer, fail) => {
        asked.push({ text, client, fail, answer: () => answer({ rows: [{ text }] }) });
      });
    }
    function release() {
      pool.lent -= 1;
    }
    return client as never;
  };
  const drop = (client: object) => {
    for (const one of asked.splice(0)) {
      if (one.client === client) one.fail(new Error('connection dropped'));
      else asked.push(one);
    }
  };
  const { ask, longestWaitMs } = makeTrips(
    { connect, drop },
    { late: (leave) => void late.push(leave), hanging: among(underWay), lost: among(unheard) },
  );
  const answered: string[] = [];
  const read = (text: string) =>
    ask({ text, values: [] }).then(
      ([row]) => void answered.push(String(row?.text)),
      (error: Error) => void answered.push(`${text}: ${error.message}`),
    );
  const answer = async () => {
    for (const one of asked.splice(0)) one.answer();
    await later();
    await later();
  };
  /** Those that are not back by now count as hanging. */
  const hang = async () => {
    for (const note of [...underWay]) {
      underWay.delete(note);
      note();
    }
    await later();
    for (const leave of late.splice(0)) leave();
    await later();
  };
  /** Those that are not back by now are given up. */
  const giveUp = async () => {
    for (const note of [...unheard]) note();
    // What failed together is asked for once more, each by itself.
    for (let n = 0; n < 4; n += 1) {
      await later();
      for (const one of asked.splice(0)) one.fail(new Error('connection dropped'));
    }
  };
  return { asked, answered, read, pool, late, underWay, unheard, answer, hang, giveUp, longestWaitMs };
}

const WAITING = `select count(*)::int as count from pg_locks where relation = 'settings'::regclass and not granted`;
const waitingForLock = async (owner: pg.Client): Promise<number> => (await owner.query(WAITING)).rows[0].count;

const texts = (asked: { text: string }[]) => asked.map(({ text }) => text);

describe('reads of several requests', () => {
  test('leave together when they are asked at the same moment', async () => {
    const { asked, answered, read, pool, answer } = aDatabase();
    const all = ['a', 'b', 'c'].map(read);
    expect(asked).toEqual([]);
    await later();
    await later();
    expect(texts(asked)).toEqual(['a', 'b', 'c']);
    expect(pool.lent).toBe(1);
    await answer();
    await Promise.all(all);
    expect(answered).toEqual(['a', 'b', 'c']);
    expect(pool.lent).toBe(0);
  });

  test('that come while two trips are under way leave with the next, at the latest a moment later on a connection more', async () => {
    const { asked, answered, read, pool, late, answer, longestWaitMs } = aDatabase();
    const all = [];
    for (const text of ['a', 'b', 'c']) {
      all.push(read(text));
      await later();
      await later();
    }
    expect(texts(asked)).toEqual(['a', 'b']);
    expect(longestWaitMs()).toBeGreaterThan(0);
    expect(late).toHaveLength(1);
    late[0]?.();
    await later();
    expect(texts(asked)).toEqual(['a', 'b', 'c']);
    expect(pool.lent).toBe(3);
    all.push(read('d'));
    await later();
    expect(texts(asked)).toEqual(['a', 'b', 'c']);
    await answer();
    expect(texts(asked)).toEqual(['d']);
    await answer();
    await Promise.all(all);
    expect(answered).toEqual(['a', 'b', 'c', 'd']);
    expect(pool.lent).toBe(0);
    expect(longestWaitMs()).toBe(0);
  });

  test('do not wait behind trips that hang, however many come, and those that hang are answered when they are back', async () => {
    const { asked, answered, read, pool, late, answer, hang } = aDatabase();
    const all = [];
    for (const text of ['a', 'b', 'c', 'd']) {
      all.push(read(text));
      await later();
      await later();
      for (const leave of late.splice(0)) leave();
      await later();
    }
    const stuck = asked.splice(0, 3);
    expect([texts(stuck), asked]).toEqual([['a', 'b', 'c'], []]);
    await hang();
    expect(texts(asked)).toEqual(['d']);
    await answer();
    all.push(read('e'));
    await later();
    await later();
    expect(texts(asked)).toEqual(['e']);
    await answer();
    expect(answered).toEqual(['d', 'e']);
    expect(pool.lent).toBe(3);
    for (const one of stuck) one.answer();
    await Promise.all(all);
    expect(answered).toEqual(['d', 'e', 'a', 'b', 'c']);
    await later();
    expect(pool.lent).toBe(0);
  });

  test('leave a part of the connections to those who write, even when all hang', async () => {
    const { asked, read, pool, late, answer, hang } = aDatabase();
    const all = [];
    for (let n = 0; n < 15; n += 1) {
      all.push(read(String(n)));
      await later();
      await later();
      for (const leave of late.splice(0)) leave();
      await hang();
    }
    expect([pool.lent, asked.length]).toEqual([10, 10]);
    await answer();
    for (const leave of late.splice(0)) leave();
    await later();
    expect(texts(asked)).toEqual(['10', '11', '12', '13', '14']);
    await answer();
    await Promise.all(all);
    expect(pool.lent).toBe(0);
  });

  test('fail when there is no connection, and those that come later do not', async () => {
    const { asked, answered, read, pool, answer } = aDatabase();
    pool.isAway = true;
    await Promise.all(['a', 'b'].map(read));
    expect(answered).toEqual(['a: no connection', 'b: no connection']);
    pool.isAway = false;
    const next = read('c');
    await later();
    await later();
    expect(texts(asked)).toEqual(['c']);
    await answer();
    await next;
    expect(answered.at(-1)).toBe('c');
  });
});

describe('a trip that', () => {
  test('fails leaves nothing behind: who asked is answered, and as many others leave as before', async () => {
    const { asked, answered, read, pool, late, underWay, unheard, answer, hang } = aDatabase();
    for (let n = 0; n < 12; n += 1) {
      const failing = read(`failing ${n}`);
      await later();
      await later();
      await hang();
      // Once together with others, then by itself.
      asked.splice(0)[0]?.fail(new Error('gone'));
      await failing;
      expect(answered.at(-1)).toBe(`failing ${n}: gone`);
      await later();
    }
    await expect.poll(() => pool.lent).toBe(0);
    expect([underWay.size, unheard.size, late.length]).toEqual([0, 0, 0]);
    const all = ['a', 'b', 'c'].map(read);
    await later();
    await later();
    expect(texts(asked)).toEqual(['a', 'b', 'c']);
    await answer();
    await Promise.all(all);
    await expect.poll(() => pool.lent).toBe(0);
  });

  test('never returns is given up with its connection, and those who wait for it learn so', async () => {
    const { asked, answered, read, pool, underWay, unheard, answer, hang, giveUp } = aDatabase();
    for (let n = 0; n < 12; n += 1) {
      const [one, other] = [read(`one ${n}`), read(`other ${n}`)];
      await later();
      await later();
      await hang();
      expect(unheard.size).toBe(1);
      await giveUp();
      await Promise.all([one, other]);
      expect(answered.splice(0)).toEqual([`one ${n}: connection dropped`, `other ${n}: connection dropped`]);
      await later();
    }
    await expect.poll(() => pool.lent).toBe(0);
    expect([underWay.size, unheard.size]).toEqual([0, 0]);
    const next = read('next');
    await later();
    await later();
    expect(texts(asked)).toEqual(['next']);
    await answer();
    await next;
    expect(answered).toEqual(['next']);
  });
});

describe('at the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const read = (divisor: number) =>
    askTogether<{ quotient: number }>(database.db, { text: 'select 12 / $1::int as quotient', values: [divisor] });

  test('they are one trip, and each gets its own rows', async () => {
    const found: unknown[] = [];
    const trips = await tripsOf(database.pool, async () => {
      found.push(...(await Promise.all([1, 2, 3].map(read))));
    });
    expect(found).toEqual([[{ quotient: 12 }], [{ quotient: 6 }], [{ quotient: 4 }]]);
    expect(trips).toHaveLength(1);
  });

  test('one that fails is nobody else’s failure', async () => {
    const answers = await Promise.allSettled([4, 0, 2].map(read));
    expect(answers).toMatchObject([
      { status: 'fulfilled', value: [{ quotient: 3 }] },
      { status: 'rejected', reason: { code: '22012' } },
      { status: 'fulfilled', value: [{ quotient: 6 }] },
    ]);
    expect(await read(3)).toEqual([{ quotient: 4 }]);
  });

  test('those that hang behind a lock hold up nobody else', async () => {
    const text = 'select count(*)::int as count from settings where key = $1';
    const answers: Promise<unknown>[] = [];
    await withClient(database.ownerUrl, async (owner) => {
      await owner.query('begin');
      await owner.query('lock table settings in access exclusive mode');
      // One after the other on its way, so that each hangs on a connection of its own.
      for (let n = 1; n <= 3; n += 1) {
        answers.push(askTogether(database.db, { text, values: ['none'] }));
        await expect.poll(() => waitingForLock(owner)).toBe(n);
      }
      expect(await read(3)).toEqual([{ quotient: 4 }]);
      expect(await waitingForLock(owner)).toBe(3);
      await owner.query('rollback');
    });
    expect(await Promise.all(answers)).toEqual(Array(3).fill([{ count: 0 }]));
  });

  test('in a transaction a read sees what was done there', async () => {
    const found = await transaction(database.db, async (tx) => {
      await tx.insertInto('settings').values({ key: 'mine', value: '1' }).execute();
      return askTogether(tx, { text: 'select value from settings where key = $1', values: ['mine'] });
    });
    expect(found).toEqual([{ value: 1 }]);
  });
});
