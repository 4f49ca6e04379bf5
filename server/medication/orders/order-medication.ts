import type { MedicationOrder } from '#contract/medication-orders.ts';
import type { SafetyReport } from '#contract/medicines.ts';
import { acceptStay } from '#server/admissions/accept-admission.ts';
import { announceWard } from '#server/admissions/announce-ward.ts';
import { holdInpatient, openInpatient } from '#server/admissions/find-inpatient.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { answerFindings } from '#server/care/answer-findings.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { holdPatient } from '#server/patients/find-patient.ts';
import { describeMedicines } from '#server/pharmacy/describe-medicines.ts';
import { nameIngredients } from '#server/pharmacy/name-ingredients.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { planOrder } from '../doses/plan-doses.ts';
import { checkOrder } from './check-order.ts';
import { ordersOnFile } from './on-file.ts';
import { insertOrder, insertVersion, orderById } from './store.ts';
import { type TermsWish, termsOf } from './terms.ts';

export type Answers = { answers?: { finding: string; reason: string }[] | undefined };
export type OrderWish = TermsWish & Answers & { medicineId?: string | undefined; medication: string };

/** A doctor orders a medicine for someone who lies here; its doses are planned at once. */
export async function orderMedication(
  deps: Deps,
  doctor: Actor,
  admissionId: string,
  wish: OrderWish,
): Promise<MedicationOrder> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const stay = await holdInpatient(tx, deps, doctor, admissionId);
    const { patient_id: patientId } = stay;
    await acceptStay(tx, deps, doctor, stay, doctor.accountId);
    const terms = termsOf(deps, wish);
    const { medicineId, medication } = await demandMedicine(tx, wish);
    const [ingredients = []] = await nameIngredients(tx, [{ id: medicineId ?? undefined, name: medication }]);
    // Two who order for one person at once come one after the other: the second is checked with the first's.
    await holdPatient(tx, patientId);
    const order = { ...wish, ...(medicineId ? { id: medicineId } : {}), name: medication };
    const report = await checkOrder(inTx, doctor, { admissionId, patientId, order });
    const safety = JSON.stringify(answerFindings(report.findings, wish.answers ?? []));
    const now = deps.clock.now();
    const id = await insertOrder(tx, {
      admission_id: admissionId,
      patient_id: patientId,
      medicine_id: medicineId,
      medication,
      ingredients,
      ordered_by: doctor.accountId,
      ordered_at: now,
      planned_until: now,
    });
    if (!id) throw new Refusal('not_found');
    await insertVersion(tx, {
      ...terms,
      order_id: id,
      version: 1,
      safety,
      written_by: doctor.accountId,
      written_at: now,
    });
    const row = await orderById(tx, id);
    if (!row) throw new Refusal('not_found');
    await planOrder(tx, deps, row);
    await appendEntry(tx, deps.clock, doctor, 'medication.ordered', {
      subject: 'medication-order',
      subjectId: id,
      patientId,
    });
    await announceWard(tx, deps, ['medication-orders', 'medication-tasks', 'inpatients'], { patientId, id });
    const [onFile] = await ordersOnFile(inTx, doctor, [row]);
    if (!onFile) throw new Refusal('not_found');
    return onFile;
  });
}

/** While one writes. The chart counts as opened: the answer tells of allergies and medicines. */
export async function checkMedication(
  deps: Deps,
  doctor: Actor,
  admissionId: string,
  wish: OrderWish & { replaces?: string | undefined },
): Promise<SafetyReport> {
  return transaction(deps.db, async (tx) => {
    const { patient_id: patientId } = await openInpatient(tx, deps, doctor, admissionId, 'safety');
    const order = { ...wish, ...(wish.medicineId ? { id: wish.medicineId } : {}), name: wish.medication };
    return checkOrder({ ...deps, db: tx }, doctor, {
      ...{ admissionId, patientId, order },
      ...(wish.replaces ? { replaces: wish.replaces } : {}),
    });
  });
}

/** By the catalogue's own name where it has one. */
async function demandMedicine(tx: Tx, { medicineId, medication }: OrderWish) {
  const [described] = await describeMedicines(tx, [{ id: medicineId, name: medication }]);
  const listed = described?.listed;
  if (!medicineId) return { medicineId: null, medication };
  if (!listed || listed.closed_at) {
    throw new Refusal('unknown_medicine', { fields: { medicineId: 'This medicine is not offered.' } });
  }
  return { medicineId, medication: listed.name };
}
