import { CUSTOM, type MedicineOrder } from '#contract/medicines/medicines.ts';
import type { Tx } from '#server/db/connect.ts';
import { carryPrivate } from '#server/patients/private-parts/mark-private.ts';
import { type Described, describeMedicines, isOffered } from '#server/pharmacy/describe-medicines.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { addDays, dayIn } from '#server/platform/zoned-time.ts';
import type { Answered } from '../answer-findings.ts';
import { howTheyMet } from '../find-video-facts.ts';
import { findFirstDay } from './last-doses.ts';
import { beginningOf, goingOn, type Replaced, seriesAfter } from './replace-medicines.ts';
import { insertMedicines, insertPrescription, type PrescribedRow } from './store.ts';

type For = { patientId: string; diagnosisId: string };

/** A medicine is prescribed once more: what it goes on with, and what the check of this moment said. */
export type Repeat = {
  of: Pick<
    PrescribedRow,
    'id' | 'patient_id' | 'prescription_id' | 'series_id' | 'frequency' | 'ends_on' | 'counted_from'
  >;
  safety: readonly Answered[];
  tableVersion: string;
};

/** The medicines of a diagnosis, under one number, from today on. Returns their ids, in their order. */
export async function prescribe(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  doctor: Actor,
  { patientId, diagnosisId, repeat, replaced = [] }: For & { repeat?: Repeat; replaced?: readonly Replaced[] },
  orders: readonly MedicineOrder[],
): Promise<string[]> {
  if (orders.length === 0) return [];
  const described = await describeMedicines(tx, orders);
  const now = clock.now();
  const today = dayIn(config.clinic.timeZone, now);
  const series = seriesAfter(orders, replaced);
  const inTx = { db: tx, clock, config };
  const begin = async (order: MedicineOrder, place: number) => {
    const before = series.get(place);
    // A repeat adds to a plan that goes on.
    if (repeat) return { counted_from: await findFirstDay(inTx, repeat.of) };
    return before ? goingOn(inTx, patientId, order, before) : beginningOf(inTx, patientId, place, order, replaced);
  };
  const beginnings = await Promise.all(orders.map(begin));
  const prescriptionId = await insertPrescription(tx, {
    diagnosis_id: diagnosisId,
    patient_id: patientId,
    prescribed_by: doctor.accountId,
    signed_at: now,
    ...(await howTheyMet(inTx, doctor, patientId)),
    ...(repeat && {
      is_repeat: true,
      safety: JSON.stringify(repeat.safety),
      safety_table: repeat.tableVersion,
    }),
  });
  if (repeat) await carryPrivate(tx, repeat.of.prescription_id, { subject: 'prescription', id: prescriptionId });
  return insertMedicines(
    tx,
    orders.map((order, index) => ({
      prescription_id: prescriptionId,
      patient_id: patientId,
      place: index,
      ...named(order, described[index]),
      amount: order.dose.amount,
      unit: order.dose.unit,
      route: order.route,
      frequency: order.frequency,
      gap_hours: order.frequency === 'as-needed' ? (order.smallestGapHours ?? null) : null,
      most_in_24h: order.frequency === 'as-needed' ? (order.mostIn24Hours ?? null) : null,
      days: order.days ?? null,
      quantity: order.quantity ?? null,
      instructions: order.instructions ?? '',
      starts_on: today,
      ends_on: lastDay(order, firstDay(repeat, today)),
      ...beginnings[index],
      ...goesOn(repeat?.of ?? series.get(index)),
    })),
  );
}

const goesOn = (before: Pick<PrescribedRow, 'id' | 'series_id'> | undefined) =>
  before && { renews: before.id, series_id: before.series_id ?? before.id };

/** Uses the catalogue's own words where there are some, whatever was sent along. */
function named(order: MedicineOrder, described: Described | undefined) {
  const listed = described?.listed;
  if (!listed)
    return {
      medicine_id: null,
      name: order.name,
      category: CUSTOM.category,
      indication: order.indication || CUSTOM.indication,
    };
  return {
    medicine_id: listed.id,
    name: listed.name,
    category: listed.category,
    indication: order.indication || listed.indication,
  };
}

/** The days of a repeat are counted from where the earlier ones end: what is left of them is taken first. */
function firstDay(repeat: Repeat | undefined, today: string): string {
  const before = repeat?.of.ends_on;
  return before && before >= today ? addDays(before, 1) : today;
}

function lastDay({ days, frequency }: MedicineOrder, first: string): string | null {
  if (frequency === 'once') return first;
  return days ? addDays(first, days - 1) : null;
}

/** Requires what the form must hold before any check: a medicine that exists, and the limits of "as needed". */
export async function requireWholeOrders(tx: Tx, orders: readonly MedicineOrder[]): Promise<void> {
  const described = await describeMedicines(tx, orders);
  const fields: Record<string, string> = {};
  for (const [index, order] of orders.entries()) {
    const listed = described[index]?.listed ?? null;
    if (order.id && !(await isOffered(tx, listed))) {
      throw new Refusal('unknown_medicine', {
        fields: { [`medications.${index}.id`]: 'This medicine is not offered.' },
      });
    }
    if (order.frequency !== 'as-needed') continue;
    if (!order.smallestGapHours) fields[`medications.${index}.smallestGapHours`] = 'Say how far apart at least.';
    if (!order.mostIn24Hours) fields[`medications.${index}.mostIn24Hours`] = 'Say how many in 24 hours at most.';
  }
  if (Object.keys(fields).length > 0) throw new Refusal('bad_input', { fields });
}
