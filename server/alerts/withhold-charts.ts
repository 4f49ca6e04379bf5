import type { Tx } from '../db/connect.ts';
import { closeCare, closeChartByAlert } from '../patients/chart-access/care.ts';
import type { Deps } from '../platform/deps.ts';
import { withholdSince } from './store.ts';

type Stay = { patient_id: string; admitted_at: Date };

/** After a stay that ended without acceptance, its alarms still ring but open the chart to nobody. */
export async function withholdCharts(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { patient_id: patientId, admitted_at: since }: Stay,
): Promise<void> {
  for (const id of await withholdSince(tx, patientId, since)) {
    await closeCare(tx, id, deps.clock.now());
    await closeChartByAlert(tx, deps, id);
  }
}
