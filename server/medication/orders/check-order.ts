// The safety check of a prescription, for an order on the ward: compared with everything that the patient gets here.
import type { MedicineOrder, SafetyReport } from '#contract/medicines/medicines.ts';
import type { PrescribedMedicine } from '#contract/medicines/prescriptions.ts';
import { findPatientFacts } from '#server/care/find-patient-facts.ts';
import { findRunningMedicines } from '#server/care/prescriptions/list-prescriptions.ts';
import { checkOrders } from '#server/pharmacy/check-orders.ts';
import { contentsOf, describeMedicines } from '#server/pharmacy/describe-medicines.ts';
import { describeRunning, type Known } from '#server/pharmacy/describe-running.ts';
import type { Running } from '#server/pharmacy/facts.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type OrderRow, ordersOf } from './store.ts';
import { presentTerms } from './terms.ts';

type Checked = {
  admissionId: string;
  patientId: string;
  order: MedicineOrder;
  /** The order that this is a new version of: it is not compared with itself. */
  replaces?: string;
};

/** A check that did not run is no check: whatever goes wrong in here stops the order. */
export async function checkOrder(deps: Deps, actor: Actor, checked: Checked): Promise<SafetyReport> {
  try {
    const { order, patientId } = checked;
    const [described] = await describeMedicines(deps.db, [order]);
    const ordered = { ...order, index: 0, ...contentsOf(order, described) };
    const { facts, told } = await findPatientFacts(deps, patientId);
    const running = await runningFor(deps, actor, checked, told);
    return checkOrders({ patient: facts, orders: [ordered], running }, deps.clock.now());
  } catch (error) {
    deps.log.error({ err: error }, 'the safety check could not run');
    throw new Refusal('safety_check_failed');
  }
}

/** Ordered on the ward, prescribed and not ordered here, and what the patient told beyond both. */
async function runningFor(
  deps: Deps,
  actor: Actor,
  { admissionId, patientId, replaces }: Checked,
  told: readonly string[],
): Promise<Running[]> {
  const orders = (await ordersOf(deps.db, [admissionId])).filter(({ stopped_at }) => stopped_at === null);
  const ordered = new Set(orders.map(({ prescribed_medicine_id }) => prescribed_medicine_id));
  const prescribed = (await findRunningMedicines(deps, actor, patientId)).filter(({ id }) => !ordered.has(id));
  const known = [...orders.filter(({ id }) => id !== replaces).map(asOrdered), ...prescribed.map(asPrescribed)];
  return describeRunning(deps.db, known, told);
}

const asPrescribed = (medicine: PrescribedMedicine): Known => ({
  id: medicine.medicineId ?? undefined,
  name: medicine.name,
  taken: takenAs(medicine),
});

const asOrdered = (row: OrderRow): Known => ({
  id: row.medicine_id ?? undefined,
  name: row.medication,
  taken: takenAs(presentTerms(row)),
});

type Terms = Pick<PrescribedMedicine, 'dose' | 'route' | 'frequency' | 'smallestGapHours' | 'mostIn24Hours'>;

const takenAs = ({ dose, route, frequency, smallestGapHours, mostIn24Hours }: Terms): Known['taken'] => ({
  dose,
  route,
  frequency,
  smallestGapHours: smallestGapHours ?? undefined,
  mostIn24Hours: mostIn24Hours ?? undefined,
});
