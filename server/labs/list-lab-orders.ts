import type { LAB_LISTS, LabOrder, LabState } from '#contract/labs/lab-orders.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { findOpenCharts } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { isOwnOrder, listsWork } from './policy.ts';
import { presentOrders } from './present-orders.ts';
import { ordersByDoctor, ordersToReview, ordersWaiting } from './store.ts';

type Input = { list?: (typeof LAB_LISTS)[number] | undefined; limit: number; after?: string | undefined };

const STATES: Record<'to-collect' | 'to-result' | 'open', LabState[]> = {
  'to-collect': ['ordered'],
  'to-result': ['collected'],
  open: ['ordered', 'collected'],
};

export async function listLabOrders(deps: Deps, actor: Actor, input: Input): Promise<LabOrder[]> {
  if (listsWork(actor)) {
    const states = input.list && input.list !== 'to-review' ? STATES[input.list] : STATES.open;
    const rows = await ordersWaiting(deps.db, { states }, input);
    const patientIds = rows.map(({ patient_id }) => patient_id);
    const open = await findOpenCharts(deps, actor, patientIds);
    return presentOrders(deps, actor, rows, ({ patient_id }) => open.has(patient_id));
  }
  return transaction(deps.db, async (tx) => {
    const rows =
      input.list === 'to-review'
        ? await ordersToReview(tx, { doctorId: actor.accountId, now: deps.clock.now() }, input.limit)
        : await ordersByDoctor(
            tx,
            { orderedBy: actor.accountId, ...(input.list ? { states: STATES[input.list] } : {}) },
            input,
          );
    await appendEntry(tx, deps.clock, actor, 'lab_results.listed', { details: { count: rows.length } });
    // What somebody else ordered is listed only to whom the chart is open.
    return presentOrders({ ...deps, db: tx }, actor, rows, (row) => !isOwnOrder(actor, row));
  });
}
