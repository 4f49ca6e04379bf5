import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { notify } from '../notices/notify.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { bedInWords } from './bed-in-words.ts';
import { endStay } from './end-stay.ts';
import { type InpatientRow, lockStay } from './find-inpatient.ts';
import { notifyOfStay } from './notify-patient.ts';
import { publishWard } from './publish-ward.ts';
import { setDeclined } from './store.ts';

/** The stay ends with the doctor's reason, and the bed is free. Nobody keeps an open chart by it. */
export async function declineAdmission(
  deps: Deps,
  doctor: Actor,
  id: string,
  reason: string,
): Promise<{ id: string; dischargedAt: string }> {
  return transaction(deps.db, async (tx) => {
    const stay = await lockStay(tx, deps, doctor, id);
    const now = deps.clock.now();
    const leaving = { discharged_at: now, discharged_by: doctor.accountId, summary: reason, is_declined: true };
    if (!(await setDeclined(tx, id, leaving))) throw new Refusal('admission_accepted');
    await publishWard(tx, deps, ['inpatients', 'rooms', 'patients', 'alerts'], { patientId: stay.patient_id, id });
    await endStay(tx, deps, stay, []);
    await appendEntry(tx, deps.clock, doctor, 'admission.declined', {
      subject: 'admission',
      subjectId: id,
      patientId: stay.patient_id,
    });
    await notifyOfDecline(tx, deps, stay, reason);
    return { id, dischargedAt: now.toISOString() };
  });
}

async function notifyOfDecline(tx: Tx, deps: Deps, stay: InpatientRow, reason: string): Promise<void> {
  const place = bedInWords(stay);
  await notify(tx, deps, {
    to: stay.admitted_by,
    kind: 'admission',
    title: `${stay.doctor} did not accept ${stay.patient}, ${place}`,
    text: `The stay has ended. The reason: ${reason}`,
    link: '/staff-dashboard?view=admissions',
    patientId: stay.patient_id,
  });
  await notifyOfStay(tx, deps, stay.patient_id, {
    code: 'admission-not-accepted',
    values: { doctor: stay.doctor, place },
  });
}
