import { OFFER_HOLD_MS } from '#contract/waitlist.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findDoctorHere, findSchedule } from '#server/schedule/find-doctor.ts';
import { isOffered as isInSchedule } from '#server/schedule/slots.ts';
import { isHeld, queueForSlot, tryQueueForSlot } from '../store.ts';
import { isTimeToOffer, lineFor, type SlotInZone, slotInZone } from './line.ts';
import { notifyOffered, publishHold, publishLine } from './notify-waiting.ts';
import { insertOffer, lockWish, markDoctor, type WishRow, waitingFor } from './store.ts';

export type Slot = { doctorId: string; start: Date };

/**
 * Offers a slot to the first in line whom it suits, in the transaction that frees it, and holds it for them. False when
 * nobody gets it. Others who want the slot find it held until then, so they give way and cannot come in between.
 */
export const offerSlot = (tx: Tx, deps: Deps, slot: Slot): Promise<boolean> =>
  offer(tx, deps, slot, async () => {
    await queueForSlot(tx, slot.doctorId, slot.start);
    return true;
  });

/** The same for a slot that is free already. Whoever is booking it right now is not waited for: looked at again later. */
export const offerFreeSlot = (tx: Tx, deps: Deps, slot: Slot): Promise<boolean> =>
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
): Promise<boolean> {
  const slot = slotInZone(deps.config.clinic.timeZone, start);
  const now = deps.clock.now();
  if (!isTimeToOffer(slot, now, deps.config.clinic)) return false;
  const line = lineFor(await waitingFor(tx, doctorId, start), slot, now);
  if (line.length === 0 || !(await isOffered(tx, deps, doctorId, slot))) return false;
  if (!(await standInLine()) || (await isHeld(tx, doctorId, start))) return false;
  for (const wish of line) if (await offerTo(tx, deps, wish, { doctorId, start })) return true;
  return false;
}

/** Hours may change and doctors may leave later on: whoever accepts is checked again. */
export async function isOffered(tx: Tx, deps: Deps, doctorId: string, { day, startsAt }: SlotInZone): Promise<boolean> {
  if (!(await findDoctorHere(tx, doctorId))) return false;
  return isInSchedule(startsAt, await findSchedule(tx, doctorId, day), deps.config.clinic.timeZone);
}

async function offerTo(tx: Tx, deps: Deps, wish: WishRow, { doctorId, start }: Slot): Promise<boolean> {
  if (!(await lockWish(tx, wish.id))) return false;
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + OFFER_HOLD_MS);
  const made = await insertOffer(tx, { wish, doctorId, start, offeredAt: now, expiresAt });
  if (!made) return false;
  await appendEntry(tx, deps.clock, SYSTEM, 'waitlist.offered', {
    subject: 'waitlist-offer',
    subjectId: made.id,
    patientId: made.patient_id,
    details: { wish: wish.id, doctor: doctorId, start: start.toISOString() },
  });
  await notifyOffered(tx, deps, made);
  await publishLine(tx, [made]);
  await publishHold(tx, made);
  return true;
}
