import { DAY_MS } from '#contract/durations.ts';
import type { Tx } from '../db/connect.ts';
import { openCare } from '../patients/chart-access/care.ts';
import type { Deps } from '../platform/deps.ts';
import { careEnds } from './deadlines.ts';
import type { AppointmentRow } from './store.ts';

type Visit = Pick<
  AppointmentRow,
  'id' | 'patient_id' | 'doctor_id' | 'starts_at' | 'status' | 'arrived_at' | 'is_walk_in' | 'patient_account_id'
>;

// Until a visit has taken place, the desk alone says that there is one.
const BY_WORD_OF_THE_DESK_MS = DAY_MS;

/**
 * Opens the chart to the doctor of a visit. For a walk-in, and for someone without an account, whom nobody can tell of it,
 * for a day until the visit is done; for the latter not before they are here.
 */
export async function openVisitCare(tx: Tx, deps: Pick<Deps, 'clock'>, visit: Visit): Promise<void> {
  if (!opensChart(visit)) return;
  await openCare(tx, deps, {
    patientId: visit.patient_id,
    clinicianId: visit.doctor_id,
    kind: 'appointment',
    sourceId: visit.id,
    closesAt: isByWordOfTheDesk(visit)
      ? new Date(deps.clock.now().getTime() + BY_WORD_OF_THE_DESK_MS)
      : careEnds(visit.starts_at),
  });
}

const opensChart = ({ patient_account_id, arrived_at }: Visit) => patient_account_id !== null || arrived_at !== null;

export const isByWordOfTheDesk = ({ status, is_walk_in, patient_account_id }: Visit): boolean =>
  status !== 'completed' && (is_walk_in || patient_account_id === null);
