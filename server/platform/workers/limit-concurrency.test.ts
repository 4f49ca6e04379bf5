import { setImmediate as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('at most so many of one name run at a time, and everyone gets a turn in order', async () => {
  const limited = limitConcurrency(3);
  let running = 0;
  let most = 0;
  const finished: number[] = [];
  const work = (n: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await later();
    running -= 1;
    finished.push(n);
    return n;
  };
  const all = await Promise.all(Array.from({ length: 20 }, (_, n) => limited('asha', work(n))));
  expect(all).toEqual(finished);
  expect(all).toHaveLength(20);
  expect(most).toBe(3);
});

test('one name does not wait for another', async () => {
  const limited = limitConcurrency(1);
  let finish = () => {};
  const slow = limited('asha', () => new Promise<void>((done) => (finish = done)));
  expect(await limited('meera', async () => 'done')).toBe('done');
  finish();
  await slow;
});

test('work that fails leaves its place to the next', async () => {
  const limited = limitConcurrency(1);
  const failing = limited('asha', async () => {
    throw new Error('no');
  });
  const next = limited('asha', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
