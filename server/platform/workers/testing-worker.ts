// Does as it is told, for the tests of the pool.
import { parentPort, threadId } from 'node:worker_threads';
import type { FromWorker } from './worker-pool.ts';

export type TestJob = { spinMs?: number; doesCrash?: boolean };

parentPort?.on('message', ({ spinMs = 0, doesCrash }: TestJob) => {
  if (doesCrash) process.exit(1);
  const until = performance.now() + spinMs;
  while (performance.now() < until);
  parentPort?.postMessage({ done: threadId } satisfies FromWorker<number>);
});
parentPort?.postMessage({ isReady: true } satisfies FromWorker<number>);
