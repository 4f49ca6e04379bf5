// A prescription that is taken in the place of an earlier one ends that one with the same signature: nobody takes both by mistake.
import { DAY_MS } from '#contract/durations.ts';
import type { MedicineOrder, SafetyFinding } from '#contract/medicines/medicines.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { notify } from '#server/notices/notify.ts';
import { closeCare } from '#server/patients/chart-access/care.ts';
import type { PatientRow } from '#server/patients/find-patient.ts';
import { nameIngredients } from '#server/pharmacy/name-ingredients.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { inWords } from './in-words.ts';
import { type PrescribedRow, prescribedById, stopIfRunning } from './store.ts';

/** The earlier prescription, the place of the order that replaces it, and whether both hold the same. */
export type Replaced = { row: PrescribedRow; order: number; isSame: boolean };

/**
 * What the orders replace: only what the check compared them with, so that nothing else ends unseen. What has ended meanwhile needs
 * no end.
 */
export async function requireReplaced(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  patientId: string,
  orders: readonly MedicineOrder[],
  findings: readonly SafetyFinding[],
): Promise<Replaced[]> {
  const today = dayIn(config.clinic.timeZone, clock.now());
  const replaced: Replaced[] = [];
  for (const [order, ordered] of orders.entries()) {
    for (const id of new Set(ordered.replaces)) {
      const row = await prescribedById(db, id);
      const isHere = row?.patient_id === patientId;
      if (isHere && (row.stopped_at !== null || (row.ends_on !== null && row.ends_on < today))) continue;
      const isCompared = findings.some((one) => one.orders.includes(order) && isChosen(one, id));
      if (!isHere || !isCompared) {
        const fields = {
          [`medications.${order}.replaces`]: 'It does not replace that medicine. Stop that one by itself.',
        };
        throw new Refusal('bad_input', { fields });
      }
      const [now, before] = await nameIngredients(db, [ordered, { id: row.medicine_id ?? undefined, name: row.name }]);
      replaced.push({ row, order, isSame: now?.toSorted().join() === before?.toSorted().join() });
    }
  }
  return replaced;
}

const isChosen = ({ replaces }: SafetyFinding, id: string) => replaces?.id === id && replaces.isChosen;

/**
 * Which prescription each order goes on with, by the place of the order. The same medicine, as often and by the same way, is the same
 * series of doses: what was taken today counts, the times that the patient chose stay, and a weekly dose keeps its day.
 */
export function seriesAfter(
  orders: readonly MedicineOrder[],
  replaced: readonly Replaced[],
): Map<number, PrescribedRow> {
  const series = new Map<number, PrescribedRow>();
  const followed = new Set<string>();
  for (const { row, order, isSame } of replaced) {
    const isAlike = isSame && orders[order]?.frequency === row.frequency && orders[order]?.route === row.route;
    if (!isAlike || row.frequency === 'once' || series.has(order) || followed.has(row.id)) continue;
    series.set(order, row);
    followed.add(row.id);
  }
  return series;
}

type Ending = {
  patient: Pick<PatientRow, 'id' | 'account_id'>;
  replaced: readonly Replaced[];
  orders: readonly MedicineOrder[];
  /** The ids of the new prescriptions, in the order of the orders. */
  prescribed: readonly string[];
};

export async function endReplaced(
  tx: Tx,
  deps: Deps,
  doctor: Actor,
  { patient, replaced, orders, prescribed }: Ending,
): Promise<void> {
  const now = deps.clock.now();
  const today = dayIn(deps.config.clinic.timeZone, now);
  for (const { row, order: place } of replaced) {
    const order = orders[place];
    if (!order) continue;
    const reason = `Replaced by ${order.name} ${wordsOf(order)}.`;
    // A second order that replaces the same one finds it stopped.
    if (!(await stopIfRunning(tx, row.id, { at: now, by: doctor.accountId, reason, today }))) continue;
    await appendEntry(tx, deps.clock, doctor, 'medicine.stopped', {
      subject: 'prescribed-medicine',
      subjectId: row.id,
      patientId: patient.id,
      details: { replacedBy: prescribed[place] ?? null },
    });
    // Nobody has to decide any more how it goes on after a stay.
    await closeCare(tx, row.id, new Date(now.getTime() + DAY_MS));
    if (patient.account_id) await tellPatient(tx, deps, patient.account_id, row, order);
  }
}

const wordsOf = ({ dose, route, frequency, smallestGapHours, mostIn24Hours, days }: MedicineOrder): string => {
  const limits = { smallestGapHours: smallestGapHours ?? null, mostIn24Hours: mostIn24Hours ?? null };
  return inWords({ dose, route, frequency, ...limits, days: days ?? null });
};

/** "Stop taking it" alone would be read as the end of both. */
async function tellPatient(tx: Tx, deps: Deps, to: string, row: PrescribedRow, order: MedicineOrder): Promise<void> {
  const { amount, unit, route, frequency, gap_hours: smallestGapHours, most_in_24h: mostIn24Hours, days } = row;
  const before = inWords({ dose: { amount, unit }, route, frequency, smallestGapHours, mostIn24Hours, days });
  await notify(tx, deps, {
    to,
    kind: 'prescription',
    title: `${order.name}: a new prescription replaces the earlier one`,
    text: `From now on: ${order.name} ${wordsOf(order)}. No longer: ${row.name} ${before}. Do not take both.`,
    link: '/doses',
    mail: {
      subject: `A message from ${deps.config.clinic.name}`,
      text: 'One of your medicines has changed. Please log in and read it.',
    },
  });
}
