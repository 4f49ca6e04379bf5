import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import { openInpatient } from '#server/admissions/find-inpatient.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { presentOrders } from './present.ts';
import { asNeededOrders, ordersOf } from './store.ts';

/** Running ones first. */
export async function listOrders(deps: Deps, actor: Actor, admissionId: string): Promise<MedicationOrder[]> {
  return transaction(deps.db, async (tx) => {
    await openInpatient(tx, deps, actor, admissionId, 'medication');
    const orders = await presentOrders({ ...deps, db: tx }, actor, await ordersOf(tx, [admissionId]));
    const isOver = ({ state }: MedicationOrder) => (state === 'running' ? 0 : 1);
    return orders.toSorted((one, other) => isOver(one) - isOver(other));
  });
}

/** Lists the as-needed orders of the ward. */
export async function listAsNeeded(deps: Deps, actor: Actor): Promise<MedicationOrder[]> {
  return transaction(deps.db, async (tx) => {
    const orders = await presentOrders({ ...deps, db: tx }, actor, await asNeededOrders(tx));
    return orders.filter(({ state }) => state === 'running');
  });
}

/** Lists the orders of one stay, oldest first. The caller has opened the chart. */
export const findOrders = async (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  admissionId: string,
): Promise<MedicationOrder[]> => presentOrders(deps, actor, await ordersOf(deps.db, [admissionId]));
