import type { Tx } from '../db/connect.ts';
import { type ReadingRow, readingsById } from './store.ts';

/** For the rooms that come after; what was crossed out is not found. The caller checks whose it is. */
export async function findReading(tx: Tx, id: string): Promise<ReadingRow | undefined> {
  const [uncheckedReading] = await readingsById(tx, [id]);
  return uncheckedReading;
}
