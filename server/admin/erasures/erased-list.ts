// The ids of all who were erased, in a file beside the backups, sealed like them: a backup from before still holds those records and
// their keys, and whoever restores it erases them again.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { makeSeal } from '#server/platform/encryption/seal.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { findPlan } from '../backups/plan/find-plan.ts';
import { eraseAgain, erasedRecords } from './store.ts';

export const ERASED_LIST = 'nadi-erased.list';

const CELL = { table: 'erased', column: 'list', row: 'only' };
const Listed = z.array(z.uuid());

/** After each erasure and each backup. What was in the file stays: it may know of more than a database that was put back by other means. */
export async function keepErasedList(deps: Deps): Promise<void> {
  const ids = (await erasedRecords(deps.db)).map(({ id }) => id);
  if (ids.length === 0) return;
  const { secondFolder } = await findPlan(deps);
  const key = deps.seal.derive('backup');
  for (const folder of [deps.config.backups.folder, ...(secondFolder ? [secondFolder] : [])]) {
    try {
      const before = await readErasedList(folder, [key]).catch(() => []);
      await writeErasedList(folder, key, [...new Set([...before, ...ids])].toSorted());
    } catch (error) {
      // A disk that is away, or a folder that the first backup makes: it is tried again with the next one.
      deps.log.warn({ err: error }, 'the list of erased records was not written beside the backups');
    }
  }
}

async function writeErasedList(folder: string, key: Buffer, ids: readonly string[]): Promise<void> {
  const draft = join(folder, `${ERASED_LIST}.writing`);
  await writeFile(draft, makeSeal(key).seal(JSON.stringify(ids), CELL), { mode: 0o600 });
  await rename(draft, join(folder, ERASED_LIST));
}

/** Empty where there is none. One that does not open is refused: it may name somebody who wants to be forgotten. */
export async function readErasedList(folder: string, keys: readonly Buffer[]): Promise<string[]> {
  const path = join(folder, ERASED_LIST);
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (bytes === null) return [];
  for (const key of keys) {
    try {
      return Listed.parse(JSON.parse(makeSeal(key).openText(bytes, CELL)));
    } catch {
      // Perhaps it is of an older master key.
    }
  }
  throw new PlainError(
    `${path}, which says who was erased, does not open with this master key or is damaged. Put it right or take it away. Nothing was changed.`,
  );
}

/** As the owner of the tables. Answers how many were here again. */
export async function applyErasedList(tx: Tx, ids: readonly string[]): Promise<number> {
  let count = 0;
  for (const id of ids) {
    if (!(await eraseAgain(tx, id, systemClock.now()))) continue;
    const about = { subject: 'patient', subjectId: id, patientId: id, details: { again: true } };
    await appendEntry(tx, systemClock, SYSTEM, 'patient.erased', about);
    count += 1;
  }
  return count;
}
