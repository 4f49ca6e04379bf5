// For the room that shows a diagnosis: the orders that came of it.
import type { LabOrder } from '../../contract/lab-orders.ts';
import type { Database } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import { orderOnFile } from './on-file.ts';
import { ordersOfDiagnoses } from './store.ts';

/** The caller has opened the chart. */
export async function ordersOf(db: Database, actor: Actor, diagnosisIds: readonly string[]): Promise<LabOrder[]> {
  if (diagnosisIds.length === 0) return [];
  const rows = await ordersOfDiagnoses(db, diagnosisIds);
  return rows.map((row) => orderOnFile({ actor, hasChart: true }, row));
}
