// Every document for the data export, also those that were deleted.
import type { DataExport } from '#contract/patients/data-export.ts';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { presentDocument } from './present.ts';
import { allDocumentsOf } from './store.ts';

/** The caller has made sure that this is the actor's own record. Pages are fetched one by one, at their own address. */
export async function copyDocuments(
  tx: Tx,
  deps: Pick<Deps, 'seal' | 'clock'>,
  actor: Actor,
  patientId: string,
): Promise<DataExport['documents']> {
  const rows = await allDocumentsOf(tx, patientId, deps.clock.now());
  return rows.map((row) => ({
    ...presentDocument(deps, actor, row),
    deletedAt: row.withdrawn_at?.toISOString() ?? null,
  }));
}
