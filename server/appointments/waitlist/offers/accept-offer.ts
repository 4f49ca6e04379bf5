import type { Appointment } from '#contract/appointments/appointments.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { bookSlot } from '#server/appointments/booking/book-slot.ts';
import type { ReasonRead } from '#server/appointments/reasons/reason-cells.ts';
import { transaction } from '#server/db/transaction.ts';
import { carryPrivate } from '#server/patients/private-parts/mark-private.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publishLine } from '../notify-waiting.ts';
import { mayAnswer } from '../policy.ts';
import { endWish, sharingLine, wishById } from '../wishes/store.ts';
import { findOffer, offerOver } from './find-offer.ts';
import { endOffer, type OfferRow } from './store.ts';

/**
 * Books the held time as any booking. The hold ends and the booking begins in one transaction, so nobody comes in between;
 * a refusal leaves the offer as it was.
 */
export async function acceptOffer(
  deps: Deps,
  actor: Actor,
  id: string,
  read: ReasonRead = 'not-read',
): Promise<Appointment> {
  const offer = await findOffer(deps, actor, id);
  const now = deps.clock.now();
  if (!mayAnswer(actor, offer, now)) throw offerOver(offer);
  return transaction(deps.db, async (tx) => {
    if (!(await endOffer(tx, id, 'accepted', now, true))) throw offerOver(await findOffer({ db: tx }, actor, id));
    const wish = await wishById(tx, offer.wish_id);
    await endWish(tx, offer.wish_id, 'booked', now);
    const appointment = await bookSlot(tx, deps, actor, {
      patientId: offer.patient_id,
      doctorId: offer.doctor_id,
      start: offer.starts_at,
      mode: 'in-person',
      reason: wish?.reason ?? '',
      read: wish?.reason ? read : 'none',
      triageId: wish?.triage_id ?? null,
      offer: { id, lasts: { minutes: minutesOf(offer), pauseMinutes: offer.pause_minutes } },
    });
    await carryPrivate(tx, offer.wish_id, { subject: 'appointment', id: appointment.id });
    await publishLine(tx, [offer, ...(wish ? await sharingLine(tx, wish) : [])]);
    return appointment;
  });
}

/** Why somebody waits, before it becomes why they come. */
export async function reasonOfOffer(deps: Deps, actor: Actor, id: string): Promise<string> {
  const offer = await findOffer(deps, actor, id);
  return (await wishById(deps.db, offer.wish_id))?.reason ?? '';
}

const minutesOf = ({ starts_at, ends_at }: OfferRow): number => (ends_at.getTime() - starts_at.getTime()) / MINUTE_MS;
