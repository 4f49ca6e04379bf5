import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { tell } from '../notices/tell.ts';
import { closeCare, closeChartToNurses } from '../patients/care.ts';
import { lowerMarks } from '../patients/listing/marks.ts';
import { setPlace } from '../patients/set-place.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { announceWard } from './announce-ward.ts';
import { demandInpatient } from './find-inpatient.ts';
import { changeAdmissionIf } from './store.ts';

const DAY_MS = 86_400_000;
/** An admission keeps the chart open to its doctor so long after it. */
const CARE_AFTERWARDS_MS = 30 * DAY_MS;

type Leaving = { summary: string; advice?: string | undefined; version: number };

/** The bed is free at once, and what was still to be given ends: the queue knows only those who are here. */
export async function dischargeInpatient(
  deps: Deps,
  actor: Actor,
  id: string,
  { summary, advice, version }: Leaving,
): Promise<{ id: string; dischargedAt: string }> {
  return transaction(deps.db, async (tx) => {
    const { patient_id: patientId, account_id: account } = await demandInpatient({ ...deps, db: tx }, actor, id);
    const now = deps.clock.now();
    const leaving = { discharged_at: now, discharged_by: actor.accountId, summary, advice: advice ?? null };
    if (!(await changeAdmissionIf(tx, id, version, leaving))) throw new Refusal('version_outdated');
    const about = { patientId, id };
    await announceWard(tx, deps, ['inpatients', 'rooms', 'medication-tasks', 'patients', 'messages', 'alerts'], about);
    await closeCare(tx, id, new Date(now.getTime() + CARE_AFTERWARDS_MS));
    await closeChartToNurses(tx, deps, id);
    await setPlace(tx, patientId, null);
    await lowerMarks(tx, [id]);
    await appendEntry(tx, deps.clock, actor, 'patient.discharged', { subject: 'admission', subjectId: id, patientId });
    if (account) {
      await tell(tx, deps, {
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
