// What the patient takes or gets today, from everything that knows of it: the ward, the prescriptions, and home.

import type { OnWard } from '#contract/medicines/after-stay.ts';
import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import type { PrescribedMedicine } from '#contract/medicines/prescriptions.ts';
import type { MedicineNow } from '#contract/patients/chart.ts';
import { overdueAt } from '../medication/doses/timing.ts';

type Facts = {
  /** All of this stay, running or not; null for whoever is not an inpatient. */
  orders: readonly MedicationOrder[] | null;
  prescribed: readonly PrescribedMedicine[];
  home: readonly string[];
  /** What nobody has decided about since the ward stopped or changed it. */
  held?: ReadonlyMap<string, OnWard>;
  mayDecide?: boolean;
  /** Whether the reader is told why warnings were passed over. */
  hasOverrides: boolean;
};

const NOTHING = { isAsNeeded: false, lastGiven: null, nextDue: null, overdueAt: null, note: null, overrides: [] };

const HELD: Partial<Record<OnWard, string>> = {
  stopped: 'Stopped on the ward, and nobody has decided since. The patient is told not to take it until then.',
  changed: 'Changed on the ward, and nobody has decided since. The patient is told not to take it until then.',
};

export function medicinesNow({ orders, prescribed, home, held, mayDecide, hasOverrides }: Facts): MedicineNow[] {
  const running = (orders ?? []).filter(({ state }) => state === 'running');
  const isOnTheWard = new Set(running.map(({ prescribedMedicineId }) => prescribedMedicineId));
  return [
    ...running.map((order) => fromOrder(order, hasOverrides)),
    ...prescribed
      .filter(({ id }) => !isOnTheWard.has(id))
      .map((medicine) => {
        const did = orders === null ? held?.get(medicine.id) : undefined;
        const known = fromPrescription(medicine, orders);
        return did ? { ...known, note: HELD[did] ?? null, ...(mayDecide && { canDecide: true }) } : known;
      }),
    ...home.map((name): MedicineNow => ({ ...NOTHING, source: 'home', id: name, name, inWords: '' })),
  ];
}

function fromOrder(order: MedicationOrder, hasOverrides: boolean): MedicineNow {
  const { id, medication, inWords, isAsNeeded, lastGiven, nextDue, isTimeCritical, overrides } = order;
  return {
    source: 'ward',
    id,
    name: medication,
    inWords,
    isAsNeeded,
    lastGiven: lastGiven && { at: lastGiven.at, by: lastGiven.by, dosage: lastGiven.dosage },
    nextDue,
    overdueAt: nextDue && overdueAt(new Date(nextDue), isTimeCritical).toISOString(),
    note: null,
    overrides: hasOverrides ? overrides : [],
  };
}

/** An inpatient gets what the ward ordered, so a prescription without a ward order is marked as such. */
function fromPrescription(
  { id, name, inWords, frequency, overrides }: PrescribedMedicine,
  orders: readonly MedicationOrder[] | null,
): MedicineNow {
  const order = orders?.find(({ prescribedMedicineId }) => prescribedMedicineId === id);
  const ended = order?.stopReason ? `Stopped on the ward: ${order.stopReason}` : 'Ended on the ward';
  const note = orders === null ? null : order ? ended : 'Not ordered on the ward';
  return {
    ...NOTHING,
    source: 'prescribed',
    id,
    name,
    inWords,
    isAsNeeded: frequency === 'as-needed',
    note,
    overrides,
  };
}
