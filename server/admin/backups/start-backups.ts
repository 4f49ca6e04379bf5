import type { Deps } from '#server/platform/deps.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { every } from '#server/platform/scheduled-work/every.ts';
import { keepErasedList } from '../erasures/erased-list.ts';
import { isDue } from './backup-times.ts';
import { assertBackupFolder } from './making/backup-folder.ts';
import { databaseUrlOf } from './making/database-url.ts';
import { giveUp, giveUpAbandoned, type Ran, runBackup } from './making/run-backup.ts';
import { problemOf } from './making/test-backup.ts';
import { findPlan } from './plan/find-plan.ts';
import { removeOldBackups } from './remove-old-backups.ts';
import type { Scratch } from './restoring/scratch.ts';
import { copyToSecondPlace } from './second/copy-backups.ts';
import { backupsIn, claimBackup, insertBackup, readPast } from './store.ts';

const LOOKED_EVERY_MS = 5_000;

/** Makes what is due or asked for. Stopping gives up the one that is under way, and leaves nothing half-made. */
export function startBackups(deps: Deps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const task = every(LOOKED_EVERY_MS, 'make backups', deps.log, () =>
    makeNextBackup(deps, { signal: stopping.signal }),
  );
  return {
    async stop() {
      stopping.abort();
      await task.stop();
    },
  };
}

type Options = { signal?: AbortSignal; openScratch?: () => Promise<Scratch> };

/** Null when there is none to make, or another server makes it, or it failed and was told. */
export async function makeNextBackup(deps: Deps, options: Options = {}): Promise<Ran | null> {
  const { db, clock } = deps;
  await giveUpAbandoned(deps);
  await planNightly(deps);
  const claimed = options.signal?.aborted ? null : await claimBackup(db, clock.now());
  if (!claimed) return null;

  const made = await runClaimed(deps, claimed.id, options);
  // Only after a good one: a clinic whose backups fail keeps all that it has, but of the bad ones the newest alone.
  if (made) {
    await removeOldBackups(deps, { onlyBad: made.test?.test === 'failed' });
    await copyToSecondPlace(deps);
    await keepErasedList(deps);
  }
  return made;
}

async function runClaimed(deps: Deps, id: string, { signal, openScratch }: Options): Promise<Ran | null> {
  const { folder } = deps.config.backups;
  let url: string;
  try {
    await assertBackupFolder(deps);
    url = await databaseUrlOf(deps.config);
  } catch (error) {
    if (!(error instanceof PlainError)) deps.log.error({ err: error }, 'a backup failed');
    await giveUp(deps, id, problemOf(error));
    return null;
  }
  const last = (await backupsIn(deps.db, folder)).toSorted(byTime).at(-1);
  try {
    return await runBackup(deps, {
      ...{ id, url, folder, lastBytes: last?.bytes ?? null },
      ...(signal ? { signal } : {}),
      ...(openScratch ? { openScratch } : {}),
    });
  } catch {
    // It was noted and told where it happened.
    return null;
  }
}

const byTime = (one: { asked_at: Date }, other: { asked_at: Date }) =>
  one.asked_at.getTime() - other.asked_at.getTime();

async function planNightly(deps: Deps): Promise<void> {
  const { db, clock, config } = deps;
  const { at } = await findPlan(deps);
  if (!at) return;
  const now = clock.now();
  const { timeZone } = config.clinic;
  if (isDue({ at, timeZone }, await readPast(db, now), now)) {
    await insertBackup(db, { reason: 'nightly', askedBy: null, at: now });
  }
}
