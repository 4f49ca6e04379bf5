import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { publishLine } from '../notify-waiting.ts';
import { passOn } from '../offers/pass-on.ts';
import { openOfferOf } from '../offers/store.ts';
import { mayLeave, maySee } from '../policy.ts';
import { endWish, sharingLine, type WishRow, wishById } from './store.ts';

/** A time that is held for this wish goes to the next in line. */
export async function leaveWaitlist(deps: Deps, actor: Actor, id: string): Promise<{ message: string }> {
  const unchecked = await wishById(deps.db, id);
  if (!unchecked || !maySee(actor, unchecked)) {
    throw new Refusal('not_found', { patientId: unchecked?.patient_id ?? null });
  }
  const wish = unchecked;
  if (!mayLeave(actor, wish)) throw new Refusal('wish_ended');
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const waiting = await sharingLine(tx, wish);
    // The offer before the wish, as whoever accepts does.
    await leaveHeldTime(tx, deps, actor, wish);
    if (!(await endWish(tx, id, 'left', now))) throw new Refusal('wish_ended');
    // Whoever was offering a time to this wish had it locked: their offer is to be seen only now.
    await leaveHeldTime(tx, deps, actor, wish);
    await appendEntry(tx, deps.clock, actor, 'waitlist.left', {
      subject: 'waitlist-wish',
      subjectId: id,
      patientId: wish.patient_id,
    });
    await publishLine(tx, waiting);
    return { message: 'You have left the waiting list.' };
  });
}

async function leaveHeldTime(tx: Tx, deps: Deps, actor: Actor, wish: WishRow): Promise<void> {
  const offer = await openOfferOf(tx, wish.patient_id);
  if (offer?.wish_id === wish.id) await passOn(tx, deps, actor, offer, 'declined');
}
