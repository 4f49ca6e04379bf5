import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { TestJob } from './testing-worker.ts';
import { makeWorkerPool, WorkerTookTooLong } from './worker-pool.ts';

type Options = Partial<Omit<Parameters<typeof makeWorkerPool>[0], 'memory'>>;
const poolOf = (options: Options = {}) =>
  makeWorkerPool<TestJob, number>({
    file: new URL('./testing-worker.ts', import.meta.url),
    most: 1,
    longestMs: 20_000,
    mostWaiting: 50,
    longestWaitMs: 20_000,
    ...options,
  });

test('while ten jobs keep a thread busy, the event loop goes on', async () => {
  const pool = poolOf();
  await pool.run({});
  let done = 0;
  const jobs = Array.from({ length: 10 }, () => pool.run({ spinMs: 100 }).then(() => (done += 1)));

  await new Promise((resolve) => setTimeout(resolve, 10));

  expect(done).toBeLessThan(10);
  await Promise.all(jobs);
  expect(done).toBe(10);
});

test('one thread is kept for all jobs', async () => {
  const pool = poolOf();
  const threads = [await pool.run({}), await pool.run({}), await pool.run({})];
  expect(new Set(threads).size).toBe(1);
});

/** However long the second takes to load, several wait meanwhile. */
async function twoThreadsOf(pool: ReturnType<typeof poolOf>): Promise<Set<number>> {
  const threads = new Set<number>();
  const keepAsking = async () => {
    while (threads.size < 2) threads.add(await pool.run({ spinMs: 20 }));
  };
  await Promise.all(Array.from({ length: 8 }, keepAsking));
  return threads;
}

test('a second thread starts when several wait', async () => {
  expect((await twoThreadsOf(poolOf({ most: 2 }))).size).toBe(2);
});

test('a second thread that has had nothing to do for a while is ended, and the other is kept', async () => {
  const pool = poolOf({ most: 2, idleMs: 50 });
  const [before, kept] = [await twoThreadsOf(pool), new Set<number>()];
  // Only where one has ended can another start.
  const seen = new Set(before);
  while (seen.size < 3) {
    await pause(100);
    kept.add(await pool.run({}));
    for (const thread of await twoThreadsOf(pool)) seen.add(thread);
  }
  expect([...kept].filter((thread) => !before.has(thread))).toEqual([]);
});

test('a job that does not end is given up, and the next one gets a new thread', async () => {
  const pool = poolOf({ longestMs: 300 });
  const first = await pool.run({});

  await expect(pool.run({ spinMs: Number.POSITIVE_INFINITY })).rejects.toBeInstanceOf(WorkerTookTooLong);

  expect(await pool.run({})).not.toBe(first);
});

test('a job that breaks its thread is refused, and those behind it are answered', async () => {
  const pool = poolOf();
  const [broken, next] = await Promise.allSettled([pool.run({ doesCrash: true }), pool.run({})]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  expect(next).toMatchObject({ status: 'fulfilled' });
});

test('no more wait than have room', async () => {
  const pool = poolOf({ mostWaiting: 3 });
  const asked = Array.from({ length: 5 }, () => pool.run({ spinMs: 50 }));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(3).fill('fulfilled'), ...Array(2).fill('rejected')]);
});

test('where no thread can start, nobody waits for one', async () => {
  const pool = poolOf({ file: new URL('./no-such-worker.ts', import.meta.url) });
  await expect(pool.run({})).rejects.toMatchObject({ code: 'unavailable' });
});

const statuses = async (asked: Promise<unknown>[]) => (await Promise.allSettled(asked)).map(({ status }) => status);

test('only a few of one account and of one address wait at a time, whatever room there is', async () => {
  const pool = poolOf();
  const from = (account: string) => [
    { name: account, mostWaiting: 2 },
    { name: 'their address', mostWaiting: 3 },
  ];
  const asked = ['a', 'a', 'a', 'b', 'c', 'd'].map((account) => pool.run({ spinMs: 20 }, from(account)));
  const neighbour = pool.run({}, [{ name: 'another address', mostWaiting: 3 }]);

  const [yes, no] = ['fulfilled', 'rejected'];
  expect(await statuses(asked)).toEqual([yes, yes, no, yes, no, no]);
  expect(await statuses([neighbour])).toEqual([yes]);
  expect(await statuses([pool.run({}, from('a'))])).toEqual([yes]);
});

test('in a full line whoever has most waiting gives a place to a newcomer, and an equal of theirs does not', async () => {
  const pool = poolOf({ mostWaiting: 9 });
  const ask = (name: string) => pool.run({ spinMs: 10 }, [{ name, mostWaiting: 12 }]);
  const hostile = ['x', 'y', 'z'].flatMap((name) => [ask(name), ask(name), ask(name)]);
  const guest = ask('guest');
  const second = ask('guest');
  const third = ask('guest');

  const [yes, no] = ['fulfilled', 'rejected'];
  expect(await statuses([guest, second, third, ...hostile])).toEqual([
    ...[yes, yes, no],
    ...[yes, yes, no, yes, yes, no, yes, yes, yes],
  ]);
});

test('where everybody has one place, a newcomer takes nobody’s', async () => {
  const pool = poolOf({ mostWaiting: 3 });
  const ask = (name: string) => pool.run({}, [{ name, mostWaiting: 12 }]);
  expect(await statuses(['a', 'b', 'c', 'd'].map(ask))).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
});

test('turns go round the addresses: a guest is not kept waiting by everybody of another address', async () => {
  const pool = poolOf();
  await pool.run({});
  const order: string[] = [];
  const ask = (name: string) => pool.run({ spinMs: 20 }, [{ name, mostWaiting: 20 }]).then(() => order.push(name));
  await Promise.all([...Array.from({ length: 10 }, () => ask('many')), ask('guest')]);

  expect(order.indexOf('guest')).toBeLessThanOrEqual(2);
});

test('who has waited long enough is told to come back, and the work before them goes on', async () => {
  const pool = poolOf({ longestWaitMs: 50 });
  await pool.run({});
  const first = pool.run({ spinMs: 1_000 });
  const second = pool.run({});

  await expect(second).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  await first;
});
