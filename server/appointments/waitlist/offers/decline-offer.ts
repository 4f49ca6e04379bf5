import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { mayAnswer } from '../policy.ts';
import { findOffer, offerOver } from './find-offer.ts';
import { passOn } from './pass-on.ts';

/** The wish keeps its place; this time is not offered to it again. */
export async function declineOffer(deps: Deps, actor: Actor, id: string): Promise<{ message: string }> {
  const offer = await findOffer(deps, actor, id);
  if (!mayAnswer(actor, offer, deps.clock.now())) throw offerOver(offer);
  return transaction(deps.db, async (tx) => {
    if (!(await passOn(tx, deps, actor, offer, 'declined', true))) {
      throw offerOver(await findOffer({ db: tx }, actor, id));
    }
    return { message: 'The time goes to the next in line. You keep your place.' };
  });
}
