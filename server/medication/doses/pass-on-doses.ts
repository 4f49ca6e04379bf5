// A dose that was due when its order was replaced: it is given as the new order says, and is not lost between the two.
import { HOUR_MS } from '#contract/durations.ts';
import type { Tx } from '#server/db/connect.ts';
import { type OrderRow, orderById } from '../orders/store.ts';
import { insertTasks, openDueTimes } from './store.ts';

type Next = Pick<OrderRow, 'frequency' | 'least_gap_hours'>;
type Doses = {
  /** Open doses of the order that ends, and how many it has a day. */
  due: readonly Date[];
  perDay: number;
  next: Next;
  /** Open doses of the order that takes its place. */
  own: readonly Date[];
  /** When it was replaced. */
  at: Date;
};

/**
 * What was due by then, for half of the time to the next one: after that it was missed. Not beside a dose that the new order plans as
 * near as it allows none.
 */
export function dosesToPassOn({ due, perDay, next, own, at }: Doses): Date[] {
  if (next.frequency === 'once' || next.frequency === 'as-needed') return [];
  const since = at.getTime() - (12 * HOUR_MS) / Math.max(1, perDay);
  const gap = (next.least_gap_hours ?? 0) * HOUR_MS;
  const isFree = (dose: Date) => own.every((other) => Math.abs(other.getTime() - dose.getTime()) >= gap);
  return due.filter((dose) => dose <= at && dose.getTime() > since && isFree(dose));
}

export async function passOnDoses(tx: Tx, orderId: string, nextId: string, at: Date): Promise<void> {
  const [order, next] = [await orderById(tx, orderId), await orderById(tx, nextId)];
  if (!order || !next || next.stopped_at) return;
  const [due, own] = [await openDueTimes(tx, orderId), await openDueTimes(tx, nextId)];
  await insertTasks(tx, nextId, dosesToPassOn({ due, perDay: order.times.length, next, own, at }));
}
