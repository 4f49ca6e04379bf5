import { OFFER_HOLD_MS } from '#contract/appointments/waitlist.ts';
import {
  isSlotTaken,
  queueForRest,
  queueForSlot,
  tryQueueForRest,
  tryQueueForSlot,
} from '#server/appointments/booking/store.ts';
import { minutesFor } from '#server/appointments/booking/visit-kind.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findDoctorHere, findSchedule } from '#server/schedule/find-doctor.ts';
import type { OfferedTime } from '#server/schedule/lock-offer.ts';
import { offeredMinutes } from '#server/schedule/slots.ts';
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
  offer(tx, deps, slot, {
    first: async () => {
      await queueForSlot(tx, slot.doctorId, slot.start);
      return true;
    },
    rest: async (minutes) => {
      await queueForRest(tx, slot.doctorId, slot.start, minutes);
      return true;
    },
  });

/** The same for a slot that is free already. Whoever is booking it right now is not waited for: looked at again later. */
export const offerFreeSlot = (tx: Tx, deps: Deps, slot: Slot): Promise<OfferRow | undefined> => {
  const orLater = async (isMine: boolean) => {
    if (!isMine) await markDoctor(tx, slot.doctorId);
    return isMine;
  };
  return offer(tx, deps, slot, {
    first: async () => orLater(await tryQueueForSlot(tx, slot.doctorId, slot.start)),
    rest: async (minutes) => orLater(await tryQueueForRest(tx, slot.doctorId, slot.start, minutes)),
  });
};

type StandInLine = { first: () => Promise<boolean>; rest: (minutes: number) => Promise<boolean> };

async function offer(
  tx: Tx,
  deps: Deps,
  { doctorId, start }: Slot,
  standInLine: StandInLine,
): Promise<OfferRow | undefined> {
  const slot = slotInZone(deps.config.clinic.timeZone, start);
  const now = deps.clock.now();
  if (!isTimeToOffer(slot, now, deps.config.clinic)) return undefined;
  const line = lineFor(await waitingFor(tx, doctorId, start), slot, now, deps.config.clinic);
  const offered = line.length > 0 ? await offeredTime(tx, deps, doctorId, slot) : undefined;
  if (!offered) return undefined;
  if (!(await standInLine.first()) || (await isSlotTaken(tx, { doctorId, start }))) return undefined;
  for (const wish of line) {
    const minutes = await minutesFor({ ...deps, db: tx }, { patientId: wish.patient_id, doctorId }, offered);
    const taken = minutes + offered.pauseMinutes;
    if (!(await standInLine.rest(taken))) return undefined;
    // Too short for this one; the next may need less.
    if (await isSlotTaken(tx, { doctorId, start }, taken)) continue;
    const made = await offerTo(tx, deps, wish, { doctorId, start, minutes, pauseMinutes: offered.pauseMinutes });
    if (made) return made;
  }
  return undefined;
}

/** Hours may change and doctors may leave later on: whoever accepts is checked again. */
export async function offeredTime(
  tx: Tx,
  deps: Deps,
  doctorId: string,
  { day, startsAt }: SlotInZone,
): Promise<OfferedTime | undefined> {
  if (!(await findDoctorHere(tx, doctorId))) return undefined;
  const schedule = await findSchedule(tx, doctorId, day);
  const minutes = offeredMinutes(startsAt, schedule, deps.config.clinic.timeZone, { kind: 'first' });
  if (minutes === undefined) return undefined;
  return { minutes, followUpMinutes: schedule.lengths.followUp, pauseMinutes: schedule.lengths.pause };
}

type Held = Slot & { minutes: number; pauseMinutes: number };

async function offerTo(tx: Tx, deps: Deps, wish: WishRow, held: Held): Promise<OfferRow | undefined> {
  if (!(await lockWish(tx, wish.id))) return undefined;
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + OFFER_HOLD_MS);
  const { doctorId, start } = held;
  const made = await insertOffer(tx, { wish, ...held, offeredAt: now, expiresAt });
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
