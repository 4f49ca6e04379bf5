import type { InpatientDetail } from '#contract/ward/inpatients.ts';
import type { WardStatus } from '#contract/ward/news2-words.ts';
import { lockInpatient } from '../admissions/find-inpatient.ts';
import { publishWard } from '../admissions/publish-ward.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { isScored } from './clinical-status.ts';
import { findClinicalStatuses } from './find-clinical-statuses.ts';
import { markWhenCritical } from './mark-when-critical.ts';
import { inpatientDetail } from './read-inpatient.ts';
import { insertNurseStatus } from './store.ts';

/** Refused where there is a score, or one of 7 or more whatever is missing: a score cannot be talked away. */
export async function setStatus(
  deps: Deps,
  nurse: Actor,
  admissionId: string,
  { status, reason }: { status: WardStatus; reason: string },
): Promise<InpatientDetail> {
  return transaction(deps.db, async (tx) => {
    const admission = await lockInpatient(tx, deps, nurse, admissionId);
    const { patient_id: patientId } = admission;
    const now = deps.clock.now();
    const { scored, atLeast } = (await findClinicalStatuses({ ...deps, db: tx }, [admission]))(admissionId);
    if (isScored({ scored, atLeast })) throw new Refusal('status_is_scored');
    const said = { admission_id: admissionId, status, reason, set_by: nurse.accountId, set_at: now };
    await insertNurseStatus(tx, patientId, said);
    await markWhenCritical(tx, deps, admission);
    const about = { subject: 'admission', subjectId: admissionId, patientId, details: { status } };
    await appendEntry(tx, deps.clock, nurse, 'ward-status.set', about);
    await publishWard(tx, deps, ['inpatients', 'patients'], { patientId, id: admissionId });
    return inpatientDetail(tx, deps, nurse, admissionId);
  });
}
