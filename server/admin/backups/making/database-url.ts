import { setTimeout as pause } from 'node:timers/promises';
import { findRunningPostgres } from '#server/db/embedded/find-running.ts';
import type { Config } from '#server/platform/config.ts';
import { PlainError } from '#server/platform/plain-error.ts';

/** A machine at its limit takes longer than one try waits. */
const TRIES = 5;
const BETWEEN_TRIES_MS = 2_000;

/** Where the running server finds its database, as the application's role. */
export async function databaseUrlOf({ databaseUrl, dataDir }: Config): Promise<string> {
  if (databaseUrl) return databaseUrl;
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const running = await findRunningPostgres(dataDir);
    if (running) return running.appUrl;
    await pause(BETWEEN_TRIES_MS);
  }
  throw new PlainError('The database does not answer.');
}
