import { closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../platform/logger.ts';
import { checkpointFileIn, readEnd } from './checkpoint-file.ts';
import { type SealingDeps, sealEntries } from './seal-entries.ts';
import { setAsideLeftBehind } from './set-aside-checkpoints.ts';
import { readLastBatch } from './store.ts';

export type SealerDeps = SealingDeps & { log: Log };

// Counted from the start of a round. One that finds nothing costs a few short queries.
const EVERY_MS = 1_000;

/** Seals in rounds that never overlap, until it is stopped; then once more. */
export function startSealer(deps: SealerDeps): { stop(): Promise<void> } {
  const file = checkpointFileIn(deps.config.dataDir);
  const wasMissing = !existsSync(file);
  // Created at the start, so that a trail which another server seals meanwhile does not look as if this file had been
  // removed.
  closeSync(openSync(file, 'a', 0o600));
  const stopping = new AbortController();
  let isFailing = false;

  async function round(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      if (isFailing) deps.log.info('The audit trail is sealed again.');
      isFailing = false;
    } catch (err) {
      // Once per outage: the next round comes in a second, and so does the next failure.
      if (!isFailing) deps.log.error({ err }, 'The audit trail cannot be sealed at the moment.');
      isFailing = true;
    }
  }

  async function run(): Promise<void> {
    await round(() => compareFile(deps, file, wasMissing));
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      await round(() => sealEntries(deps));
      const restMs = Math.max(0, EVERY_MS - (performance.now() - startedAt));
      await pause(restMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
    await round(() => sealEntries(deps));
  }

  const running = run();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}

/** The file is mended below, so what was wrong with it must be said before. */
async function compareFile(deps: SealerDeps, file: string, wasMissing: boolean): Promise<void> {
  const aside = await setAsideLeftBehind(deps.db, deps.seal, file);
  if (aside)
    deps.log.warn({ aside }, 'The clinic was restored: later audit checkpoints of this server were set aside.');
  const end = await readEnd(file);
  const batches = (await readLastBatch(deps.db))?.number ?? 0;
  if (end.lastNumber > batches) {
    deps.log.error({ inFile: end.lastNumber, inDatabase: batches }, 'The audit trail is shorter than its checkpoints.');
  }
  if (wasMissing && batches > 0) {
    deps.log.warn({ inDatabase: batches }, 'The file of audit checkpoints was missing and is written anew.');
  }
}
