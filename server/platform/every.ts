import type { Log } from './logger.ts';

/** Does `work` again and again, never twice at once, and goes on after a failure. `stop` waits for the work in hand. */
export function every(
  milliseconds: number,
  name: string,
  log: Log,
  work: () => Promise<unknown>,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let inHand: Promise<void> = Promise.resolve();
  let isStopped = false;
  let isFailing = false;

  async function once(): Promise<void> {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      // Once per outage, not once per try.
      if (!isFailing) log.warn({ task: name, err: error }, 'a task failed and will be tried again');
      isFailing = true;
    }
    if (!isStopped) next();
  }
  function next(): void {
    timer = setTimeout(() => {
      inHand = once();
    }, milliseconds);
  }
  next();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await inHand;
    },
  };
}
