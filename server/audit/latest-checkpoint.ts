import type { Database } from '../db/connect.ts';
import { type Checkpoint, checkpointOf } from './checkpoint-file.ts';
import { readBatches, readLastBatch } from './store.ts';

/** The line that says how far the trail reaches, to be kept where nobody of this machine can change it. */
export async function latestCheckpoint(db: Database): Promise<Checkpoint | null> {
  const last = await readLastBatch(db);
  if (!last) return null;
  for await (const batch of readBatches(db, last.number - 1)) return checkpointOf(batch);
  return null;
}
