import { requireInpatient } from '#server/admissions/find-inpatient.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { insertVisit, takeVisitBack } from './store.ts';

/** One mark per doctor, stay and day of the clinic, however often it is pressed. */
export async function markVisit(
  deps: Deps,
  doctor: Actor,
  admissionId: string,
  isSeen: boolean,
): Promise<{ seenAt: string | null }> {
  return transaction(deps.db, async (tx) => {
    const { patient_id: patientId } = await requireInpatient({ ...deps, db: tx }, doctor, admissionId);
    const at = deps.clock.now();
    const visit = { admissionId, doctorId: doctor.accountId, day: dayIn(deps.config.clinic.timeZone, at), at };
    const seenAt = isSeen ? await insertVisit(tx, visit) : null;
    if (!isSeen) await takeVisitBack(tx, visit);
    const about = { subject: 'admission', subjectId: admissionId, patientId, details: { isSeen } };
    await appendEntry(tx, deps.clock, doctor, 'ward-visit.marked', about);
    await publish(tx, { type: 'inpatients', id: admissionId, to: { accounts: [doctor.accountId] } });
    return { seenAt: seenAt?.toISOString() ?? null };
  });
}
