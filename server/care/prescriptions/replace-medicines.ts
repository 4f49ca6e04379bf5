// A prescription that is taken in the place of an earlier one ends that one with the same signature: nobody takes both by mistake.
import { DAY_MS } from '#contract/durations.ts';
import type { Frequency, MedicineOrder, SafetyFinding } from '#contract/medicines/medicines.ts';
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

/**
 * The earlier prescription, the place of the order that says it replaces it, and of all orders that hold what it holds: a dose in the
 * morning and one at night may take the place of one.
 */
export type Replaced = { row: PrescribedRow; order: number; followers: readonly Follower[] };
type Follower = { order: number; isSame: boolean };

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
  const holds = await nameIngredients(db, orders);
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
      const [before = []] = await nameIngredients(db, [{ id: row.medicine_id ?? undefined, name: row.name }]);
      const followers = holds.flatMap((now, place) => {
        const isFollower = place === order || (before.length > 0 && before.every((each) => now.includes(each)));
        return isFollower ? [{ order: place, isSame: now.toSorted().join() === before.toSorted().join() }] : [];
      });
      replaced.push({ row, order, followers });
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
  for (const { row, order: said, followers } of replaced) {
    if (row.frequency === 'once' || followed.has(row.id)) continue;
    const alike = followers.filter((one) => one.isSame && isAlike(orders[one.order], row) && !series.has(one.order));
    const next = alike.find(({ order }) => order === said) ?? alike[0];
    if (!next) continue;
    series.set(next.order, row);
    followed.add(row.id);
  }
  return series;
}

/** Not taken every day: a new count by another way would put two doses into one week. */
const EVERY_FEW_DAYS: readonly Frequency[] = ['every-other-day', 'once-a-week'];

const isAlike = (order: MedicineOrder | undefined, { frequency, route }: PrescribedRow): boolean =>
  order?.frequency === frequency && (order.route === route || EVERY_FEW_DAYS.includes(frequency));

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
  const ended: Replaced[] = [];
  for (const one of replaced) {
    const { row, followers } = one;
    const reason = `Replaced by ${followers.map(({ order }) => inFull(orders[order])).join(' and ')}.`;
    // A second order that replaces the same one finds it stopped.
    if (!(await stopIfRunning(tx, row.id, { at: now, by: doctor.accountId, reason, today }))) continue;
    ended.push(one);
    await appendEntry(tx, deps.clock, doctor, 'medicine.stopped', {
      subject: 'prescribed-medicine',
      subjectId: row.id,
      patientId: patient.id,
      details: { replacedBy: prescribed[one.order] ?? null },
    });
    // Nobody has to decide any more how it goes on after a stay.
    await closeCare(tx, row.id, new Date(now.getTime() + DAY_MS));
  }
  if (patient.account_id && ended.length > 0) await tellPatient(tx, deps, patient.account_id, ended, orders);
}

const inFull = (order: MedicineOrder | undefined): string => (order ? `${order.name} ${wordsOf(order)}` : '');

const wordsOf = ({ dose, route, frequency, smallestGapHours, mostIn24Hours, days }: MedicineOrder): string => {
  const limits = { smallestGapHours: smallestGapHours ?? null, mostIn24Hours: mostIn24Hours ?? null };
  return inWords({ dose, route, frequency, ...limits, days: days ?? null });
};

/** "Stop taking it" alone would be read as the end of both; one notice names all, since one of several would be read as the whole. */
async function tellPatient(
  tx: Tx,
  deps: Deps,
  to: string,
  ended: readonly Replaced[],
  orders: readonly MedicineOrder[],
): Promise<void> {
  const places = new Set(ended.flatMap(({ followers }) => followers.map(({ order }) => order)));
  const news = orders.filter((_, place) => places.has(place));
  const names = [...new Set(news.map(({ name }) => name))].join(', ');
  const isOne = ended.length === 1 && news.length === 1;
  await notify(tx, deps, {
    to,
    kind: 'prescription',
    title: `${names}: a new prescription replaces the earlier one`,
    text: `From now on: ${news.map(inFull).join('; ')}. No longer: ${ended.map(({ row }) => before(row)).join('; ')}. ${isOne ? 'Do not take both.' : 'Take only what is new.'}`,
    link: '/doses',
    mail: {
      subject: `A message from ${deps.config.clinic.name}`,
      text: 'One of your medicines has changed. Please log in and read it.',
    },
  });
}

function before({ name, amount, unit, route, frequency, gap_hours, most_in_24h, days }: PrescribedRow): string {
  const limits = { smallestGapHours: gap_hours, mostIn24Hours: most_in_24h };
  return `${name} ${inWords({ dose: { amount, unit }, route, frequency, ...limits, days })}`;
}
