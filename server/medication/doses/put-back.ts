// A record "given before" took doses off the plan of what follows. Crossed out, it was no dose: the plan is as if it had never been
// written, as far as that is safe. What does not come back is for the doctor to decide.
import { HOUR_MS } from '#contract/durations.ts';
import type { Tx } from '#server/db/connect.ts';
import { shortestIntervalMs } from '#server/pharmacy/timing/intervals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lockOrders, type OrderRow, ordersByIds, setOnOrder } from '../orders/store.ts';
import { dueTimes, planOf } from './due-times.ts';
import { givenToPatients, insertTasks, type RecordRow } from './store.ts';

/** What a record took off the plan of one order, as it is stored. */
export type TakenOff = {
  orderId: string;
  version: number;
  dueAt: string[];
  /** From when on the next dose is due because of the record, and before it. */
  waitsUntil: string;
  waitedUntil: string | null;
};

export type PutBack = {
  order: OrderRow;
  /** Due by now and to be given. */
  due: Date[];
  /** Due by now and not given any more: too late, or something of the same was given since. */
  lost: Date[];
  /** The next one that is still to come. */
  next: Date | null;
};

/** Orders that have changed or ended since, or wait for something else by now, are left as they are. */
export async function putBack(tx: Tx, deps: Pick<Deps, 'clock' | 'config'>, record: RecordRow): Promise<PutBack[]> {
  const takenOff = record.taken_off as TakenOff[];
  if (takenOff.length === 0) return [];
  const ids = takenOff.map(({ orderId }) => orderId);
  await lockOrders(tx, ids);
  const orders = await ordersByIds(tx, ids);
  const back: PutBack[] = [];
  for (const taken of takenOff) {
    const order = orders.find(({ id }) => id === taken.orderId);
    if (order && isUntouched(order, taken, deps.clock.now())) back.push(await restore(tx, deps, order, taken));
  }
  return back;
}

const isUntouched = (order: OrderRow, { version, waitsUntil }: TakenOff, now: Date): boolean =>
  order.stopped_at === null &&
  order.discharged_at === null &&
  order.version === version &&
  (order.ends_at === null || order.ends_at > now) &&
  order.first_dose_from?.getTime() === Date.parse(waitsUntil);

async function restore(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  order: OrderRow,
  { dueAt, waitedUntil }: TakenOff,
): Promise<PutBack> {
  const now = clock.now();
  const first_dose_from = waitedUntil === null ? null : new Date(waitedUntil);
  await setOnOrder(tx, order.id, { first_dose_from });
  const past = dueAt.map((each) => new Date(each)).filter((each) => each <= now);
  const due = await stillToGive(tx, order, past, now);
  // Also what was never planned, because the order waited.
  const span = { from: now, until: order.planned_until };
  const ahead = dueTimes(planOf({ ...order, first_dose_from }), span, config.clinic.timeZone);
  await insertTasks(tx, order.id, [...due, ...ahead]);
  return { order, due, lost: past.filter((each) => !due.includes(each)), next: ahead[0] ?? null };
}

/** The newest one, for half of the time to the next: as where an order replaces another. None if some of the same was given since. */
async function stillToGive(tx: Tx, order: OrderRow, past: readonly Date[], now: Date): Promise<Date[]> {
  const newest = past.toSorted((one, other) => other.getTime() - one.getTime())[0];
  const half = order.frequency === 'once' ? 12 * HOUR_MS : shortestIntervalMs(order) / 2;
  if (!newest || now.getTime() - newest.getTime() >= half) return [];
  const near = await givenToPatients(tx, [order.patient_id], new Date(newest.getTime() - half));
  const isGiven = near.some(({ ingredients }) => ingredients.some((one) => order.ingredients.includes(one)));
  return isGiven ? [] : [newest];
}
