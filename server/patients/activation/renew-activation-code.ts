import { appendEntry } from '#server/audit/append-entry.ts';
import { replacePassword } from '#server/credentials/replace-password.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { linkTo } from '#server/platform/link.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { waitingEmailOf } from '../email/store.ts';
import { findAtDesk } from '../read-patient.ts';
import { setOnPatient } from '../store.ts';
import { giveActivationCode } from './activation-code.ts';

/** The slip was lost, or its 14 days are over; or the owner of an account is to agree to an address that staff typed. */
export async function renewActivationCode(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<{ pud: string; activationCode: string; activateAt: string }> {
  return transaction(deps.db, async (tx) => {
    const patient = await findAtDesk(tx, id);
    const isForAddress = (await waitingEmailOf(tx, id))?.stage === 'approve';
    const isRecordHeld = patient.record_held_since !== null;
    if (patient.account_id && !isForAddress && !isRecordHeld) throw new Refusal('account_exists');
    if (patient.account_id && isRecordHeld) {
      // The owner says that somebody else chose the password: it is void, and all begins again with this code.
      await replacePassword(tx, deps, actor, patient.account_id, null);
      const again = { identity_confirmed_by: null, earlier_password_hash: null, code_made_by: actor.accountId };
      await setOnPatient(tx, id, again);
    }
    const opensAccount = !patient.account_id || isRecordHeld;
    const activationCode = await giveActivationCode(tx, deps, id, actor.accountId);
    await appendEntry(tx, deps.clock, actor, 'activation.code_renewed', {
      subject: 'patient',
      subjectId: id,
      patientId: id,
      details: { for: opensAccount ? 'account' : 'email' },
    });
    const activateAt = linkTo(deps.config, opensAccount ? '/activate' : '/account');
    return { pud: patient.pud, activationCode, activateAt };
  });
}
