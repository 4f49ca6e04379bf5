import type { WardNote } from '#contract/ward/inpatients.ts';
import { requireStay } from '../admissions/find-inpatient.ts';
import { publishWard } from '../admissions/publish-ward.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { presentNote } from './present-inpatient.ts';
import { insertNote } from './store.ts';

export async function writeNote(deps: Deps, actor: Actor, admissionId: string, note: string): Promise<WardNote> {
  return transaction(deps.db, async (tx) => {
    const { patient_id: patientId } = await requireStay({ ...deps, db: tx }, actor, admissionId);
    const row = await insertNote(tx, patientId, {
      admission_id: admissionId,
      author_id: actor.accountId,
      note,
      written_at: deps.clock.now(),
    });
    const about = { subject: 'ward-note', subjectId: row.id, patientId };
    await appendEntry(tx, deps.clock, actor, 'ward-note.written', about);
    await publishWard(tx, deps, ['inpatients'], { patientId, id: admissionId });
    return presentNote(row);
  });
}
