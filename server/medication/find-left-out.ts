import type { Database } from '../db/connect.ts';
import { leftOutSince } from './doses/store.ts';
import { dosageInWords } from './orders/in-words.ts';

/** Doses of these stays that were held, refused or missed since then; for whoever may open their charts. */
export async function findLeftOut(db: Database, admissionIds: readonly string[], since: Date) {
  return (await leftOutSince(db, admissionIds, since)).map((row) => ({
    admissionId: row.admission_id,
    at: row.recorded_at,
    words: `${row.medication} ${dosageInWords(row)}`,
    outcome: row.outcome,
    reason: row.reason,
  }));
}
