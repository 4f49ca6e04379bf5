import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { publishLine } from './notify-waiting.ts';
import { passOn } from './pass-on.ts';
import { mayLeave, maySee } from './policy.ts';
import { endWish, openOfferOf, sharingLine, wishById } from './store.ts';

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
    const offer = await openOfferOf(tx, wish.patient_id);
    if (offer?.wish_id === id) await passOn(tx, deps, actor, offer, 'declined');
    if (!(await endWish(tx, id, 'left', now))) throw new Refusal('wish_ended');
    await appendEntry(tx, deps.clock, actor, 'waitlist.left', {
      subject: 'waitlist-wish',
      subjectId: id,
      patientId: wish.patient_id,
    });
    await publishLine(tx, waiting);
    return { message: 'You have left the waiting list.' };
  });
}
