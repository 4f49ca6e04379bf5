import { rename, rm } from 'node:fs/promises';
import type { Database } from '../db/connect.ts';
import type { Seal } from '../platform/encryption/seal.ts';
import { appendLines, type Checkpoint, readEnd, readLines } from './checkpoint-file.ts';
import { leftBehind, readTrueRestores } from './restores.ts';
import { readLastBatch } from './store.ts';

const LINES_AT_ONCE = 500;

/**
 * Another server's restore took the trail back: the lines of this server that it left behind are kept under another name, and
 * the earlier ones go on vouching. Answers that name, or null when there was nothing to do.
 */
export async function setAsideLeftBehind(db: Database, seal: Seal, path: string): Promise<string | null> {
  const end = await readEnd(path);
  if (!end.last) return null;
  const last = await readLastBatch(db);
  // The usual case, without a look at the restores: the file ends in the timeline of the trail, and not after it.
  if (last && end.last.number <= last.number && end.last.timeline >= last.timeline) return null;
  const restore = leftBehind(await readTrueRestores(db, seal), end.last);
  if (!restore) return null;

  const draft = `${path}.${process.pid}.kept`;
  await rm(draft, { force: true });
  const lines: Checkpoint[] = [];
  const write = async () => appendLines(draft, await readEnd(draft), lines.splice(0));
  for await (const line of readLines(path, end)) {
    if (!line || line.number > restore.afterBatch) break;
    lines.push(line);
    if (lines.length >= LINES_AT_ONCE) await write();
  }
  await write();
  const aside = `${path}.before-restore-${restore.restoredAt.toISOString().replace(/[:.]/g, '')}`;
  await rename(path, aside);
  await rename(draft, path);
  return aside;
}
