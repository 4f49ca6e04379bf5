import { demandInpatient } from '../../admissions/find-inpatient.ts';
import { appendEntry } from '../../audit/append-entry.ts';
import { transaction } from '../../db/transaction.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { announce } from '../../platform/events.ts';
import { dayIn } from '../../platform/zoned-time.ts';
import { insertVisit, takeVisitBack } from './store.ts';

/** One mark per doctor, stay and day of the clinic, however often it is pressed. */
export async function markVisit(
  deps: Deps,
  doctor: Actor,
  admissionId: string,
  isSeen: boolean,
): Promise<{ seenAt: string | null }> {
  return transaction(deps.db, async (tx) => {
    const { patient_id: patientId } = await demandInpatient({ ...deps, db: tx }, doctor, admissionId);
    const at = deps.clock.now();
    const visit = { admissionId, doctorId: doctor.accountId, day: dayIn(deps.config.clinic.timeZone, at), at };
    const seenAt = isSeen ? await insertVisit(tx, visit) : null;
    if (!isSeen) await takeVisitBack(tx, visit);
    const about = { subject: 'admission', subjectId: admissionId, patientId, details: { isSeen } };
    await appendEntry(tx, deps.clock, doctor, 'ward-visit.marked', about);
    await announce(tx, { type: 'inpatients', id: admissionId, to: { accounts: [doctor.accountId] } });
    return { seenAt: seenAt?.toISOString() ?? null };
  });
}
