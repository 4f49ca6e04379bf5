import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findOrder } from '../find-order.ts';
import { maySeeResult } from '../policy.ts';
import { fileById } from '../store.ts';
import { fileIn } from './upload-report.ts';

export async function openReport(deps: Deps, actor: Actor, id: string): Promise<Buffer> {
  return transaction(deps.db, async (tx) => {
    const { row, reader } = await findOrder({ ...deps, db: tx }, actor, id);
    const file = row.file_id && maySeeResult(reader, row) ? await fileById(tx, row.file_id) : undefined;
    if (!file) throw new Refusal('not_found');
    await appendEntry(tx, deps.clock, actor, 'chart.opened', {
      subject: 'lab-file',
      subjectId: file.id,
      patientId: row.patient_id,
      details: { part: 'lab-file' },
    });
    return deps.seal.open(file.sealed, fileIn(file.id));
  });
}
