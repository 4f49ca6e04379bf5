// Every dose has its task a day ahead. Done by whichever server comes first; the constraint lets none be planned twice.
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { lockOrderToPlan, type OrderRow, ordersToPlan, setOnOrder } from '../orders/store.ts';
import { dueTimes, planOf } from './due-times.ts';
import { insertTasks } from './store.ts';

const AHEAD_MS = DAY_MS;
/** An order is looked at again when less than this is planned. */
const ENOUGH_MS = 12 * HOUR_MS;

export async function planDoses(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() + ENOUGH_MS);
  await forEachIsolated(
    await ordersToPlan(deps.db, before),
    ({ id }) => `medication-order ${id}`,
    ({ id }) =>
      transaction(deps.db, async (tx) => {
        const order = await lockOrderToPlan(tx, id, before);
        if (order) await planOrder(tx, deps, order);
      }),
  );
}

export async function planOrder(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  order: OrderRow,
): Promise<void> {
  const until = new Date(clock.now().getTime() + AHEAD_MS);
  if (until <= order.planned_until) return;
  const span = { from: order.planned_until, until };
  await insertTasks(tx, order.id, dueTimes(planOf(order), span, config.clinic.timeZone));
  await setOnOrder(tx, order.id, { planned_until: until });
}
