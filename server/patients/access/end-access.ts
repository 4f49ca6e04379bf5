import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { closeAccess } from './close-access.ts';
import { isTheirs, mayEnd, mayKnowOf } from './policy.ts';
import { lockAccess } from './store.ts';
import { tell } from './tell-family.ts';

/** Either side of a share ends it at once; the other side is told. Ending what has ended changes nothing. */
export async function endAccess(deps: Deps, actor: Actor, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const unchecked = await lockAccess(tx, id);
    if (!unchecked || !mayKnowOf(actor, unchecked)) throw new Refusal('not_found');
    if (!mayEnd(actor, unchecked)) throw new Refusal('access_of_guardian');
    if (!(await closeAccess(tx, deps, actor, unchecked, { cause: 'revoked' }))) return;
    const { account_id, account_name, owner_id, patient_name } = unchecked;
    if (!isTheirs(actor, unchecked)) {
      await tell(tx, deps, account_id, { code: 'family-ended', values: { name: patient_name } });
    } else if (owner_id) {
      await tell(tx, deps, owner_id, { code: 'family-yours-ended', values: { name: account_name } });
    }
  });
}
