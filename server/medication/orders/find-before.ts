// What is known of the orders in whose place another one comes, and of the last doses of what it holds.
import type { Frequency } from '#contract/medicines/medicines.ts';
import { findFirstDayAtHome, findLastDoses } from '#server/care/prescriptions/last-doses.ts';
import type { Tx } from '#server/db/connect.ts';
import type { LastDose } from '#server/pharmacy/timing/first-moment.ts';
import { hasTimes } from '#server/pharmacy/timing/intervals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { openDoses } from '../doses/store.ts';
import type { Before } from './in-place-of.ts';
import { stateOf } from './present.ts';
import { type OrderRow, ordersOf } from './store.ts';

type Next = {
  admissionId: string;
  patientId: string;
  ingredients: readonly string[];
  frequency: Frequency;
  /** The prescription from which it is taken over. */
  medicineId?: string;
};
type About = {
  /** It ends with the new order. */
  ends: (order: OrderRow) => boolean;
  standsFor: (order: OrderRow) => boolean;
};
type Found = { before: Before[]; last: LastDose[]; countedAtHome: string | null };

/**
 * Last doses count by any ingredient that both hold, in whichever stay they were given and also when they were taken at home; only what
 * goes on beside it keeps nothing waiting. A dose that is due goes over from an order all of whose ingredients the new one holds.
 */
export async function findBefore(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  next: Next,
  { ends, standsFor }: About,
): Promise<Found> {
  const deps = { db: tx, clock, config };
  const { admissionId, patientId, ingredients } = next;
  const orders = await ordersOf(tx, [admissionId]);
  const ending = orders.filter(ends);
  // What has ended by itself keeps the next one waiting like what was stopped.
  const beside = orders.filter((order) => stateOf(order, clock.now()) === 'running' && !ends(order));
  const isBeside = (dose: { orderId: string | null; medicineId: string | null }) =>
    beside.some(({ id, prescribed_medicine_id }) =>
      dose.orderId ? id === dose.orderId : prescribed_medicine_id === dose.medicineId,
    );
  const held = [...new Set([...ingredients, ...ending.flatMap((order) => order.ingredients)])];
  const known = hasTimes(next.frequency) ? await findLastDoses(deps, patientId, held) : [];
  const last = known.filter((dose) => !isBeside(dose));
  const stoodFor = ending.filter(
    (order) => standsFor(order) && order.ingredients.every((one) => ingredients.includes(one)),
  );
  const ids = stoodFor.map(({ id }) => id);
  const open = ids.length > 0 ? await openDoses(tx, ids) : [];
  return {
    last,
    countedAtHome: await findFirstDayAtHome(deps, patientId, next),
    before: stoodFor.map((order) => ({
      ...{ frequency: order.frequency, times: order.times },
      countedFrom: order.counted_from ?? dayIn(config.clinic.timeZone, order.ordered_at),
      open: open.filter(({ order_id }) => order_id === order.id).map(({ due_at }) => due_at),
      isTimeCritical: order.is_time_critical,
    })),
  };
}
