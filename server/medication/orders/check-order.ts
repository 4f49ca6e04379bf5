// The safety check of a prescription, for an order on the ward: compared with everything that the patient gets here.
import type { MedicineOrder, SafetyReport } from '../../../contract/medicines.ts';
import { findRunningMedicines } from '../../care/prescriptions/list-prescriptions.ts';
import { checkOrders } from '../../pharmacy/check-orders.ts';
import { describeMedicines } from '../../pharmacy/describe-medicines.ts';
import type { Running } from '../../pharmacy/facts.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findProfile } from '../../records/find-profile.ts';
import { type OrderRow, ordersOf } from './store.ts';
import { termsOnFile } from './terms.ts';

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
    const ordered = {
      ...order,
      place: 0,
      parts: described?.parts ?? [],
      unknown: described?.unknown ?? [order.name],
      mgPerUnit: described?.mgPerUnit ?? null,
    };
    const patient = await findProfile(deps, patientId);
    const running = await runningFor(deps, actor, checked, patient.medicines);
    return checkOrders({ patient, orders: [ordered], running }, deps.clock.now());
  } catch (error) {
    deps.log.error({ err: error }, 'the safety check could not run');
    throw new Refusal('safety_check_failed');
  }
}

type Known = { id?: string; name: string; taken: NonNullable<Running['taken']> | null };

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
  const known: Known[] = [
    ...orders.filter(({ id }) => id !== replaces).map(asKnown),
    ...prescribed.map((medicine) => ({
      ...(medicine.medicineId ? { id: medicine.medicineId } : {}),
      name: medicine.name,
      taken: {
        dose: medicine.dose,
        route: medicine.route,
        frequency: medicine.frequency,
        smallestGapHours: medicine.smallestGapHours ?? undefined,
        mostIn24Hours: medicine.mostIn24Hours ?? undefined,
        mgPerUnit: null,
      },
    })),
  ];
  const here = await describeMedicines(deps.db, known);
  const elsewhere = await describeMedicines(
    deps.db,
    told.map((name) => ({ name })),
  );
  const ingredients = new Set(here.flatMap(({ parts }) => parts.map(({ ingredient }) => ingredient)));
  return [
    ...known.map(({ name, taken }, n) => ({
      name,
      parts: here[n]?.parts ?? [],
      isPrescribed: true,
      taken: taken && { ...taken, mgPerUnit: here[n]?.mgPerUnit ?? null },
    })),
    ...told.flatMap((name, n) => {
      const parts = elsewhere[n]?.parts ?? [];
      const isKnown = parts.length > 0 && parts.every(({ ingredient }) => ingredients.has(ingredient));
      return isKnown ? [] : [{ name, parts, isPrescribed: false, taken: null }];
    }),
  ];
}

function asKnown(row: OrderRow): Known {
  const { dose, route, frequency, smallestGapHours, mostIn24Hours } = termsOnFile(row);
  return {
    ...(row.medicine_id ? { id: row.medicine_id } : {}),
    name: row.medication,
    taken: {
      dose,
      route,
      frequency,
      smallestGapHours: smallestGapHours ?? undefined,
      mostIn24Hours: mostIn24Hours ?? undefined,
      mgPerUnit: null,
    },
  };
}
