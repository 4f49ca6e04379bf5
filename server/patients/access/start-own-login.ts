import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { linkTo } from '#server/platform/link.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { giveActivationCode } from '../activation/activation-code.ts';
import { factsOf } from './find-access.ts';
import { isTheirs, mayStartLogin } from './policy.ts';
import { lockAccess } from './store.ts';

/**
 * The teenager chooses a password with this code. As with every code, the record stays closed to the new account until someone
 * of the clinic has seen who they are: a guardian who used the code would read what is the teenager's.
 */
export async function startOwnLogin(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<{ pud: string; activationCode: string; activateAt: string }> {
  return transaction(deps.db, async (tx) => {
    const unchecked = await lockAccess(tx, id);
    if (!unchecked || !isTheirs(actor, unchecked)) throw new Refusal('not_found');
    if (unchecked.owner_id !== null) throw new Refusal('account_exists');
    if (!mayStartLogin(actor, unchecked, factsOf(deps, unchecked), deps.config.family))
      throw new Refusal('not_a_teenager');
    const { patient_id: patientId, pud } = unchecked;
    const activationCode = await giveActivationCode(tx, deps, patientId, actor.accountId);
    const about = { subject: 'access', subjectId: id, patientId };
    await appendEntry(tx, deps.clock, actor, 'family.own_login_started', about);
    return { pud, activationCode, activateAt: linkTo(deps.config, '/activate') };
  });
}
