import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { setPlace } from '../patients/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { requireBed } from './admit-patient.ts';
import { requireStay } from './find-inpatient.ts';
import { publishWard } from './publish-ward.ts';
import { changeAdmissionIf, insertStay } from './store.ts';

export async function transferInpatient(
  deps: Deps,
  actor: Actor,
  id: string,
  { bedId, version }: { bedId: string; version: number },
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const { patient_id: patientId } = await requireStay({ ...deps, db: tx }, actor, id);
    const bed = await requireBed(tx, bedId);
    if (!(await changeAdmissionIf(tx, id, version, { bed_id: bed.id }))) throw new Refusal('version_outdated');
    const now = deps.clock.now();
    await insertStay(tx, { admission_id: id, bed_id: bed.id, from_at: now, moved_by: actor.accountId });
    await setPlace(tx, patientId, bed.place);
    const about = { subject: 'admission', subjectId: id, patientId, details: { bed: bed.id } };
    await appendEntry(tx, deps.clock, actor, 'patient.transferred', about);
    await publishWard(tx, deps, ['inpatients', 'rooms', 'medication-tasks', 'messages', 'alerts'], { patientId, id });
  });
}
