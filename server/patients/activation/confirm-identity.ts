import { appendEntry } from '#server/audit/append-entry.ts';
import { replacePassword } from '#server/credentials/replace-password.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/link.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hideConfidential } from '../access/store.ts';
import { findPatient } from '../find-patient.ts';
import { mayConfirmIdentity } from '../policy.ts';
import { lockPatient, setOnPatient } from '../store.ts';
import { giveActivationCode } from './activation-code.ts';

/**
 * Someone who did not make the code has seen the owner. The password chosen with it is void, and the owner gets a code:
 * with it and the earlier password they choose a new one, and the record opens (activate-account.ts).
 */
export async function confirmIdentity(
  deps: Deps,
  actor: Actor,
  patientId: string,
): Promise<{ pud: string; activationCode: string; activateAt: string }> {
  return transaction(deps.db, async (tx) => {
    await lockPatient(tx, patientId);
    const patient = await findPatient(tx, patientId);
    const { account_id: accountId } = patient;
    if (!accountId || !patient.record_held_since) throw new Refusal('account_exists');
    if (!mayConfirmIdentity(actor, patient)) throw new Refusal('own_code');
    const earlier = await replacePassword(tx, deps, actor, accountId, null);
    await setOnPatient(tx, patientId, {
      identity_confirmed_by: actor.accountId,
      earlier_password_hash: earlier ?? patient.earlier_password_hash,
    });
    // What was shared from this account before anyone had seen its owner may not have been shared by them.
    await hideConfidential(tx, patientId);
    const activationCode = await giveActivationCode(tx, deps, patientId, actor.accountId);
    const about = { subject: 'patient', subjectId: patientId, patientId };
    await appendEntry(tx, deps.clock, actor, 'identity.confirmed', about);
    await publish(tx, { type: 'patients', id: patientId, to: { roles: ['staff'] } });
    return { pud: patient.pud, activationCode, activateAt: linkTo(deps.config, '/activate') };
  });
}
