import type { LabOrder } from '#contract/labs/lab-orders.ts';
import { findInCareOf } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { presentOrder } from './present.ts';
import type { LabOrderRow } from './store.ts';

/** Many at once; the caller knows to whom their charts are open. */
export async function presentOrders(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  rows: readonly LabOrderRow[],
  hasChart: (row: LabOrderRow) => boolean,
): Promise<LabOrder[]> {
  const patientIds = [...new Set(rows.map(({ patient_id }) => patient_id))];
  const inCareOf = await findInCareOf(deps, actor, patientIds);
  const now = deps.clock.now();
  return rows.map((row) => presentOrder({ actor, hasChart: hasChart(row), inCareOf, now }, row));
}
