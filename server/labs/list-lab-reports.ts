import type { LabOrder, LabReport } from '#contract/labs/lab-orders.ts';
import { transaction } from '../db/transaction.ts';
import { openChart } from '../patients/chart-access/open-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { presentOrders } from './present-orders.ts';
import { reportsOf } from './reports/reports.ts';
import { ordersOfPatient } from './store.ts';

/** Results, and what was ordered and has none to show yet. */
export async function listLabReports(
  deps: Deps,
  actor: Actor,
  patientId: string,
): Promise<{ reports: LabReport[]; waiting: LabOrder[] }> {
  return transaction(deps.db, async (tx) => {
    await openChart(tx, deps, actor, patientId, 'lab-reports');
    return findLabReports({ ...deps, db: tx }, actor, patientId);
  });
}

/** Lists reports, newest first, for later modules that have opened the chart themselves. */
export const findLabOrders = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  patientId: string,
): Promise<LabOrder[]> => presentOrders(deps, actor, await ordersOfPatient(deps.db, patientId), () => true);

/** The same as a chart shows them. */
export async function findLabReports(deps: Pick<Deps, 'db' | 'clock' | 'config'>, actor: Actor, patientId: string) {
  const { timeZone } = deps.config.clinic;
  const orders = await findLabOrders(deps, actor, patientId);
  return {
    reports: reportsOf(orders, (instant) => dayIn(timeZone, new Date(instant))),
    waiting: orders.filter(({ result, state }) => result === null && state !== 'cancelled'),
  };
}
