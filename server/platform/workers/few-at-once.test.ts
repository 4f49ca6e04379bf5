import { setImmediate as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

test('at most so many of one name run at a time, and everyone gets a turn in order', async () => {
  const inTurn = fewAtOnce(3);
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
  const all = await Promise.all(Array.from({ length: 20 }, (_, n) => inTurn('asha', work(n))));
  expect(all).toEqual(finished);
  expect(all).toHaveLength(20);
  expect(most).toBe(3);
});

test('one name does not wait for another', async () => {
  const inTurn = fewAtOnce(1);
  let finish = () => {};
  const slow = inTurn('asha', () => new Promise<void>((done) => (finish = done)));
  expect(await inTurn('meera', async () => 'done')).toBe('done');
  finish();
  await slow;
});

test('work that fails leaves its place to the next', async () => {
  const inTurn = fewAtOnce(1);
  const failing = inTurn('asha', async () => {
    throw new Error('no');
  });
  const next = inTurn('asha', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
