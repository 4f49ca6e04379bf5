import { HOUR_MS } from '#contract/durations.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireChart } from '../chart-access/require-chart.ts';
import { lockPatientById } from '../find-patient.ts';
import { askToApprove } from './ask-to-approve.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { sendWelcome } from './send-welcome.ts';
import { countOwnSince, waitingEmailOf } from './store.ts';

// Nobody's letter box is filled by someone who only typed its address.
export const MAILS_PER_HOUR = 5;

/** The mail that was not found, once more; only the link in the newest one works. */
export async function sendAgain(deps: Deps, actor: Actor, patientId: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const patient = await requireChart({ ...deps, db: tx }, actor, patientId);
    await lockPatientById(tx, patientId);
    // While no address is confirmed, mails go only to the address that the owner typed.
    const waiting =
      (!patient.email && (await waitingEmailOf(tx, patientId, 'confirm'))) || (await waitingEmailOf(tx, patientId));
    if (!waiting) throw new Refusal('not_found');
    const since = new Date(deps.clock.now().getTime() - HOUR_MS);
    if ((await countOwnSince(tx, patientId, since)) >= MAILS_PER_HOUR) throw new Refusal('too_many_requests');
    const { account_id } = patient;
    if (waiting.stage === 'approve' && account_id) {
      await askToApprove(tx, deps, { ...patient, account_id }, waiting.new_email);
    } else if (patient.email) await askToConfirm(tx, deps, patient, waiting.new_email);
    else await sendWelcome(tx, deps, patient, waiting.new_email);
    const about = { subject: 'patient', subjectId: patientId, patientId };
    await appendEntry(tx, deps.clock, actor, 'email.asked_again', about);
  });
}
