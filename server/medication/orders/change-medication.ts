import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import { publishWard } from '#server/admissions/publish-ward.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { answerFindings } from '#server/care/answer-findings.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '#server/notices/notify.ts';
import { findAccessReason } from '#server/patients/chart-access/find-access-reason.ts';
import { requireChart } from '#server/patients/chart-access/require-chart.ts';
import { lockPatientById } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { planOrder } from '../doses/plan-doses.ts';
import { cancelTasks } from '../doses/store.ts';
import { isFlaggedChange } from '../policy.ts';
import { checkOrder } from './check-order.ts';
import type { Answers } from './order-medication.ts';
import { presentOrders, stateOf } from './present.ts';
import { doctorName, insertVersion, lockOrder, type OrderRow, orderById, setOnOrder } from './store.ts';
import { type NewTerms, termsOf } from './terms.ts';

type Change = NewTerms & Answers & { version: number };

/** A new version of the terms; the old ones stay stored, and future doses follow the new ones. */
export async function changeMedication(
  deps: Deps,
  doctor: Actor,
  id: string,
  change: Change,
): Promise<MedicationOrder> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const order = await requireRunning(tx, deps, doctor, id);
    if (order.version !== change.version) throw new Refusal('version_outdated');
    const terms = termsOf(deps, change);
    const report = await checkOrder(inTx, doctor, {
      admissionId: order.admission_id,
      patientId: order.patient_id,
      order: { ...change, ...(order.medicine_id ? { id: order.medicine_id } : {}), name: order.medication },
      replaces: id,
    });
    const safety = JSON.stringify(answerFindings(report.findings, change.answers ?? []));
    const now = deps.clock.now();
    const version = order.version + 1;
    const written = { written_by: doctor.accountId, written_at: now };
    await insertVersion(tx, { ...terms, ...written, order_id: id, version, safety });
    await setOnOrder(tx, id, { version, planned_until: now });
    await cancelTasks(tx, id, { at: now, after: now });
    const changed = await orderById(tx, id);
    if (!changed) throw new Refusal('not_found');
    await planOrder(tx, deps, changed);
    return record(tx, deps, doctor, changed, { action: 'medication.changed', writer: order.doctor_id });
  });
}

/** Doses that were not given end with it. */
export async function stopMedication(deps: Deps, doctor: Actor, id: string, reason: string): Promise<MedicationOrder> {
  return transaction(deps.db, async (tx) => {
    const order = await requireRunning(tx, deps, doctor, id);
    const now = deps.clock.now();
    await setOnOrder(tx, id, { stopped_at: now, stopped_by: doctor.accountId, stop_reason: reason });
    await cancelTasks(tx, id, { at: now });
    const stopped = await orderById(tx, id);
    if (!stopped) throw new Refusal('not_found');
    return record(tx, deps, doctor, stopped, { action: 'medication.stopped', writer: order.doctor_id });
  });
}

/**
 * Locks the order until the transaction ends, so that nobody gives it while it is changed, and then the patient, so that nobody is
 * discharged meanwhile. In this order, because giving a dose takes both in this order, too.
 */
async function requireRunning(tx: Tx, deps: Deps, doctor: Actor, id: string): Promise<OrderRow> {
  const locked = await lockOrder(tx, id);
  if (!locked) throw new Refusal('not_found');
  await lockPatientById(tx, locked.patient_id);
  // The stay may have ended while this waited.
  const unchecked = await orderById(tx, id);
  if (!unchecked) throw new Refusal('not_found');
  await requireChart({ ...deps, db: tx }, doctor, unchecked.patient_id);
  if (stateOf(unchecked, deps.clock.now()) !== 'running') throw new Refusal('order_not_running');
  return unchecked;
}

type Act = { action: 'medication.changed' | 'medication.stopped' /** Whose order it was. */; writer: string };

async function record(tx: Tx, deps: Deps, doctor: Actor, row: OrderRow, act: Act): Promise<MedicationOrder> {
  const about = { subject: 'medication-order', subjectId: row.id, patientId: row.patient_id };
  const ground = await findAccessReason({ ...deps, db: tx }, doctor.accountId, row.patient_id);
  const isEmergency = isFlaggedChange(doctor, { writer: act.writer, ground });
  const { version } = row;
  const details = { version, ...(isEmergency && { flagged: true, ground }) };
  await appendEntry(tx, deps.clock, doctor, act.action, { ...about, details });
  if (isEmergency) await notifyWriter(tx, deps, doctor, row, act);
  const types = ['medication-orders', 'medication-tasks', 'inpatients'] as const;
  await publishWard(tx, deps, types, { patientId: row.patient_id, id: row.id });
  const [presented] = await presentOrders({ ...deps, db: tx }, doctor, [row]);
  if (!presented) throw new Refusal('not_found');
  return presented;
}

/** A colleague who was there in an emergency changed it: whoever ordered it looks at it again. */
async function notifyWriter(tx: Tx, deps: Deps, doctor: Actor, row: OrderRow, { action, writer }: Act): Promise<void> {
  const name = await doctorName(tx, doctor.accountId);
  const verb = action === 'medication.stopped' ? 'stopped' : 'changed';
  await notify(tx, deps, {
    to: writer,
    kind: 'medication',
    title: `${name} ${verb} your order of ${row.medication} in an emergency`,
    text: `For ${row.patient}. They do not care for this patient otherwise. Please look at the order.`,
    patientId: row.patient_id,
    link: '/doctor-dashboard',
  });
}
