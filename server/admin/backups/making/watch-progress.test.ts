import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchProgress } from './watch-progress.ts';

const QUICK = { standstillMs: 30, lastMomentsMs: 10 };

test('work that stands still is given up, and no other is begun until its disk has answered', async () => {
  const disk = Promise.withResolvers<string>();
  const watch = watchProgress(QUICK);
  await expect(watch.finished(disk.promise)).rejects.toThrow('It stood still for too long and was given up');
  expect(watch.signal.aborted).toBe(true);
  expect(() => watchProgress()).toThrow('An earlier backup still waits for its disk');
  watch.stop();
  disk.resolve('late');
  await pause(0);
  watchProgress().stop();
});

test('work that moves is not given up, however long it takes', async () => {
  const watch = watchProgress({ standstillMs: 200 });
  const work = async () => {
    for (let step = 0; step < 6; step += 1) {
      await pause(50);
      watch.moved();
    }
    return 'done';
  };
  expect(await watch.finished(work())).toBe('done');
  watch.stop();
});

test('work that is stopped ends with the reason, not with the complaint of a cut connection', async () => {
  const stopping = new AbortController();
  const watch = watchProgress({ signal: stopping.signal });
  const work = new Promise<never>((_, reject) => {
    watch.signal.addEventListener('abort', () => reject(new Error('Connection terminated')));
  });
  stopping.abort(new Error('stopped'));
  await expect(watch.finished(work)).rejects.toThrow('stopped');
  watch.stop();
});
