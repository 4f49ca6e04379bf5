import type { Diagnosis } from '#contract/patients/diagnoses.ts';
import { transaction } from '../db/transaction.ts';
import { ordersOf } from '../labs/orders-of.ts';
import { openChart } from '../patients/chart-access/open-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { tasksOf } from '../tasks/list-tasks.ts';
import type { Answered } from './answer-findings.ts';
import { allowedOnDiagnosis, mayReadClinicNotes } from './policy.ts';
import { prescriptionsForDiagnoses } from './prescriptions/list-prescriptions.ts';
import { addendaOf, type DiagnosisRow, diagnosesOf, diagnosisById } from './store.ts';

export async function readDiagnosis(deps: Deps, actor: Actor, id: string): Promise<Diagnosis> {
  return transaction(deps.db, async (tx) => {
    const unchecked = await diagnosisById(tx, id);
    if (!unchecked) throw new Refusal('not_found');
    await openChart(tx, deps, actor, unchecked.patient_id, 'diagnoses');
    const [diagnosis] = await presentDiagnoses({ ...deps, db: tx }, actor, [unchecked]);
    if (!diagnosis) throw new Refusal('not_found');
    return diagnosis;
  });
}

type Page = { limit: number; after?: string | undefined };

export async function listDiagnoses(deps: Deps, actor: Actor, patientId: string, page: Page): Promise<Diagnosis[]> {
  return transaction(deps.db, async (tx) => {
    await openChart(tx, deps, actor, patientId, 'diagnoses');
    return findDiagnoses({ ...deps, db: tx }, actor, patientId, page);
  });
}

/** Reads diagnoses, newest first, for later modules that have opened the chart themselves. */
export const findDiagnoses = async (deps: Deps, actor: Actor, patientId: string, page: Page): Promise<Diagnosis[]> =>
  presentDiagnoses(deps, actor, await diagnosesOf(deps.db, patientId, page));

export type Condition = Pick<Diagnosis, 'diagnosis' | 'code' | 'date' | 'followUpOn'>;

/** The same without what came of each. */
export const findConditions = async ({ db }: Pick<Deps, 'db'>, patientId: string, page: Page): Promise<Condition[]> =>
  (await diagnosesOf(db, patientId, page)).map(({ diagnosis, code, on_day: date, follow_up_on: followUpOn }) => {
    return { diagnosis, code, date, followUpOn };
  });

/** Presents diagnoses with everything that came of each. The caller may open the chart. */
export async function presentDiagnoses(deps: Deps, actor: Actor, rows: readonly DiagnosisRow[]): Promise<Diagnosis[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const prescriptions = await prescriptionsForDiagnoses(deps, actor, ids);
  const orders = await ordersOf(deps, actor, ids);
  const tasks = mayReadClinicNotes(actor) ? await tasksOf(deps.db, actor, ids, deps.clock.now()) : [];
  const addenda = await addendaOf(deps.db, ids);
  return rows.map((row) => ({
    id: row.id,
    patient: row.patient_name,
    patientId: row.patient_id,
    diagnosis: row.diagnosis,
    code: row.code,
    notes: row.notes,
    date: row.on_day,
    followUpOn: row.follow_up_on,
    signedBy: row.signer_name,
    signedById: row.signed_by,
    signedAt: row.signed_at.toISOString(),
    prescription: prescriptions.find(({ diagnosisId }) => diagnosisId === row.id) ?? null,
    labOrders: orders.filter(({ diagnosisId }) => diagnosisId === row.id),
    staffTasks: tasks.filter(({ diagnosisId }) => diagnosisId === row.id),
    addenda: addenda
      .filter(({ diagnosis_id }) => diagnosis_id === row.id)
      .map(({ id, text, writer_name, written_at }) => ({ id, text, by: writer_name, at: written_at.toISOString() })),
    safety: mayReadClinicNotes(actor) ? (row.safety as Answered[]) : [],
    safetyTableVersion: row.safety_table,
    can: allowedOnDiagnosis(actor),
  }));
}
