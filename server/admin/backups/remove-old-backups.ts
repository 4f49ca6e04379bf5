import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#contract/durations.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findPlan } from './plan/find-plan.ts';
import { type Candidate, keptBackups } from './retention.ts';
import { backupsIn, noteMissing, noteRemoved } from './store.ts';

type Options = { onlyBad?: boolean };

/** Removes the files of this folder that the retention lets go, and no file that we did not make. */
export async function removeOldBackups(deps: Deps, { onlyBad = false }: Options = {}): Promise<void> {
  const { db, config, clock } = deps;
  const { folder } = config.backups;
  const { keep } = await findPlan(deps);
  const rows = await backupsIn(db, folder);
  const kept = keptBackups(rows.map(candidateOf), { keep, timeZone: config.clinic.timeZone, now: clock.now() });
  const gone = rows.filter((row) => !kept.has(row.id) && (!onlyBad || candidateOf(row).isBad));
  for (const { id, file_name: name } of gone) {
    if (!name) continue;
    await rm(join(folder, `${name}.sha256`), { force: true });
    const isRemoved = await removeFile(join(folder, name));
    // What is not there was not removed by us: perhaps it lies on a disk that is away.
    await (isRemoved ? noteRemoved(db, id, clock.now()) : noteMissing(db, id, clock.now()));
  }
  await removeDrafts(folder);
}

type Row = Awaited<ReturnType<typeof backupsIn>>[number];

export const candidateOf = ({ id, started_at, asked_at, reason, test }: Row): Candidate => ({
  id,
  madeAt: started_at ?? asked_at,
  isAskedFor: reason !== 'nightly',
  isTested: test === 'same',
  isBad: test === 'failed',
});

async function removeFile(path: string): Promise<boolean> {
  try {
    await rm(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Half-written files of a server that was killed. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/^nadi-\d{8}T\d{6}Z\.nadibackup(\.sha256)?\.[0-9a-f]{16}\.part$/.test(name)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(folder, name), { force: true });
  }
}
