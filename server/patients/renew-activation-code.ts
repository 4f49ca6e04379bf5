import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { giveActivationCode } from './activation-code.ts';
import { findAtDesk } from './read-patient.ts';

/** The slip was lost, or its 14 days are over. */
export async function renewActivationCode(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<{ pud: string; activationCode: string }> {
  return transaction(deps.db, async (tx) => {
    const patient = await findAtDesk(tx, id);
    if (patient.account_id) throw new Refusal('account_exists');
    const activationCode = await giveActivationCode(tx, deps, id);
    await appendEntry(tx, deps.clock, actor, 'activation.code_renewed', {
      subject: 'patient',
      subjectId: id,
      patientId: id,
    });
    return { pud: patient.pud, activationCode };
  });
}
