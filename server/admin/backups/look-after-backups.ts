import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '#contract/durations.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { isOverdue, isUntested } from './backup-times.ts';
import { assertBackupFolder } from './making/backup-folder.ts';
import { findPlan } from './plan/find-plan.ts';
import { removeLeftovers } from './restoring/scratch.ts';
import { copyToSecondPlace } from './second/copy-backups.ts';
import { backupsIn, hasKeptBackups, noteMissing, readPast } from './store.ts';
import { tellLongUntested, tellMissing, tellOverdue } from './tell-administrators.ts';

/** Every minute: what nobody else would notice, because it did not happen. The files are looked at every hour. */
export function makeBackupCare(deps: Deps): () => Promise<void> {
  let filesSeenAt = Number.NEGATIVE_INFINITY;
  return async () => {
    await tellLate(deps);
    await removeLeftovers(deps.config.backups.testFolder);
    if (performance.now() - filesSeenAt < HOUR_MS) return;
    filesSeenAt = performance.now();
    await lookForFiles(deps);
    await copyToSecondPlace(deps);
  };
}

/** Once a day for as long as there is no good one, or none that was tried out, also when no server was there to fail. */
export async function tellLate(deps: Deps): Promise<void> {
  const { at } = await findPlan(deps);
  if (!at) return;
  const now = deps.clock.now();
  const past = await readPast(deps.db, now);
  const { timeZone } = deps.config.clinic;
  if (isOverdue({ at, timeZone }, past, now)) await transaction(deps.db, (tx) => tellOverdue(tx, deps));
  else if (isUntested(past, now)) await transaction(deps.db, (tx) => tellLongUntested(tx, deps));
}

/** A file that was removed, cut or lies on a disk that is away is none. */
export async function lookForFiles(deps: Deps): Promise<void> {
  const { db, clock, config } = deps;
  const { folder } = config.backups;
  if (!(await hasKeptBackups(db, folder))) return;
  try {
    await assertBackupFolder(deps);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    // Nothing is known of the files of a folder that is away.
    await transaction(db, (tx) => tellMissing(tx, deps, error.message));
    return;
  }
  let lost = 0;
  for (const { id, file_name, bytes, missing_at } of await backupsIn(db, folder)) {
    const found = await lstat(join(folder, file_name ?? '')).catch(() => null);
    const isThere = found?.isFile() === true && found.size === bytes;
    if (isThere && missing_at) await noteMissing(db, id, null);
    if (isThere || missing_at) continue;
    await noteMissing(db, id, clock.now());
    lost += 1;
  }
  if (lost === 0) return;
  const files = lost === 1 ? 'One backup is' : `${lost} backups are`;
  const problem = `${files} gone from ${folder}, or not as long as when it was made.`;
  await transaction(db, (tx) => tellMissing(tx, deps, problem));
}
