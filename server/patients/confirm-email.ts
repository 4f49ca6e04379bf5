// A new e-mail address counts once someone who reads its mail has said so; the old address hears of it before and after.
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { changeContact } from '../identity/change-contact.ts';
import { drawToken, hashToken } from '../identity/session-token.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { announce } from '../platform/events.ts';
import { linkTo } from '../platform/link.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PatientRow } from './find-patient.ts';
import { closeEmailChange, patientById, replaceEmailChange, setOnPatient } from './store.ts';
import { writeToPatient } from './write-to-patient.ts';

const LASTS_MS = 24 * 3_600_000;

export async function askToConfirmEmail(tx: Tx, deps: Deps, patient: PatientRow, newEmail: string): Promise<void> {
  const token = drawToken();
  const now = deps.clock.now();
  await replaceEmailChange(tx, {
    token_hash: hashToken(token),
    patient_id: patient.id,
    new_email: newEmail,
    made_at: now,
    expires_at: new Date(now.getTime() + LASTS_MS),
  });
  const { name: clinic, phone } = deps.config.clinic;
  await writeToPatient(tx, deps, patient, {
    kind: 'email-confirmation',
    to: newEmail,
    subject: 'Confirm your e-mail address',
    // Behind the # the token never reaches a server log, ours or a proxy's.
    text: `${clinic} is to write to this address from now on.
Open this link to confirm it. It works once, for 24 hours:

${linkTo(deps.config, `/confirm-email#${token}`)}

If you know nothing of this, do nothing: no mail will come here.`,
  });
  await writeToPatient(tx, deps, patient, {
    kind: 'email-change',
    subject: `Your e-mail address at ${clinic}`,
    text: `someone, hopefully you, asked us to write to another address instead of this one.
It counts once it was confirmed from there.

If it was not you, change your password and call us: ${phone}.`,
  });
}

export async function confirmEmail(deps: Deps, caller: Caller, token: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const change = await closeEmailChange(tx, hashToken(token), deps.clock.now());
    const before = change && (await patientById(tx, change.patient_id));
    if (!before) throw new Refusal('link_invalid');
    const after = await setOnPatient(tx, before.id, { email: change.new_email });
    if (after.account_id) await changeContact(tx, after.account_id, { email: after.email });
    await writeToPatient(tx, deps, before, {
      kind: 'email-changed',
      subject: `Your e-mail address at ${deps.config.clinic.name}`,
      text: 'the new address was confirmed. We will no longer write to this one.',
    });
    const about = { subject: 'patient', subjectId: before.id, patientId: before.id };
    await appendEntry(tx, deps.clock, caller, 'email.confirmed', about);
    const own = after.account_id ? [after.account_id] : [];
    await announce(tx, { type: 'patients', id: before.id, to: { roles: ['staff'], accounts: own } });
    await announce(tx, { type: 'me', to: { accounts: own } });
  });
}
