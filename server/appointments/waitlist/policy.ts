import type { Wish } from '#contract/appointments/waitlist.ts';
import type { Actor } from '#server/platform/actor.ts';
import { isThePatient } from '../policy.ts';
import type { OfferRow } from './offers/store.ts';
import type { WishRow } from './wishes/store.ts';

type Owned = Pick<WishRow, 'patient_id'>;
type Offer = Pick<OfferRow, 'state' | 'expires_at' | 'patient_id'>;

/** Only the patient: neither doctors nor the desk see who waits. */
export const maySee = (actor: Actor, row: Owned): boolean => isThePatient(actor, row);

export const mayLeave = (actor: Actor, wish: Owned & Pick<WishRow, 'ended_at'>): boolean =>
  maySee(actor, wish) && wish.ended_at === null;

export const mayAnswer = (actor: Actor, offer: Offer, now: Date): boolean =>
  maySee(actor, offer) && offer.state === 'open' && offer.expires_at > now;

export const allowedActions = (actor: Actor, wish: WishRow, offer: OfferRow | undefined, now: Date): Wish['can'] => {
  const canAnswer = offer !== undefined && mayAnswer(actor, offer, now);
  return { leave: mayLeave(actor, wish), accept: canAnswer, decline: canAnswer };
};
