import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { notify } from '../notices/notify.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { endStay } from './end-stay.ts';
import { requireStay } from './find-inpatient.ts';
import { publishWard } from './publish-ward.ts';
import { changeAdmissionIf, writersIn } from './store.ts';

type Leaving = { summary: string; advice?: string | undefined; version: number };

/** The bed is free at once, and what was still to be given ends: the queue knows only those who are here. */
export async function dischargeInpatient(
  deps: Deps,
  actor: Actor,
  id: string,
  { summary, advice, version }: Leaving,
): Promise<{ id: string; dischargedAt: string }> {
  return transaction(deps.db, async (tx) => {
    const stay = await requireStay({ ...deps, db: tx }, actor, id);
    const { patient_id: patientId, account_id: account } = stay;
    const now = deps.clock.now();
    const leaving = { discharged_at: now, discharged_by: actor.accountId, summary, advice: advice ?? null };
    if (!(await changeAdmissionIf(tx, id, version, leaving))) throw new Refusal('version_outdated');
    const about = { patientId, id };
    await publishWard(tx, deps, ['inpatients', 'rooms', 'medication-tasks', 'patients', 'messages', 'alerts'], about, [
      stay.doctor_id,
    ]);
    // A stay that no doctor accepted leaves no relation behind.
    await endStay(tx, deps, stay, await writersIn(tx, id));
    await appendEntry(tx, deps.clock, actor, 'patient.discharged', { subject: 'admission', subjectId: id, patientId });
    if (account) {
      await notify(tx, deps, {
        to: account,
        kind: 'admission',
        title: 'You have been discharged',
        text: advice ?? 'Your summary is in your record.',
        link: '/dashboard',
      });
    }
    return { id, dischargedAt: now.toISOString() };
  });
}
