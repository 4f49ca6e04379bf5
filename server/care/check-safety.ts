import type { MedicineOrder, SafetyReport } from '../../contract/medicines.ts';
import type { PrescribedMedicine } from '../../contract/prescriptions.ts';
import { transaction } from '../db/transaction.ts';
import { openChart } from '../patients/open-chart.ts';
import { checkOrders } from '../pharmacy/check-orders.ts';
import { describeMedicines, type Named } from '../pharmacy/describe-medicines.ts';
import type { Facts, Running } from '../pharmacy/facts.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { findProfile } from '../records/find-profile.ts';
import { findRunningMedicines } from './prescriptions/list-prescriptions.ts';

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

/** Prescribed here, and what the patient says beyond it: the same medicine is not counted twice. */
async function runningFor(deps: Deps, actor: Actor, patientId: string, told: readonly string[]): Promise<Running[]> {
  const prescribed = await findRunningMedicines(deps, actor, patientId);
  const here = await describeMedicines(deps.db, prescribed.map(asNamed));
  const elsewhere = await describeMedicines(
    deps.db,
    told.map((name) => ({ name })),
  );
  const known = new Set(here.flatMap(({ parts }) => parts.map(({ ingredient }) => ingredient)));
  return [
    ...prescribed.map((medicine, n) => ({
      name: medicine.name,
      parts: here[n]?.parts ?? [],
      isPrescribed: true,
      taken: {
        dose: medicine.dose,
        route: medicine.route,
        frequency: medicine.frequency,
        smallestGapHours: medicine.smallestGapHours ?? undefined,
        mostIn24Hours: medicine.mostIn24Hours ?? undefined,
        mgPerUnit: here[n]?.mgPerUnit ?? null,
      },
    })),
    ...told.flatMap((name, n) => {
      const parts = elsewhere[n]?.parts ?? [];
      const isKnown = parts.length > 0 && parts.every(({ ingredient }) => known.has(ingredient));
      return isKnown ? [] : [{ name, parts, isPrescribed: false, taken: null }];
    }),
  ];
}

const asNamed = ({ name, medicineId }: PrescribedMedicine): Named => ({ id: medicineId ?? undefined, name });
