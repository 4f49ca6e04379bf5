import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import { answerFindings } from '#server/care/answer-findings.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { requireChart } from '#server/patients/chart-access/require-chart.ts';
import { lockPatientById } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireLicence } from '#server/staffing/licences/require-licence.ts';
import { planOrder } from '../doses/plan-doses.ts';
import { cancelTasks, openDoses } from '../doses/store.ts';
import { checkOrder } from './check-order.ts';
import { endOrder, recordChange } from './end-order.ts';
import { findBefore } from './find-before.ts';
import { type Beginning, beginningOf } from './in-place-of.ts';
import type { Answers } from './order-medication.ts';
import { stateOf } from './present.ts';
import { insertVersion, lockOrder, type OrderRow, orderById, setOnOrder } from './store.ts';
import { type NewTerms, requireWhole, termsOf } from './terms.ts';

type Change = NewTerms &
  Answers & {
    version: number;
    /** It ends when it was to end. */
    keepsEnd?: boolean | undefined;
  };

/** A new version of the terms; the old ones stay stored, and future doses follow the new ones. */
export async function changeMedication(
  deps: Deps,
  doctor: Actor,
  id: string,
  change: Change,
): Promise<MedicationOrder> {
  requireLicence(deps, doctor);
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const order = await requireRunning(tx, deps, doctor, id);
    if (order.version !== change.version) throw new Refusal('version_outdated');
    requireWhole(change);
    await requireSingleOpen(tx, order, change);
    const now = deps.clock.now();
    const beginning = await beginAgain(tx, deps, order, change);
    const terms = { ...termsOf(deps, change, beginning), ...(change.keepsEnd ? { ends_at: order.ends_at } : {}) };
    const report = await checkOrder(inTx, doctor, {
      admissionId: order.admission_id,
      patientId: order.patient_id,
      order: { ...change, ...(order.medicine_id ? { id: order.medicine_id } : {}), name: order.medication },
      replaces: id,
    });
    const safety = JSON.stringify(answerFindings(report.findings, change.answers ?? []));
    const version = order.version + 1;
    const written = { written_by: doctor.accountId, written_at: now };
    await insertVersion(tx, { ...terms, ...written, order_id: id, version, safety });
    const { countedFrom: counted_from, firstDoseFrom: first_dose_from, keepsOpen } = beginning;
    await setOnOrder(tx, id, { version, planned_until: now, counted_from, first_dose_from });
    // A dose that is due stays where the next one of the new terms is not near.
    await cancelTasks(tx, id, keepsOpen ? { at: now, after: now } : { at: now });
    const changed = await orderById(tx, id);
    if (!changed) throw new Refusal('not_found');
    await planOrder(tx, deps, changed);
    return recordChange(tx, deps, doctor, changed, { action: 'medication.changed', writer: order.doctor_id });
  });
}

/**
 * Nobody can tell whether the single dose is one more, or the one that was given already: an order that goes on does not become a
 * single dose, and a single dose that is recorded is not changed.
 */
async function requireSingleOpen(tx: Tx, { id, frequency: was }: OrderRow, { frequency }: NewTerms): Promise<void> {
  if (frequency !== 'once') return;
  if (was === 'once' && (await openDoses(tx, [id])).length > 0) return;
  const words =
    was === 'once'
      ? 'This dose is recorded already. Order another one by itself.'
      : 'Stop this order, and order the single dose by itself.';
  throw new Refusal('bad_input', { fields: { frequency: words } });
}

/** The new terms begin as those of a new order that stands for the old ones. */
async function beginAgain(tx: Tx, deps: Deps, order: OrderRow, { frequency, times }: NewTerms): Promise<Beginning> {
  const { admission_id: admissionId, patient_id: patientId, ingredients } = order;
  const isIts = ({ id }: OrderRow) => id === order.id;
  const next = { admissionId, patientId, ingredients, frequency };
  const { before, last, countedAtHome } = await findBefore(tx, deps, next, { ends: isIts, standsFor: isIts });
  const about = { frequency, times, countedFrom: countedAtHome, last, at: deps.clock.now() };
  return beginningOf(about, before, deps.config.clinic.timeZone);
}

/** Doses that were not given end with it. */
export async function stopMedication(deps: Deps, doctor: Actor, id: string, reason: string): Promise<MedicationOrder> {
  return transaction(deps.db, async (tx) => {
    const order = await requireRunning(tx, deps, doctor, id);
    return endOrder(tx, deps, doctor, order, { reason });
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
