import type { ReadingAdvice } from '#contract/readings/readings.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockReadings, type ReadingRow } from '../store.ts';
import { clinicToldOf } from './present-reading.ts';

export type HeldReading = Pick<ReadingRow, 'id' | 'kind' | 'value' | 'second' | 'patient_id' | 'measured_at'> & {
  advice: ReadingAdvice | null;
  clinicTold: ReturnType<typeof clinicToldOf>;
};

/** Locks readings for later modules; those that were crossed out are not found. The caller checks whose they are. */
export async function lockReadingsById(tx: Tx, ids: readonly string[]): Promise<HeldReading[]> {
  const rows = await lockReadings(tx, ids);
  return rows.map((row) => ({ ...row, advice: row.advice as ReadingAdvice | null, clinicTold: clinicToldOf(row) }));
}
