import { MAX_PENDING } from '#contract/appointments/appointments.ts';
import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockAndFindPatient } from '#server/patients/find-patient.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOffers } from '#server/schedule/lock-offer.ts';
import { SLOT_MINUTES } from '#server/schedule/slots.ts';
import { countPending, isSlotTaken, queueForRest, queueForSlot } from './store.ts';
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
  const { offers, isTaken, patient } = await askForSlot(tx, deps, input);
  if (!patient || patient.deactivated_at) throw new Refusal('not_found');
  return chooseLength(tx, deps, input, { offers, isTaken });
}

/**
 * The first half, which refuses nothing. What is asked in the same moment travels along, and is done after these. Hours may have changed,
 * and the doctor or the patient may have left, since the free times were read.
 */
export async function askForSlot(tx: Tx, deps: Pick<Deps, 'config'>, { patientId, doctorId, start, moving }: Wanted) {
  const [offers, , isTaken, patient] = await Promise.all([
    lockOffers(tx, deps, doctorId, start),
    queueForSlot(tx, doctorId, start),
    isSlotTaken(tx, { doctorId, start, moving }),
    lockAndFindPatient(tx, patientId),
  ]);
  return { offers, isTaken, patient };
}

type Asked = Pick<Awaited<ReturnType<typeof askForSlot>>, 'offers' | 'isTaken'>;

/** The second half: how long the visit lasts, if the slot is offered and free. */
export async function chooseLength(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  input: Wanted,
  { offers, isTaken }: Asked,
): Promise<Lasts> {
  const offer = offers(input.start, input.mode);
  if (typeof offer === 'string') throw notOffered();
  if (isTaken) throw slotTaken();
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
  exceptId: string,
): Promise<void> {
  requireFewPending(await countPending(tx, asked, exceptId));
}

export function requireFewPending(pending: number): void {
  if (pending >= MAX_PENDING) throw new Refusal('too_many_pending');
}

export const notOffered = () =>
  new Refusal('slot_not_offered', { fields: { time: 'The doctor offers no appointment at that time.' } });

export const slotTaken = () => new Refusal('slot_taken', { fields: { time: 'Choose another time.' } });
