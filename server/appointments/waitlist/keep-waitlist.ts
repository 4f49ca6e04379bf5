import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachApart } from '#server/platform/for-each-apart.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { findDoctorHere } from '#server/schedule/find-doctor.ts';
import { slotsOn } from '../free-slots.ts';
import { endWishesForDoctor, endWishesThatAreOver } from './end-wishes.ts';
import { daysBetween, slotInZone, suits } from './line.ts';
import { notifyLapsed, notifyWithdrawn } from './notify-waiting.ts';
import { isOffered, offerFreeSlot } from './offer-slot.ts';
import { passOn } from './pass-on.ts';
import {
  askedKey,
  markAllAwaited,
  markedDoctors,
  offerById,
  offeredBefore,
  openOffersOfDoctor,
  overdueOffers,
  takeMarks,
  wishesForDoctor,
} from './store.ts';

/** Every second: unanswered offers go to the next in line, and what became free is offered. */
export async function keepWaitlist(deps: Deps): Promise<void> {
  await forEachApart(
    [passOnOverdue, recheckMarked],
    ({ name }) => name,
    (part) => part(deps),
  );
}

async function passOnOverdue(deps: Deps): Promise<void> {
  await forEachApart(
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
  await forEachApart(
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
  await forEachApart(
    [endWishesThatAreOver, markAwaited],
    ({ name }) => name,
    (part) => part(deps),
  );
}

const markAwaited = ({ db }: Deps): Promise<void> => markAllAwaited(db);

async function recheckDoctor(tx: Tx, deps: Deps, doctorId: string): Promise<void> {
  if (!(await findDoctorHere(tx, doctorId))) return endWishesForDoctor(tx, deps, SYSTEM, doctorId);
  await withdrawWhatIsNotOffered(tx, deps, doctorId);
  for (const start of await freeAndWanted(tx, deps, doctorId)) await offerFreeSlot(tx, deps, { doctorId, start });
}

async function withdrawWhatIsNotOffered(tx: Tx, deps: Deps, doctorId: string): Promise<void> {
  for (const offer of await openOffersOfDoctor(tx, doctorId)) {
    const slot = slotInZone(deps.config.clinic.timeZone, offer.starts_at);
    if (await isOffered(tx, deps, doctorId, slot)) continue;
    if (await passOn(tx, deps, SYSTEM, offer, 'withdrawn')) await notifyWithdrawn(tx, deps, offer);
  }
}

/** Free slots of this doctor that suit someone who waits and was not asked about them before, the nearest first. */
async function freeAndWanted(tx: Tx, deps: Deps, doctorId: string): Promise<Date[]> {
  const wishes = await wishesForDoctor(tx, doctorId);
  const { timeZone } = deps.config.clinic;
  const today = dayIn(timeZone, deps.clock.now());
  const last = wishes
    .map(({ until_day }) => until_day)
    .sort()
    .at(-1);
  if (!last || last < today) return [];
  const asked = await offeredBefore(tx, doctorId, deps.clock.now());
  const isWanted = (startsAt: Date) => {
    const slot = slotInZone(timeZone, startsAt);
    return wishes.some((wish) => suits(wish, slot) && !asked.has(askedKey(wish.patient_id, startsAt)));
  };
  const slots = await slotsOn({ ...deps, db: tx }, doctorId, today, daysBetween(today, last) + 1);
  return [...slots.values()]
    .flat()
    .filter(({ isFree, startsAt }) => isFree && isWanted(startsAt))
    .map(({ startsAt }) => startsAt);
}
