import { OFFER_HOLD_MS } from '#contract/appointments/waitlist.ts';
import { isSlotTaken, queueForSlot, tryQueueForSlot } from '#server/appointments/store.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findDoctorHere, findSchedule } from '#server/schedule/find-doctor.ts';
import { isOffered as isInSchedule } from '#server/schedule/slots.ts';
import { notifyOffered, publishHold, publishLine } from '../notify-waiting.ts';
import { markDoctor } from '../store.ts';
import { isTimeToOffer, lineFor, type SlotInZone, slotInZone } from '../wishes/line.ts';
import { lockWish, type WishRow, waitingFor } from '../wishes/store.ts';
import { insertOffer, type OfferRow } from './store.ts';

export type Slot = { doctorId: string; start: Date };

/**
 * Offers a slot to the first in line whom it suits, in the transaction that frees it, and holds it for them. Undefined when
 * nobody gets it. Others who want the slot find it held until then, so they give way and cannot come in between.
 */
export const offerSlot = (tx: Tx, deps: Deps, slot: Slot): Promise<OfferRow | undefined> =>
  offer(tx, deps, slot, async () => {
    await queueForSlot(tx, slot.doctorId, slot.start);
    return true;
  });

/** The same for a slot that is free already. Whoever is booking it right now is not waited for: looked at again later. */
export const offerFreeSlot = (tx: Tx, deps: Deps, slot: Slot): Promise<OfferRow | undefined> =>
  offer(tx, deps, slot, async () => {
    const isMine = await tryQueueForSlot(tx, slot.doctorId, slot.start);
    if (!isMine) await markDoctor(tx, slot.doctorId);
    return isMine;
  });

async function offer(
  tx: Tx,
  deps: Deps,
  { doctorId, start }: Slot,
  standInLine: () => Promise<boolean>,
): Promise<OfferRow | undefined> {
  const slot = slotInZone(deps.config.clinic.timeZone, start);
  const now = deps.clock.now();
  if (!isTimeToOffer(slot, now, deps.config.clinic)) return undefined;
  const line = lineFor(await waitingFor(tx, doctorId, start), slot, now);
  if (line.length === 0 || !(await isOffered(tx, deps, doctorId, slot))) return undefined;
  if (!(await standInLine()) || (await isSlotTaken(tx, doctorId, start))) return undefined;
  for (const wish of line) {
    const made = await offerTo(tx, deps, wish, { doctorId, start });
    if (made) return made;
  }
  return undefined;
}

/** Hours may change and doctors may leave later on: whoever accepts is checked again. */
export async function isOffered(tx: Tx, deps: Deps, doctorId: string, { day, startsAt }: SlotInZone): Promise<boolean> {
  if (!(await findDoctorHere(tx, doctorId))) return false;
  return isInSchedule(startsAt, await findSchedule(tx, doctorId, day), deps.config.clinic.timeZone);
}

async function offerTo(tx: Tx, deps: Deps, wish: WishRow, { doctorId, start }: Slot): Promise<OfferRow | undefined> {
  if (!(await lockWish(tx, wish.id))) return undefined;
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + OFFER_HOLD_MS);
  const made = await insertOffer(tx, { wish, doctorId, start, offeredAt: now, expiresAt });
  if (!made) return undefined;
  await appendEntry(tx, deps.clock, SYSTEM, 'waitlist.offered', {
    subject: 'waitlist-offer',
    subjectId: made.id,
    patientId: made.patient_id,
    details: { wish: wish.id, doctor: doctorId, start: start.toISOString() },
  });
  await notifyOffered(tx, deps, made);
  await publishLine(tx, [made]);
  await publishHold(tx, made);
  return made;
}
