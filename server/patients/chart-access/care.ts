// Care relationships: they open and close a chart. Later modules call this to open and close them.
import { DAY_MS } from '#contract/durations.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  clinicianIdsOf,
  closeToNurses,
  endCare,
  endChartByAlert,
  openToNurses,
  setCareEnd,
  upsertCare,
  upsertChartByAlert,
} from './store.ts';

// A chart that an alert opened closes 24 hours after the alert.
export const ALERT_ACCESS_MS = DAY_MS;

// Decision 24: a task opens the chart for a day after it was given or taken.
export const TASK_OPENS_CHART_MS = DAY_MS;

type Opening = {
  patientId: string;
  clinicianId: string;
  kind: 'appointment' | 'admission' | 'task' | 'alert' | 'broken-glass';
  sourceId: string;
  closesAt: Date | null;
};

export async function openCare(tx: Tx, { clock }: Pick<Deps, 'clock'>, care: Opening): Promise<void> {
  await upsertCare(tx, {
    patient_id: care.patientId,
    clinician_id: care.clinicianId,
    kind: care.kind,
    source_id: care.sourceId,
    opened_at: clock.now(),
    closes_at: care.closesAt,
  });
}

/** Ends then at the latest. */
export const closeCare = (tx: Tx, sourceId: string, at: Date): Promise<void> => endCare(tx, sourceId, at);

/** Goes on until then, also where it would have ended before. */
export const prolongCare = (tx: Tx, sourceId: string, until: Date): Promise<void> => setCareEnd(tx, sourceId, until);

/** Returns the clinicians to whom this chart is open now. */
export const findCarers = (tx: Tx, patientId: string, now: Date): Promise<string[]> =>
  clinicianIdsOf(tx, patientId, now);

type Bedside = { patientId: string; sourceId: string };

/** Every nurse may open the chart, until it is closed to them. */
export async function openChartToNurses(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { patientId, sourceId }: Bedside,
): Promise<void> {
  await openToNurses(tx, { patient_id: patientId, source_id: sourceId, opened_at: clock.now() });
}

export async function closeChartToNurses(tx: Tx, { clock }: Pick<Deps, 'clock'>, sourceId: string): Promise<void> {
  await closeToNurses(tx, sourceId, clock.now());
}

type OpenAlert = { patientId: string; alertId: string };

/** Every doctor on duty and every nurse may open the chart while the alert is open, for a day at most after the last raise. */
export async function openChartByAlert(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { patientId, alertId }: OpenAlert,
): Promise<void> {
  const now = clock.now();
  const closesAt = new Date(now.getTime() + ALERT_ACCESS_MS);
  await upsertChartByAlert(tx, { patient_id: patientId, alert_id: alertId, opened_at: now, closes_at: closesAt });
}

export async function closeChartByAlert(tx: Tx, { clock }: Pick<Deps, 'clock'>, alertId: string): Promise<void> {
  await endChartByAlert(tx, alertId, clock.now());
}
