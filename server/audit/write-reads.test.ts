import { setImmediate as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { NewEntry } from './store.ts';
import { makeWriter } from './write-reads.ts';

const anEntry = (action: string) => ({ action }) as NewEntry;

/** Lends connections, and writes what it is given when it is told to. */
function aTable() {
  const asked: { actions: string[]; commit(): void; fail(error: Error): void }[] = [];
  const pool = { lent: 0, isAway: false };
  const write = makeWriter(async (work) => {
    if (pool.isAway) throw new Error('no connection');
    pool.lent += 1;
    await work(
      (entries) =>
        new Promise((commit, fail) => void asked.push({ actions: entries.map(({ action }) => action), commit, fail })),
    );
  });
  const answered: string[] = [];
  const read = (action: string) =>
    write(anEntry(action)).then(
      () => void answered.push(action),
      (error: Error) => void answered.push(`${action}: ${error.message}`),
    );
  return { asked, answered, read, pool };
}

test('nobody is answered before their entry is committed, and those who come meanwhile are written together', async () => {
  const { asked, answered, read, pool } = aTable();
  const all = ['a', 'b'].map(read);
  await later();
  all.push(read('c'));
  await later();
  all.push(read('d'));
  await later();
  expect(asked.map(({ actions }) => actions)).toEqual([['a', 'b']]);
  expect(answered).toEqual([]);
  asked[0]?.commit();
  await later();
  expect(answered).toEqual(['a', 'b']);
  expect(asked[1]?.actions).toEqual(['c', 'd']);
  asked[1]?.commit();
  await Promise.all(all);
  expect(answered).toEqual(['a', 'b', 'c', 'd']);
  expect(pool.lent).toBe(1);
  void read('e');
  await later();
  expect(asked[2]?.actions).toEqual(['e']);
  expect(pool.lent).toBe(2);
});

test('an entry that the table refuses is nobody else’s failure', async () => {
  const { asked, answered, read } = aTable();
  const all = ['a', 'broken', 'c'].map(read);
  await later();
  asked[0]?.fail(Object.assign(new Error('not in the table'), { code: '23514' }));
  await later();
  asked[1]?.commit();
  await later();
  asked[2]?.fail(Object.assign(new Error('not in the table'), { code: '23514' }));
  await later();
  asked[3]?.commit();
  await Promise.all(all);
  expect(asked.slice(1).map(({ actions }) => actions)).toEqual([['a'], ['broken'], ['c']]);
  expect(answered).toEqual(['a', 'broken: not in the table', 'c']);
});

test('what a lost connection carried is refused, and the next are written over another', async () => {
  const { asked, answered, read, pool } = aTable();
  const all = ['a', 'b'].map(read);
  await later();
  all.push(read('c'));
  asked[0]?.fail(new Error('lost'));
  await later();
  expect(pool.lent).toBe(2);
  asked[1]?.commit();
  await Promise.all(all);
  expect(answered).toEqual(['a: lost', 'b: lost', 'c']);
});

test('while the database is away all are refused at once, and the next ones are written when it is back', async () => {
  const { asked, answered, read, pool } = aTable();
  pool.isAway = true;
  await Promise.all(['a', 'b'].map(read));
  expect(answered).toEqual(['a: no connection', 'b: no connection']);
  pool.isAway = false;
  const next = read('c');
  await later();
  asked[0]?.commit();
  await next;
  expect(answered.at(-1)).toBe('c');
});
