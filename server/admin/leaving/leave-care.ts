import type { Leave } from '#contract/appointments/leaving.ts';
import type { AccountReply } from '#contract/staffing/accounts.ts';
import { publishWard } from '#server/admissions/publish-ward.ts';
import { closeDoctor } from '#server/appointments/leaving/close-doctor.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '#server/notices/notify.ts';
import { openCare } from '#server/patients/chart-access/care.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isDoctorHere } from '#server/staffing/duty.ts';
import { stopResetOf } from '../factor-resets/end-reset.ts';
import { passInpatients, resultsToReview } from './store.ts';

/** Disables an account. The inpatients and unreviewed results of a doctor go to the one who was chosen. */
export async function leaveCare(deps: Deps, actor: Actor, id: string, leave: Leave): Promise<AccountReply> {
  return transaction(deps.db, async (tx) => {
    const account = await closeDoctor({ ...deps, db: tx }, actor, id, leave);
    await stopResetOf(tx, deps, actor, id);
    const { careTo } = leave;
    if (careTo && (careTo === id || !(await isDoctorHere(tx, careTo)))) throw new Refusal('unknown_doctor');
    const inpatients = await passInpatients(tx, id, careTo ?? id);
    if (inpatients.length > 0 && !careTo) throw new Refusal('inpatients_left');
    if (careTo) await handOver(tx, deps, actor, { account, careTo, inpatients });
    return account;
  });
}

type Handover = {
  account: AccountReply;
  careTo: string;
  inpatients: { id: string; patient_id: string; accepted_at: Date | null }[];
};

async function handOver(tx: Tx, deps: Deps, actor: Actor, { account, careTo, inpatients }: Handover): Promise<void> {
  for (const { id, patient_id: patientId, accepted_at } of inpatients) {
    const care = { patientId, clinicianId: careTo, kind: 'admission' as const, sourceId: id, closesAt: null };
    // An admission that nobody has accepted opens no chart: the new doctor is asked.
    if (accepted_at) await openCare(tx, deps, care);
    const details = { from: account.id, to: careTo };
    await appendEntry(tx, deps.clock, actor, 'admission.doctor_changed', {
      subject: 'admission',
      subjectId: id,
      patientId,
      details,
    });
    await publishWard(tx, deps, ['inpatients', 'rooms', 'patients'], { patientId, id }, [careTo]);
  }
  const results = await resultsToReview(tx, account.id);
  for (const { id, patient_id: patientId } of results) {
    await openCare(tx, deps, { patientId, clinicianId: careTo, kind: 'task', sourceId: id, closesAt: null });
  }
  if (inpatients.length + results.length === 0) return;
  await notify(tx, deps, {
    to: careTo,
    kind: 'admission',
    title: `You take over from ${account.name}`,
    text: `Inpatients: ${inpatients.length}. Results to review: ${results.length}. Their charts are open to you.`,
    link: '/doctor-dashboard',
  });
}
