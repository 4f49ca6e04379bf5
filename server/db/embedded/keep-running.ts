import { setTimeout as pause } from 'node:timers/promises';
import { type Claim, claimDataFolder } from './claim-data-folder.ts';
import { launch, type Running } from './launch.ts';
import type { Programs } from './platform-package.ts';
import type { Log } from './start.ts';
import { stopServer } from './stop.ts';
import type { Home } from './where-things-lie.ts';

const LONGEST_PAUSE_MS = 30_000;

type Kept = {
  home: Home;
  programs: Programs;
  durable: boolean;
  log: Log;
  server: Running;
  superUrl: string;
  claim: Claim;
};

export type Keeper = { pid(): number; stop(): Promise<void> };

/** Brings the server back when it dies, on the same port, so that every open pool finds it again. */
export function keepRunning({ home, programs, durable, log, server, superUrl, claim }: Kept): Keeper {
  const stopping = new AbortController();
  let { pid } = server;
  let held = claim;
  let recovering = Promise.resolve();
  watch();

  // The connection that holds the claim ends when the server does: no other watch is needed.
  function watch(): void {
    void held.lost.then(() => {
      if (!stopping.signal.aborted) recovering = recover();
    });
  }

  async function recover(): Promise<void> {
    log.warn('PostgreSQL was lost; it is brought back.');
    // No last attempt: once the cause is gone (a full disk, say), the clinic works again without anyone at the keyboard.
    for (let waitMs = 250; !stopping.signal.aborted; waitMs = Math.min(waitMs * 2, LONGEST_PAUSE_MS)) {
      try {
        ({ pid } = await launch(home, programs, durable, server.port));
        held = await claimDataFolder(superUrl);
        log.warn(`PostgreSQL runs again (process ${pid}).`);
        watch();
        return;
      } catch (error) {
        log.warn(error instanceof Error ? error.message : String(error));
        await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  return {
    pid: () => pid,
    async stop() {
      stopping.abort();
      // What a recovery under way has started must be stopped as well.
      await recovering;
      await stopServer(home, programs, pid);
      await held.release();
    },
  };
}
