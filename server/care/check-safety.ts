import type { DoseUnit, Frequency, MedicineOrder, MedicineRoute, SafetyReport } from '../../contract/medicines.ts';
import type { PrescribedMedicine } from '../../contract/prescriptions.ts';
import { transaction } from '../db/transaction.ts';
import { openChart } from '../patients/open-chart.ts';
import { checkOrders } from '../pharmacy/check-orders.ts';
import { describeMedicines } from '../pharmacy/describe-medicines.ts';
import { describeRunning, type Known } from '../pharmacy/describe-running.ts';
import type { Facts, Running } from '../pharmacy/facts.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { findProfile } from '../records/find-profile.ts';
import { findRunningMedicines } from './prescriptions/list-prescriptions.ts';
import { ordersOnWard, type WardOrderRow } from './prescriptions/store.ts';

/** While one writes. The chart counts as opened: the answer tells of allergies and medicines. */
export async function checkDiagnosis(
  deps: Deps,
  actor: Actor,
  { patient, medications }: { patient: string; medications: readonly MedicineOrder[] },
): Promise<SafetyReport> {
  return transaction(deps.db, async (tx) => {
    await openChart(tx, deps, actor, patient, 'safety');
    return checkSafety({ ...deps, db: tx }, actor, patient, medications);
  });
}

/** A check that did not run is no check: whatever goes wrong in here stops the signing. */
export async function checkSafety(
  deps: Deps,
  actor: Actor,
  patientId: string,
  orders: readonly MedicineOrder[],
): Promise<SafetyReport> {
  try {
    return checkOrders(await factsFor(deps, actor, patientId, orders), deps.clock.now());
  } catch (error) {
    deps.log.error({ err: error }, 'the safety check could not run');
    throw new Refusal('safety_check_failed');
  }
}

async function factsFor(deps: Deps, actor: Actor, patientId: string, orders: readonly MedicineOrder[]): Promise<Facts> {
  const profile = await findProfile(deps, patientId);
  const described = await describeMedicines(deps.db, orders);
  return {
    patient: profile,
    orders: orders.map((order, place) => ({
      ...order,
      place,
      parts: described[place]?.parts ?? [],
      unknown: described[place]?.unknown ?? [order.name],
      mgPerUnit: described[place]?.mgPerUnit ?? null,
    })),
    running: await runningFor(deps, actor, patientId, profile.medicines),
  };
}

/** Ordered on the ward, prescribed and not ordered there, and what the patient told. */
async function runningFor(deps: Deps, actor: Actor, patientId: string, told: readonly string[]): Promise<Running[]> {
  const onWard = await ordersOnWard(deps.db, patientId, deps.clock.now());
  const takenOver = new Set(onWard.map(({ prescribed_medicine_id }) => prescribed_medicine_id));
  const prescribed = await findRunningMedicines(deps, actor, patientId);
  const known = [...onWard.map(asOrdered), ...prescribed.filter(({ id }) => !takenOver.has(id)).map(asPrescribed)];
  return describeRunning(deps.db, known, told);
}

const asPrescribed = (medicine: PrescribedMedicine): Known => ({
  id: medicine.medicineId ?? undefined,
  name: medicine.name,
  taken: {
    dose: medicine.dose,
    route: medicine.route,
    frequency: medicine.frequency,
    smallestGapHours: medicine.smallestGapHours ?? undefined,
    mostIn24Hours: medicine.mostIn24Hours ?? undefined,
  },
});

const asOrdered = (row: WardOrderRow): Known => ({
  id: row.medicine_id ?? undefined,
  name: row.medication,
  taken: {
    dose: { amount: row.amount, unit: row.unit as DoseUnit },
    route: row.route as MedicineRoute,
    frequency: row.frequency as Frequency,
    smallestGapHours: row.gap_hours ?? undefined,
    mostIn24Hours: row.most_in_24h ?? undefined,
  },
});
