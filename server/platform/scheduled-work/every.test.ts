import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { until } from '#server/testing-stream.ts';
import { makeLog } from '../logger.ts';
import { every } from './every.ts';
import { forEachIsolated } from './for-each-isolated.ts';

test('a task is done again and again, never twice at once, and a stop waits for the work in hand', async () => {
  let [begun, done, most] = [0, 0, 0];
  const task = every(1, 'count', makeLog('silent'), async () => {
    begun += 1;
    most = Math.max(most, begun - done);
    await pause(15);
    done += 1;
  });
  await until(() => done >= 3);
  await task.stop();
  expect([most, done]).toEqual([1, begun]);
  const before = begun;
  await pause(30);
  expect(begun).toBe(before);
});

test('a task goes on after a failure, and the log says so once for each outage', async () => {
  const lines: string[] = [];
  let round = 0;
  const isAway = (n: number) => n <= 3 || (n > 5 && n <= 8);
  const task = every(1, 'count', makeLog('warn', { write: (line) => void lines.push(line) }), async () => {
    round += 1;
    if (isAway(round)) throw new Error('asha@mail.example is away');
  });
  await until(() => round >= 10);
  await task.stop();
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ task: 'count', msg: 'a task failed and will be tried again' });
  expect(lines.join('')).not.toContain('asha');
});

test('the log names each item that fails once for each outage, without what the error says', async () => {
  const lines: string[] = [];
  let round = 0;
  const fails = (id: string) => id === 'one' || (id === 'two' && round > 2);
  const task = every(1, 'count', makeLog('warn', { write: (line) => void lines.push(line) }), async () => {
    round += 1;
    await forEachIsolated(
      ['one', 'two', 'three'],
      (id) => `alert ${id}`,
      async (id) => {
        if (fails(id)) throw new Error('asha@mail.example is away');
      },
    );
  });
  await until(() => round >= 5);
  await task.stop();
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.map(({ task, about }) => [task, about])).toEqual([
    ['count', 'alert one'],
    ['count', 'alert two'],
  ]);
  expect(lines.join('')).not.toContain('asha');
});
