// A doctor or a patient leaves, or the last day that suits is over: nobody waits in vain, and no slot is held in vain.
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { type Caller, SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { listDoctorsOf } from '#server/schedule/find-doctor.ts';
import { notifyEnded, notifyWithdrawn, publishLine } from '../notify-waiting.ts';
import { passOn } from '../offers/pass-on.ts';
import { openOfferOf, openOffersOfDoctor } from '../offers/store.ts';
import { type EndCause, endWish, type WishRow, wishesForDoctor, wishesOf, wishesOver } from './store.ts';

export async function endWishesOfPatient(tx: Tx, deps: Deps, caller: Caller, patientId: string): Promise<void> {
  const offer = await openOfferOf(tx, patientId);
  if (offer) await passOn(tx, deps, caller, offer, 'withdrawn');
  for (const wish of await wishesOf(tx, patientId)) await end(tx, deps, caller, wish, 'patient-closed');
}

/** Wishes for the department stay while another of its doctors may have a time. */
export async function endWishesForDoctor(tx: Tx, deps: Deps, caller: Caller, doctorId: string): Promise<void> {
  const all = await wishesForDoctor(tx, doctorId);
  const department = all.find((wish) => wish.doctor_id === null)?.department;
  const isLast = department !== undefined && (await listDoctorsOf(tx, department)).length === 0;
  const wishes = all.filter((wish) => wish.doctor_id === doctorId || isLast);
  for (const offer of await openOffersOfDoctor(tx, doctorId)) {
    const isPassedOn = await passOn(tx, deps, caller, offer, 'withdrawn');
    // A patient whose wish ends with the offer is notified of the wish instead.
    if (isPassedOn && !wishes.some(({ id }) => id === offer.wish_id)) await notifyWithdrawn(tx, deps, offer);
  }
  for (const wish of wishes) await end(tx, deps, caller, wish, 'doctor-left');
}

/** An offer for the last day may still stand: it is answered or lapses by itself. */
export async function endWishesThatAreOver(deps: Deps): Promise<void> {
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  await forEachIsolated(
    await wishesOver(deps.db, today),
    ({ id }) => `waitlist-wish ${id}`,
    (wish) => transaction(deps.db, (tx) => end(tx, deps, SYSTEM, wish, 'expired')),
  );
}

async function end(tx: Tx, deps: Deps, caller: Caller, wish: WishRow, cause: EndCause): Promise<void> {
  if (!(await endWish(tx, wish.id, cause, deps.clock.now()))) return;
  await appendEntry(tx, deps.clock, caller, 'waitlist.ended', {
    subject: 'waitlist-wish',
    subjectId: wish.id,
    patientId: wish.patient_id,
    details: { cause },
  });
  if (cause === 'expired' || cause === 'doctor-left') await notifyEnded(tx, deps, wish, cause);
  await publishLine(tx, [wish]);
}
