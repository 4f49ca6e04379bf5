import type { Database } from '../db/connect.ts';
import { readingsOf } from './store.ts';

/** Finds the newest weight. The calling module has opened the chart. */
export async function findWeight(db: Database, patientId: string): Promise<{ kg: number; measuredAt: Date } | null> {
  const [newest] = await readingsOf(db, patientId, { kind: 'weight', limit: 1 });
  return newest ? { kg: newest.value, measuredAt: newest.measured_at } : null;
}
