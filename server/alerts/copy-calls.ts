import type { DataExport } from '#contract/patients/data-export.ts';
import type { Database } from '../db/connect.ts';
import { callsOf } from './store.ts';

/** For the export of one's own data. Whoever may not see all of the record gets none: the words may tell of what is private. */
export async function copyCalls(db: Database, patientId: string): Promise<DataExport['callsForHelp']> {
  return (await callsOf(db, patientId)).map((row) => ({
    id: row.id,
    source: row.source,
    raisedAt: row.raised_at.toISOString(),
    raisedBy: row.raised_by_name,
    reason: row.reason,
    readings: row.readings,
    place: row.place,
    isTakenBack: row.is_taken_back,
    attendedBy: row.attended_name,
    attendedAt: row.attended_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    outcome: row.outcome,
  }));
}
