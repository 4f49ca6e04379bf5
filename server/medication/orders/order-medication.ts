import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import type { SafetyReport } from '#contract/medicines/medicines.ts';
import { acceptStay } from '#server/admissions/accept-admission.ts';
import { lockInpatient, openInpatient } from '#server/admissions/find-inpatient.ts';
import { publishWard } from '#server/admissions/publish-ward.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { answerFindings } from '#server/care/answer-findings.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { lockPatientById } from '#server/patients/find-patient.ts';
import { describeMedicines } from '#server/pharmacy/describe-medicines.ts';
import { nameIngredients } from '#server/pharmacy/name-ingredients.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { planOrder } from '../doses/plan-doses.ts';
import { checkOrder } from './check-order.ts';
import { presentOrders } from './present.ts';
import { insertOrder, insertVersion, orderById } from './store.ts';
import { type NewTerms, termsOf } from './terms.ts';

export type Answers = { answers?: { finding: string; reason: string }[] | undefined };
export type NewOrder = NewTerms & Answers & { medicineId?: string | undefined; medication: string };

/** A doctor orders a medicine for someone who lies here; its doses are planned at once. */
export async function orderMedication(
  deps: Deps,
  doctor: Actor,
  admissionId: string,
  input: NewOrder,
): Promise<MedicationOrder> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const stay = await lockInpatient(tx, deps, doctor, admissionId);
    const { patient_id: patientId } = stay;
    await acceptStay(tx, deps, doctor, stay, doctor.accountId);
    const terms = termsOf(deps, input);
    const { medicineId, medication } = await requireMedicine(tx, input);
    const [ingredients = []] = await nameIngredients(tx, [{ id: medicineId ?? undefined, name: medication }]);
    // Two who order for one person at once come one after the other: the second is checked with the first's.
    await lockPatientById(tx, patientId);
    const order = { ...input, ...(medicineId ? { id: medicineId } : {}), name: medication };
    const report = await checkOrder(inTx, doctor, { admissionId, patientId, order });
    const safety = JSON.stringify(answerFindings(report.findings, input.answers ?? []));
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
    await publishWard(tx, deps, ['medication-orders', 'medication-tasks', 'inpatients'], { patientId, id });
    const [presented] = await presentOrders(inTx, doctor, [row]);
    if (!presented) throw new Refusal('not_found');
    return presented;
  });
}

/** Checks while the doctor writes. The chart counts as opened, because the answer shows allergies and medicines. */
export async function checkMedication(
  deps: Deps,
  doctor: Actor,
  admissionId: string,
  { replaces, ...input }: NewOrder & { replaces?: string | undefined },
): Promise<SafetyReport> {
  return transaction(deps.db, async (tx) => {
    const { patient_id: patientId } = await openInpatient(tx, deps, doctor, admissionId, 'safety');
    const order = { ...input, ...(input.medicineId ? { id: input.medicineId } : {}), name: input.medication };
    return checkOrder({ ...deps, db: tx }, doctor, {
      ...{ admissionId, patientId, order },
      ...(replaces ? { replaces } : {}),
    });
  });
}

/** Uses the catalogue's own name where there is one. */
async function requireMedicine(tx: Tx, { medicineId, medication }: NewOrder) {
  const [described] = await describeMedicines(tx, [{ id: medicineId, name: medication }]);
  const listed = described?.listed;
  if (!medicineId) return { medicineId: null, medication };
  if (!listed || listed.closed_at) {
    throw new Refusal('unknown_medicine', { fields: { medicineId: 'This medicine is not offered.' } });
  }
  return { medicineId, medication: listed.name };
}
