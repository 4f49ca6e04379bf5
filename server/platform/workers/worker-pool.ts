// Work that may take long, in threads beside the event loop. A thread starts when it is first needed and is replaced when it does
// not answer in time. One is kept; those that a busy moment needed beside it are ended when they have had nothing to do for a while.
import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';
import { type JobOwner, makeFairQueue } from './fair-queue.ts';

/** What a worker posts: once, when it has loaded what it needs; then one answer to each job that it was sent. */
export type FromWorker<Done> = { isReady: true } | { done: Done };

export class WorkerTookTooLong extends Error {}

export type WorkerPool<Job, Done> = {
  run(job: Job, owners?: readonly JobOwner[]): Promise<Done>;
  /** Starts a thread, so that the first who asks need not wait for it. */
  warm(): void;
};

type Options = {
  file: URL;
  most: number;
  /** A worker that has not answered after this time is ended. */
  longestMs: number;
  mostWaiting: number;
  /** Whoever waits longer than this is asked to come back. */
  longestWaitMs: number;
  /** A thread that needs more memory is ended like one that takes too long; one that may have more lets rubbish lie. */
  memory?: { oldMb: number; youngMb: number };
  /** How long a thread beside the first is kept that nobody needs. */
  idleMs?: number;
};

const KEPT_IDLE_MS = 30_000;

// One thread is enough for a clinic; each more holds its own copy of what it loads.
const WAITING_FOR_ANOTHER_THREAD = 4;

type Waiting<Job, Done> = { job: Job; resolve(done: Done): void; reject(error: Error): void };
type Thread<Job, Done> = {
  worker: Worker;
  isReady: boolean;
  current: Waiting<Job, Done> | null;
  /** Ends the thread: one that works for too long, or one too many that has had nothing to do. */
  timer?: NodeJS.Timeout;
};

const away = () => new Refusal('unavailable', { retryAfterSeconds: 5 });

export function makeWorkerPool<Job, Done>(options: Options): WorkerPool<Job, Done> {
  const { file, most, longestMs, memory, idleMs = KEPT_IDLE_MS, ...line } = options;
  const threads = new Set<Thread<Job, Done>>();
  const hasWorker = () => [...threads].some(({ isReady }) => isReady);
  const waiting = makeFairQueue<Waiting<Job, Done>>(line, hasWorker, ({ reject }) => reject(away()));
  const resourceLimits = memory && {
    maxOldGenerationSizeMb: memory.oldMb,
    maxYoungGenerationSizeMb: memory.youngMb,
  };
  function start(): void {
    const worker = new Worker(file, resourceLimits && { resourceLimits });
    const thread: Thread<Job, Done> = { worker, isReady: false, current: null };
    threads.add(thread);
    thread.worker.unref();
    thread.worker.on('message', (message: FromWorker<Done>) => {
      const { current } = thread;
      free(thread);
      thread.isReady = true;
      if ('done' in message) current?.resolve(message.done);
      next();
    });
    thread.worker.on('error', () => drop(thread, away()));
    thread.worker.on('exit', () => drop(thread, away()));
  }

  function free(thread: Thread<Job, Done>): void {
    clearTimeout(thread.timer);
    thread.current = null;
    // An idle thread keeps no process from ending.
    thread.worker.unref();
    thread.timer = setTimeout(() => endIfOneTooMany(thread), idleMs).unref();
  }

  /** Each holds its own copy of what it loads. The first is given work first, so it is the others that have none. */
  function endIfOneTooMany(thread: Thread<Job, Done>): void {
    if (threads.size > 1 && threads.delete(thread)) void thread.worker.terminate();
  }

  function drop(thread: Thread<Job, Done>, error: Error): void {
    if (!threads.delete(thread)) return;
    const { current } = thread;
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    current?.reject(error);
    // One that never became ready will not the next time either: nobody waits for it.
    if (!thread.isReady) for (const one of waiting.removeAll()) one.reject(error);
    next();
  }

  function next(): void {
    if (waiting.size() === 0) return;
    const idle = [...threads].find(({ isReady, current }) => isReady && current === null);
    if (idle) give(idle);
    else if (threads.size === 0 || (threads.size < most && waiting.size() > WAITING_FOR_ANOTHER_THREAD)) start();
  }

  function give(thread: Thread<Job, Done>): void {
    const one = waiting.next();
    if (!one) return;
    thread.current = one;
    clearTimeout(thread.timer);
    thread.worker.ref();
    thread.timer = setTimeout(() => drop(thread, new WorkerTookTooLong()), longestMs);
    thread.worker.postMessage(one.job);
  }

  return {
    run(job, owners = []) {
      return new Promise((resolve, reject) => {
        if (!waiting.join({ job, resolve, reject }, owners)) return reject(away());
        next();
      });
    },
    warm() {
      if (threads.size === 0) start();
    },
  };
}
