import type { PrescribedMedicine, Prescription } from '#contract/medicines/prescriptions.ts';
import { transaction } from '#server/db/transaction.ts';
import { openChart } from '#server/patients/chart-access/open-chart.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addDays, dayIn } from '#server/platform/zoned-time.ts';
import { presentMedicine, presentPrescription } from './present.ts';
import { isRunningAt } from './running.ts';
import {
  LAST_DOSES_DAYS,
  medicinesIn,
  type PrescriptionRow,
  prescriptionsFor,
  prescriptionsOf,
  runningOn,
} from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

export async function listPrescriptions(deps: Deps, actor: Actor, patientId: string): Promise<Prescription[]> {
  return transaction(deps.db, async (tx) => {
    await openChart(tx, deps, actor, patientId, 'prescriptions');
    return findPrescriptions({ ...deps, db: tx }, actor, patientId);
  });
}

/** Lists prescriptions, newest first. The caller has opened the chart. */
const findPrescriptions = async (deps: Needs, actor: Actor, patientId: string): Promise<Prescription[]> =>
  withMedicines(deps, actor, await prescriptionsOf(deps.db, patientId));

export async function prescriptionsForDiagnoses(
  deps: Needs,
  actor: Actor,
  diagnosisIds: readonly string[],
): Promise<Prescription[]> {
  return diagnosisIds.length === 0 ? [] : withMedicines(deps, actor, await prescriptionsFor(deps.db, diagnosisIds));
}

async function withMedicines(deps: Needs, actor: Actor, rows: PrescriptionRow[]): Promise<Prescription[]> {
  if (rows.length === 0) return [];
  const medicines = await medicinesIn(
    deps.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentPrescription(deps, actor, row, medicines));
}

/** Prescribed here and running now: with dose, route and how often. The ward makes its orders from these. */
export async function findRunningMedicines(
  deps: Needs,
  actor: Actor,
  patientId: string,
): Promise<PrescribedMedicine[]> {
  const { timeZone } = deps.config.clinic;
  const now = deps.clock.now();
  const rows = await runningOn(deps.db, patientId, addDays(dayIn(timeZone, now), -LAST_DOSES_DAYS));
  return rows.filter((row) => isRunningAt(row, now, timeZone)).map((row) => presentMedicine(deps, actor, row));
}
