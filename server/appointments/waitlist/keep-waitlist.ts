import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated, runPartsIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { findDoctorHere } from '#server/schedule/find-doctor.ts';
import { slotsOn } from '../booking/free-slots.ts';
import { notifyLapsed, notifyWithdrawn } from './notify-waiting.ts';
import { offeredTime, offerFreeSlot } from './offers/offer-slot.ts';
import { passOn } from './offers/pass-on.ts';
import { askedKey, isElsewhere, offerById, offeredBefore, openOffersOfDoctor, overdueOffers } from './offers/store.ts';
import { markAllAwaited, markedDoctors, takeMarks } from './store.ts';
import { endWishesForDoctor, endWishesThatAreOver } from './wishes/end-wishes.ts';
import { canBeAsked, daysBetween, hearsOfIt, slotInZone, suits } from './wishes/line.ts';
import { waitingForDoctor } from './wishes/store.ts';

/** Every second: unanswered offers go to the next in line, and what became free is offered. */
export async function keepWaitlist(deps: Deps): Promise<void> {
  await runPartsIsolated({
    'unanswered offers': () => passOnOverdue(deps),
    'marked doctors': () => recheckMarked(deps),
  });
}

async function passOnOverdue(deps: Deps): Promise<void> {
  await forEachIsolated(
    await overdueOffers(deps.db, deps.clock.now()),
    ({ id }) => `waitlist-offer ${id}`,
    ({ id }) =>
      transaction(deps.db, async (tx) => {
        const offer = await offerById(tx, id);
        if (offer && (await passOn(tx, deps, SYSTEM, offer, 'lapsed'))) await notifyLapsed(tx, deps, offer);
      }),
  );
}

async function recheckMarked(deps: Deps): Promise<void> {
  await forEachIsolated(
    await markedDoctors(deps.db),
    (doctorId) => `doctor ${doctorId}`,
    (doctorId) =>
      transaction(deps.db, async (tx) => {
        if (await takeMarks(tx, doctorId)) await recheckDoctor(tx, deps, doctorId);
      }),
  );
}

/**
 * Every minute: wishes end with their last day, and all doctors for whom someone waits are looked at anew. What nobody
 * announces is found so: a quiet night is over, a request was answered, a joining and a cancellation missed each other.
 */
export async function lookAtWaitlist(deps: Deps): Promise<void> {
  await runPartsIsolated({
    'wishes that are over': () => endWishesThatAreOver(deps),
    'doctors for whom someone waits': () => markAllAwaited(deps.db),
  });
}

async function recheckDoctor(tx: Tx, deps: Deps, doctorId: string): Promise<void> {
  if (!(await findDoctorHere(tx, doctorId))) return endWishesForDoctor(tx, deps, SYSTEM, doctorId);
  await withdrawWhatIsNotOffered(tx, deps, doctorId);
  await offerFreeSlots(tx, deps, doctorId);
}

/** What a doctor does not offer any more, and what its patient cannot take any more, is not held in vain. */
async function withdrawWhatIsNotOffered(tx: Tx, deps: Deps, doctorId: string): Promise<void> {
  for (const offer of await openOffersOfDoctor(tx, doctorId)) {
    // Somewhere else then, by a booking of theirs: they need not be told that they cannot come.
    if (await isElsewhere(tx, offer)) {
      await passOn(tx, deps, SYSTEM, offer, 'withdrawn');
      continue;
    }
    const slot = slotInZone(deps.config.clinic.timeZone, offer.starts_at);
    if (await offeredTime(tx, deps, doctorId, slot)) continue;
    if (await passOn(tx, deps, SYSTEM, offer, 'withdrawn')) await notifyWithdrawn(tx, deps, offer);
  }
}

/**
 * Free slots of this doctor, the nearest first. Those who wait are read once: new hours may bring hundreds of slots, of
 * which only as many are looked at more closely as there are people to ask.
 */
async function offerFreeSlots(tx: Tx, deps: Deps, doctorId: string): Promise<void> {
  const now = deps.clock.now();
  let toAsk = (await waitingForDoctor(tx, doctorId)).filter((wish) => canBeAsked(wish, now));
  const { timeZone } = deps.config.clinic;
  const today = dayIn(timeZone, now);
  const last = toAsk
    .map(({ until_day }) => until_day)
    .sort()
    .at(-1);
  if (!last || last < today) return;
  const asked = await offeredBefore(tx, doctorId, now);
  const days = await slotsOn({ ...deps, db: tx }, doctorId, today, daysBetween(today, last) + 1);
  for (const { isFree, startsAt: start } of [...days.values()].flat()) {
    if (!isFree) continue;
    const slot = slotInZone(timeZone, start);
    const isWanted = toAsk.some(
      (wish) =>
        suits(wish, slot) &&
        hearsOfIt(wish, slot, now, deps.config.clinic) &&
        !asked.has(askedKey(wish.patient_id, start)),
    );
    const offer = isWanted && (await offerFreeSlot(tx, deps, { doctorId, start }));
    if (offer) toAsk = toAsk.filter(({ patient_id }) => patient_id !== offer.patient_id);
  }
}
