import { MAX_PENDING } from '#contract/appointments/appointments.ts';
import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockPatientById } from '#server/patients/find-patient.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOffer } from '#server/schedule/lock-offer.ts';
import { SLOT_MINUTES } from '#server/schedule/slots.ts';
import { countPending, isSlotTaken, queueForRest, queueForSlot } from '../store.ts';
import { minutesFor } from './visit-kind.ts';

type Wanted = {
  patientId: string;
  doctorId: string;
  start: Date;
  mode: VisitMode;
  /** The visit that leaves its own time for this one. */
  moving?: string;
  /** How long it was promised to last, whatever the doctor's lengths have become since. */
  promised?: Lasts;
};

export type Lasts = { minutes: number; pauseMinutes: number };

/** Locks the slot and checks that it is still free. The constraints of the table have the last word. */
export async function lockSlot(tx: Tx, deps: Pick<Deps, 'config' | 'clock'>, input: Wanted): Promise<Lasts> {
  // They travel together and are done in this order. Hours may have changed, and the doctor or the patient may have left,
  // since the free times were read.
  const [offer, , isTaken, { isDeactivated }] = await Promise.all([
    lockOffer(tx, deps, input.doctorId, input.start, input.mode),
    queueForSlot(tx, input.doctorId, input.start),
    isSlotTaken(tx, input),
    lockPatientById(tx, input.patientId),
  ]);
  if (typeof offer === 'string') throw notOffered();
  if (isTaken) throw slotTaken();
  if (isDeactivated) throw new Refusal('not_found');
  const { pauseMinutes } = offer;
  const lasts = input.promised ?? { minutes: await minutesFor({ ...deps, db: tx }, input, offer), pauseMinutes };
  await requireRest(tx, input, lasts.minutes + lasts.pauseMinutes);
  return lasts;
}

/** What a longer visit takes beyond its first quarter of an hour. */
async function requireRest(tx: Tx, { doctorId, start, moving }: Wanted, minutes: number) {
  if (minutes <= SLOT_MINUTES) return;
  await queueForRest(tx, doctorId, start, minutes);
  if (await isSlotTaken(tx, { doctorId, start, moving }, minutes)) throw slotTaken();
}

/** Call it while the patient's row is locked, so that two requests at once do not both count two. */
export async function assertFewPending(
  tx: Tx,
  asked: { patientId: string; isAskedByOther: boolean },
  exceptId: string | null,
): Promise<void> {
  if ((await countPending(tx, asked, exceptId)) >= MAX_PENDING) throw new Refusal('too_many_pending');
}

export const notOffered = () =>
  new Refusal('slot_not_offered', { fields: { time: 'The doctor offers no appointment at that time.' } });

export const slotTaken = () => new Refusal('slot_taken', { fields: { time: 'Choose another time.' } });
