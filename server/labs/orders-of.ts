// Finds the lab orders that came of a diagnosis.
import type { LabOrder } from '#contract/labs/lab-orders.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { presentOrders } from './present-orders.ts';
import { ordersOfDiagnoses } from './store.ts';

/** The caller has opened the chart. */
export async function ordersOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  diagnosisIds: readonly string[],
): Promise<LabOrder[]> {
  if (diagnosisIds.length === 0) return [];
  return presentOrders(deps, actor, await ordersOfDiagnoses(deps.db, diagnosisIds), () => true);
}
