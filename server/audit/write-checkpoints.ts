import type { Database } from '../db/connect.ts';
import type { Seal } from '../platform/encryption/seal.ts';
import { appendLines, type Checkpoint, checkpointOf, readEnd } from './checkpoint-file.ts';
import { setAsideLeftBehind } from './set-aside-checkpoints.ts';
import { readBatches, readLastBatch } from './store.ts';

const LINES_AT_ONCE = 500;
const turns = new Map<string, Promise<unknown>>();

/**
 * Brings the file up to the database: the batch just sealed, those of other servers, and those that a crash between
 * commit and file left out. One at a time in this process, and a data folder belongs to one process.
 */
export function writeCheckpoints(db: Database, seal: Seal, path: string): Promise<void> {
  const turn = (turns.get(path) ?? Promise.resolve()).then(() => catchUp(db, seal, path));
  // A failed turn is its caller's to hear of; the next one starts afresh.
  turns.set(
    path,
    turn.catch(() => {}),
  );
  return turn;
}

async function catchUp(db: Database, seal: Seal, path: string): Promise<void> {
  await setAsideLeftBehind(db, seal, path);
  const { lastNumber } = await readEnd(path);
  const last = await readLastBatch(db);
  if (!last || last.number <= lastNumber) return;

  let lines: Checkpoint[] = [];
  for await (const batch of readBatches(db, lastNumber)) {
    lines.push(checkpointOf(batch));
    if (lines.length < LINES_AT_ONCE) continue;
    await appendLines(path, await readEnd(path), lines);
    lines = [];
  }
  if (lines.length > 0) await appendLines(path, await readEnd(path), lines);
}
