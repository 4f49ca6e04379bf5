import { HOUR_MS } from '#contract/durations.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { ForgottenRequest } from '#server/credentials/answer-forgotten.ts';
import type { Tx } from '#server/db/connect.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lockPatientById } from '../find-patient.ts';
import { MAILS_PER_HOUR } from './send-again.ts';
import { sendWelcome } from './send-welcome.ts';
import { countOwnSince, unconfirmedAt } from './store.ts';

/**
 * Someone forgot a password or Health ID and has never confirmed their address: the link that confirms it goes there once
 * more, and nothing else. Only for an address that the owner of the account typed or agreed to.
 */
export async function answerUnconfirmed(tx: Tx, deps: Deps, { what, role, login, email }: ForgottenRequest) {
  if (role !== 'patient') return;
  const since = new Date(deps.clock.now().getTime() - HOUR_MS);
  for (const patient of await unconfirmedAt(tx, email, what === 'password' ? login : null)) {
    await lockPatientById(tx, patient.id);
    if ((await countOwnSince(tx, patient.id, since)) >= MAILS_PER_HOUR) continue;
    await sendWelcome(tx, deps, patient, patient.new_email, what === 'password');
    const about = { subject: 'patient', subjectId: patient.id, patientId: patient.id };
    await appendEntry(tx, deps.clock, SYSTEM, 'email.asked_again', about);
  }
}
