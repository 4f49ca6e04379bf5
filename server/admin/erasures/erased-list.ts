// The ids of all who were erased, in a file beside the backups, sealed like them: a backup from before still holds those records and
// their keys, and whoever restores it erases them again.
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import * as z from 'zod/mini';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transactionOn } from '#server/db/on-client.ts';
import type { DataKeys } from '#server/db/sealed/data-keys.ts';
import { sealForOthers } from '#server/db/sealed/seal-for-others.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { makeSeal } from '#server/platform/encryption/seal.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { findPlan } from '../backups/plan/find-plan.ts';
import { countUnerased, eraseAgain, erasedRecords, forgetUnusedWords } from './store.ts';

export const ERASED_LIST = 'nadi-erased.list';
/** One that did not open is never written over: it may be the only one that knows somebody. */
const SET_ASIDE = `${ERASED_LIST}.unread-`;

const CELL = { table: 'erased', column: 'list', row: 'only' };
const Listed = z.array(z.uuid());

/** Where backups lie: here, and in the second place if there is one. */
export async function foldersOf(deps: Pick<Deps, 'db' | 'config'>): Promise<string[]> {
  const { secondFolder } = await findPlan(deps);
  return [deps.config.backups.folder, ...(secondFolder ? [secondFolder] : [])];
}

/** After each erasure and each backup. What was in the file stays: it may know of more than a database that was put back by other means. */
export async function keepErasedList(deps: Deps, known: readonly string[] = []): Promise<void> {
  const ids = [...known, ...(await erasedRecords(deps.db)).map(({ id }) => id)];
  if (ids.length === 0) return;
  const key = deps.seal.derive('backup');
  for (const folder of await foldersOf(deps)) {
    try {
      const before = await readOne(join(folder, ERASED_LIST), [key]);
      if (before === 'unreadable') await rename(join(folder, ERASED_LIST), join(folder, `${SET_ASIDE}${randomUUID()}`));
      const all = new Set([...(before === 'unreadable' ? [] : before), ...ids]);
      await writeErasedList(folder, key, [...all].toSorted());
    } catch (error) {
      // A disk that is away, or a folder that the first backup makes: it is tried again with the next one, and the home says so.
      deps.log.warn({ err: error }, 'the list of erased records was not written beside the backups');
    }
  }
}

async function writeErasedList(folder: string, key: Buffer, ids: readonly string[]): Promise<void> {
  // Of its own: two servers may write at once.
  const draft = join(folder, `${ERASED_LIST}.writing-${randomUUID()}`);
  try {
    await writeFile(draft, makeSeal(key).seal(JSON.stringify(ids), CELL), { mode: 0o600, flush: true });
    await rename(draft, join(folder, ERASED_LIST));
  } finally {
    await rm(draft, { force: true });
  }
}

async function readOne(path: string, keys: readonly Buffer[]): Promise<string[] | 'unreadable'> {
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
  return 'unreadable';
}

type Lists = { ids: string[]; unreadable: string[]; setAside: string[] };

/** Everything that a folder knows of who was erased, also what was set aside before. */
export async function readLists(folder: string, keys: readonly Buffer[]): Promise<Lists> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const lists: Lists = { ids: [], unreadable: [], setAside: [] };
  for (const name of names.filter((one) => one === ERASED_LIST || one.startsWith(SET_ASIDE))) {
    const path = join(folder, name);
    const read = await readOne(path, keys);
    if (read === 'unreadable') lists.unreadable.push(path);
    else {
      lists.ids.push(...read);
      if (name !== ERASED_LIST) lists.setAside.push(path);
    }
  }
  return lists;
}

/** Empty where there is none. One that does not open is refused: it may name somebody who wants to be forgotten. */
export async function readErasedList(folder: string, keys: readonly Buffer[]): Promise<string[]> {
  const { ids, unreadable } = await readLists(folder, keys);
  if (unreadable.length === 0) return [...new Set(ids)];
  throw new PlainError(
    `${unreadable.join(', ')}, which says who was erased, does not open with this master key or is damaged. Put it right or take it away. Nothing was changed.`,
  );
}

type Keys = Pick<DataKeys, 'read' | 'toWrite'>;

/** As the owner of the tables. Answers how many were here again. */
export async function applyErasedList(owner: pg.Client, keys: Keys, ids: readonly string[]): Promise<number> {
  const tx = transactionOn(owner);
  if ((await countUnerased(tx, ids)) === 0) return 0;
  await sealForOthers(owner, keys, ids);
  let count = 0;
  for (const id of ids) {
    if (!(await eraseAgain(tx, id, systemClock.now()))) continue;
    const about = { subject: 'patient', subjectId: id, patientId: id, details: { again: true } };
    await appendEntry(tx, systemClock, SYSTEM, 'patient.erased', about);
    count += 1;
  }
  if (count > 0) await forgetUnusedWords(tx);
  return count;
}
