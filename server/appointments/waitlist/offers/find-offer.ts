import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { maySee } from '../policy.ts';
import { type OfferRow, offerById } from './store.ts';

/** Another's offer answers like one that does not exist. */
export async function findOffer({ db }: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<OfferRow> {
  const unchecked = await offerById(db, id);
  if (!unchecked || !maySee(actor, unchecked)) {
    throw new Refusal('not_found', { patientId: unchecked?.patient_id ?? null });
  }
  return unchecked;
}

export const offerOver = ({ state }: Pick<OfferRow, 'state'>): Refusal =>
  state === 'accepted' ? refuse('offer_over', 'taken', {}) : new Refusal('offer_over');
