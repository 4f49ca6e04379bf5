import type { HistoryEntry } from '#contract/patients/chart.ts';
import { listPatientAppointments } from '../appointments/list-appointments.ts';
import { findDiagnoses } from '../care/read-diagnosis.ts';
import { transaction } from '../db/transaction.ts';
import { findLabOrders } from '../labs/list-lab-reports.ts';
import { openChart } from '../patients/chart-access/open-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { listSymptoms } from '../triage/list-symptoms.ts';
import { fromDiagnosis, fromOrder, fromTriage, fromVisit } from './history-entries.ts';

const MOST = 200;

/** Lists everything that modules know of a patient, newest first. */
export async function listHistory(deps: Deps, actor: Actor, patientId: string): Promise<HistoryEntry[]> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    await openChart(tx, deps, actor, patientId, 'history');
    const dayOf = (instant: string) => dayIn(deps.config.clinic.timeZone, new Date(instant));
    const diagnoses = await findDiagnoses(inTx, actor, patientId, { limit: MOST });
    const visits = await listPatientAppointments(inTx, actor, patientId, { limit: MOST });
    const orders = await findLabOrders(inTx, actor, patientId);
    const triages = await listSymptoms(inTx, actor, { patientId, limit: MOST });
    const entries = [
      ...diagnoses.flatMap((diagnosis) => fromDiagnosis(diagnosis)),
      ...visits.flatMap(fromVisit),
      ...orders.flatMap((order) => fromOrder(order, dayOf)),
      ...triages.map((triage) => fromTriage(triage, dayOf)),
    ];
    return entries.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, 2 * MOST);
  });
}
