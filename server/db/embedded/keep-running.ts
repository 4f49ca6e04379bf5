import { setTimeout as pause } from 'node:timers/promises';
import type { Launch } from './launch.ts';
import type { Log } from './start.ts';
import { stopServer } from './stop.ts';
import { type Taken, takeServer } from './take-server.ts';

const LONGEST_PAUSE_MS = 30_000;

export type Keeper = { pid(): number; stop(): Promise<void> };

/** Brings the server back when it dies, on the same port, so that every open pool finds it again. */
export function keepRunning(first: Taken, options: Launch, log: Log): Keeper {
  const stopping = new AbortController();
  let server = first;
  let recovering = Promise.resolve();
  watch();

  // The connection that holds the claim ends when the server does: no other watch is needed.
  function watch(): void {
    void server.claim.lost.then(() => {
      if (!stopping.signal.aborted) recovering = recover();
    });
  }

  async function recover(): Promise<void> {
    log.warn('PostgreSQL was lost; it is brought back.');
    // No last attempt: once the cause is gone (a full disk, say), the clinic works again without anyone at the keyboard.
    for (let waitMs = 250; !stopping.signal.aborted; waitMs = Math.min(waitMs * 2, LONGEST_PAUSE_MS)) {
      try {
        server = await takeServer({ ...options, samePort: first.port });
        log.warn(`PostgreSQL runs again (process ${server.pid}).`);
        watch();
        return;
      } catch (error) {
        log.warn(error instanceof Error ? error.message : String(error));
        await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  return {
    pid: () => server.pid,
    async stop() {
      stopping.abort();
      // What a recovery under way has started must be stopped as well.
      await recovering;
      await stopServer(options.home, options.programs, server.pid);
      await server.claim.release();
    },
  };
}
