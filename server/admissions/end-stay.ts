import { DAY_MS } from '#contract/durations.ts';
import { withholdCharts } from '../alerts/withhold-charts.ts';
import type { Tx } from '../db/connect.ts';
import { closeCare, closeChartToNurses, openCare } from '../patients/chart-access/care.ts';
import { lowerMarks } from '../patients/listing/marks.ts';
import { setPlace } from '../patients/public.ts';
import type { Deps } from '../platform/deps.ts';
import type { InpatientRow } from './find-inpatient.ts';

// Whoever wrote in a stay reads its chart for 30 days after the discharge.
const CARE_AFTERWARDS_MS = 30 * DAY_MS;

/** The chart closes to everyone at once, except to those who wrote in the stay. */
export async function endStay(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  stay: Pick<InpatientRow, 'id' | 'patient_id' | 'admitted_at' | 'accepted_at'>,
  writerIds: readonly string[],
): Promise<void> {
  const { id, patient_id: patientId } = stay;
  const now = deps.clock.now();
  if (!stay.accepted_at) await withholdCharts(tx, deps, stay);
  await closeCare(tx, id, now);
  await closeChartToNurses(tx, deps, id);
  const closesAt = new Date(now.getTime() + CARE_AFTERWARDS_MS);
  for (const clinicianId of writerIds) {
    await openCare(tx, deps, { patientId, clinicianId, kind: 'admission', sourceId: id, closesAt });
  }
  await setPlace(tx, patientId, null);
  await lowerMarks(tx, [id]);
}
