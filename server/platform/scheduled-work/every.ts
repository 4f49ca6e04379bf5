import type { Log } from '../logger.ts';
import { type Failure, SomeFailed } from './for-each-isolated.ts';

/** Does `work` again and again, never twice at once, and goes on after a failure. `stop` waits for the work in flight. */
export function every(
  milliseconds: number,
  name: string,
  log: Log,
  work: () => Promise<unknown>,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let inFlight: Promise<void> = Promise.resolve();
  let isStopped = false;
  let failing = new Set<string>();

  async function once(): Promise<void> {
    const failures = await failuresOf(work);
    for (const { about, error } of failures) {
      // Once per outage, not once per try.
      if (!failing.has(about)) log.warn({ task: name, about, err: error }, 'a task failed and will be tried again');
    }
    failing = new Set(failures.map(({ about }) => about));
    if (!isStopped) next();
  }
  function next(): void {
    timer = setTimeout(() => {
      inFlight = once();
    }, milliseconds);
  }
  next();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await inFlight;
    },
  };
}

async function failuresOf(work: () => Promise<unknown>): Promise<readonly Failure[]> {
  try {
    await work();
    return [];
  } catch (error) {
    return error instanceof SomeFailed ? error.failures : [{ about: 'all of it', error }];
  }
}
