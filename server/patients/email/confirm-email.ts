import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { changeContact } from '#server/identity/public.ts';
import { hashToken } from '#server/identity/sessions/session-token.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { PatientRow } from '../find-patient.ts';
import { letter } from '../letters/write-letter.ts';
import { patientById, setOnPatient } from '../store.ts';
import { writeToPatient } from '../write-to-patient.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { closeByToken } from './store.ts';

/** Someone opened a link from a mail. Answers whether the address counts now, or a mail to it comes next. */
export async function confirmEmail(deps: Deps, caller: Caller, token: string): Promise<'confirmed' | 'approved'> {
  return transaction(deps.db, async (tx) => {
    const change = await closeByToken(tx, hashToken(token), deps.clock.now());
    const before = change && (await patientById(tx, change.patient_id));
    if (!before) throw new Refusal('link_invalid');
    if (change.stage === 'approve') await askToConfirm(tx, deps, before, change.new_email);
    else await writeDown(tx, deps, before, change.new_email);
    const about = { subject: 'patient', subjectId: before.id, patientId: before.id };
    const action = change.stage === 'approve' ? 'email.approved' : 'email.confirmed';
    await appendEntry(tx, deps.clock, caller, action, { ...about, details: { with: 'link' } });
    const own = before.account_id ? [before.account_id] : [];
    await publish(tx, { type: 'patients', id: before.id, to: { roles: ['staff'], accounts: own } });
    await publish(tx, { type: 'me', to: { accounts: own } });
    return change.stage === 'approve' ? 'approved' : 'confirmed';
  });
}

async function writeDown(tx: Tx, deps: Deps, before: PatientRow, email: string): Promise<void> {
  const after = await setOnPatient(tx, before.id, { email });
  if (after.account_id) await changeContact(tx, after.account_id, { email });
  await writeToPatient(tx, deps, before, {
    kind: 'email-changed',
    words: letter(deps.config, 'email-changed', {}),
  });
}
