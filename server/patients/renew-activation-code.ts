import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { linkTo } from '../platform/link.ts';
import { Refusal } from '../platform/refusal.ts';
import { giveActivationCode } from './activation-code.ts';
import { waitingEmailOf } from './email/store.ts';
import { findAtDesk } from './read-patient.ts';

/** The slip was lost, or its 14 days are over; or the owner of an account is to agree to an address that staff typed. */
export async function renewActivationCode(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<{ pud: string; activationCode: string; activateAt: string }> {
  return transaction(deps.db, async (tx) => {
    const patient = await findAtDesk(tx, id);
    const isForAddress = (await waitingEmailOf(tx, id))?.stage === 'approve';
    if (patient.account_id && !isForAddress) throw new Refusal('account_exists');
    const activationCode = await giveActivationCode(tx, deps, id, actor.accountId);
    await appendEntry(tx, deps.clock, actor, 'activation.code_renewed', {
      subject: 'patient',
      subjectId: id,
      patientId: id,
      details: { for: patient.account_id ? 'email' : 'account' },
    });
    const activateAt = linkTo(deps.config, patient.account_id ? '/account' : '/activate');
    return { pud: patient.pud, activationCode, activateAt };
  });
}
