import { expect, test } from 'vitest';
import type { TestJob } from './testing-worker.ts';
import { makeWorkerPool, WorkerTookTooLong } from './worker-pool.ts';

const poolOf = (wishes: { longestMs?: number; mostWaiting?: number; most?: number; file?: URL } = {}) =>
  makeWorkerPool<TestJob, number>({
    file: new URL('./testing-worker.ts', import.meta.url),
    most: 1,
    longestMs: 20_000,
    mostWaiting: 50,
    ...wishes,
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

test('a second thread starts when several wait', async () => {
  const pool = poolOf({ most: 2 });
  const threads = await Promise.all(Array.from({ length: 30 }, () => pool.run({ spinMs: 100 })));
  expect(new Set(threads).size).toBe(2);
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
