import type { Action } from '#server/audit/actions.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publishHold, publishLine } from '../notify-waiting.ts';
import { markForWish } from '../store.ts';
import { wishById } from '../wishes/store.ts';
import { offerSlot } from './offer-slot.ts';
import { endOffer, type OfferRow } from './store.ts';

type Unanswered = 'declined' | 'lapsed' | 'withdrawn';

const ACTION: Record<Unanswered, Action> = {
  declined: 'waitlist.declined',
  lapsed: 'waitlist.lapsed',
  withdrawn: 'waitlist.withdrawn',
};

/** Ends an offer that was not taken. In the same transaction the slot goes to the next in line. False when it had ended. */
export async function passOn(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  offer: OfferRow,
  state: Unanswered,
  isStillHeld = false,
): Promise<boolean> {
  if (!(await endOffer(tx, offer.id, state, deps.clock.now(), isStillHeld))) return false;
  await appendEntry(tx, deps.clock, caller, ACTION[state], {
    subject: 'waitlist-offer',
    subjectId: offer.id,
    patientId: offer.patient_id,
  });
  await publishLine(tx, [offer]);
  await publishHold(tx, offer);
  await offerSlot(tx, deps, { doctorId: offer.doctor_id, start: offer.starts_at });
  // Nobody has two offers at once, so a time that became free meanwhile may be theirs now.
  const wish = await wishById(tx, offer.wish_id);
  if (wish && wish.ended_at === null) await markForWish(tx, wish);
  return true;
}
