// A prescription that is taken in the place of an earlier one ends that one with the same signature: nobody takes both by mistake.
import { DAY_MS } from '#contract/durations.ts';
import { inWords } from '#contract/medicines/in-words.ts';
import type { MedicineOrder, SafetyFinding } from '#contract/medicines/medicines.ts';
import type { MedicineLine, Moment } from '#contract/notice-words/fill.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { closeCare } from '#server/patients/chart-access/care.ts';
import type { PatientRow } from '#server/patients/find-patient.ts';
import { tellPatient } from '#server/patients/telling/tell-patient.ts';
import { nameIngredients } from '#server/pharmacy/name-ingredients.ts';
import { firstDoseAfter } from '#server/pharmacy/timing/course.ts';
import { firstMomentAfter } from '#server/pharmacy/timing/first-moment.ts';
import { daysApart, hasTimes } from '#server/pharmacy/timing/intervals.ts';
import { TIMES_AT_HOME } from '#server/pharmacy/timing/times-at-home.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { findFirstDay, findLastDoses, type KnownDose } from './last-doses.ts';
import { isRunningAt } from './running.ts';
import { type PrescribedRow, prescribedById, replaceOnWard, stopIfRunning, wardOrder } from './store.ts';

/**
 * The earlier prescription, the place of the order that says it replaces it, and of all orders that hold what it holds: a dose in the
 * morning and one at night may take the place of one.
 */
export type Replaced = { row: PrescribedRow; order: number; followers: readonly Follower[] };
type Follower = { order: number; isSame: boolean };

/** What ends with the signature: prescriptions, and orders of the ward that were written by hand, each with the order that says so. */
export type Ending = { prescriptions: readonly Replaced[]; onWard: readonly { id: string; order: number }[] };

/**
 * What the orders replace: only what the check compared them with, so that nothing else ends unseen. What has ended meanwhile needs
 * no end.
 */
export async function requireReplaced(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  patientId: string,
  orders: readonly MedicineOrder[],
  findings: readonly SafetyFinding[],
): Promise<Ending> {
  const prescriptions: Replaced[] = [];
  const onWard: { id: string; order: number }[] = [];
  const holds = await nameIngredients(db, orders);
  for (const [order, ordered] of orders.entries()) {
    for (const id of new Set(ordered.replaces)) {
      const row = await prescribedById(db, id);
      const isCompared = findings.some((one) => one.orders.includes(order) && isChosen(one, id));
      const ward = row ? undefined : await wardOrder(db, id, patientId);
      if (ward?.hasEnded) continue;
      if (ward && isCompared) {
        // At most one comes in its place: the dose that is due goes over once.
        if (onWard.some((one) => one.id === id))
          throw doesNotReplace(order, 'Another one replaces that order already.');
        onWard.push({ id, order });
        continue;
      }
      const isHere = row?.patient_id === patientId;
      if (isHere && !isRunningAt(row, clock.now(), config.clinic.timeZone)) continue;
      if (!isHere || !isCompared) {
        throw doesNotReplace(order, 'It does not replace that medicine. Stop that one by itself.');
      }
      const [before = []] = await nameIngredients(db, [{ id: row.medicine_id ?? undefined, name: row.name }]);
      const followers = holds.flatMap((now, place) => {
        const isFollower = place === order || (before.length > 0 && before.every((each) => now.includes(each)));
        return isFollower ? [{ order: place, isSame: now.toSorted().join() === before.toSorted().join() }] : [];
      });
      prescriptions.push({ row, order, followers });
    }
  }
  return { prescriptions, onWard };
}

const doesNotReplace = (order: number, why: string) =>
  new Refusal('bad_input', { fields: { [`medications.${order}.replaces`]: why } });

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

/** What is not taken every day is alike by whichever way: a new count would put two doses into one week. */
const isAlike = (order: MedicineOrder | undefined, { frequency, route }: PrescribedRow): boolean =>
  order?.frequency === frequency && (order.route === route || daysApart(frequency) > 1);

/**
 * When and on which day a new plan begins: the last dose of the same is long enough ago, whoever gave it and wherever it was taken; and
 * what is not taken every day is counted from the same day as before. What goes on beside it keeps nothing waiting.
 */
export async function beginningOf(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  patientId: string,
  place: number,
  order: MedicineOrder,
  replaced: readonly Replaced[],
): Promise<Begun> {
  const { timeZone } = deps.config.clinic;
  const at = deps.clock.now();
  const before = replacedBy(place, replaced);
  const counted = before.find(({ frequency }) => daysApart(frequency) === daysApart(order.frequency));
  const countedFrom = counted ? await findFirstDay(deps, counted) : null;
  const last = await endedDoses(deps, patientId, order, before);
  const next = { frequency: order.frequency, times: TIMES_AT_HOME[order.frequency], countedFrom, at };
  const first_dose_from = firstMomentAfter(last, next, timeZone);
  if (daysApart(order.frequency) === 1) return { first_dose_from, counted_from: null };
  // What replaces nothing is counted from its first dose, which the patient may still move on the first day.
  const isCounted = before.length > 0 || first_dose_from !== null;
  const anew = () => (isCounted ? firstDay(first_dose_from ?? at, order, timeZone) : null);
  return { first_dose_from, counted_from: countedFrom ?? anew() };
}

/** What goes on as the same series has its plan already: it waits only for what the ward gave, and is counted as before. */
export async function goingOn(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  patientId: string,
  order: MedicineOrder,
  before: PrescribedRow,
): Promise<Begun> {
  const counted_from = await findFirstDay(deps, before);
  const last = (await endedDoses(deps, patientId, order, [before])).filter(({ orderId }) => orderId !== null);
  const { frequency } = order;
  const next = { frequency, times: TIMES_AT_HOME[frequency], countedFrom: counted_from, at: deps.clock.now() };
  return { first_dose_from: firstMomentAfter(last, next, deps.config.clinic.timeZone), counted_from };
}

type Begun = { first_dose_from: Date | null; counted_from: string | null };

const replacedBy = (place: number, replaced: readonly Replaced[]): PrescribedRow[] =>
  replaced.filter(({ followers }) => followers.some((one) => one.order === place)).map(({ row }) => row);

async function endedDoses(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  patientId: string,
  order: MedicineOrder,
  ending: readonly PrescribedRow[],
): Promise<KnownDose[]> {
  if (!hasTimes(order.frequency)) return [];
  const earlier = ending.map(({ medicine_id, name }) => ({ id: medicine_id ?? undefined, name }));
  const ingredients = (await nameIngredients(deps.db, [order, ...earlier])).flat();
  const isEnding = ({ medicineId }: KnownDose) => ending.some(({ id }) => id === medicineId);
  return (await findLastDoses(deps, patientId, ingredients)).filter((dose) => !dose.isRunning || isEnding(dose));
}

/** The day of the first dose that comes after a moment, at the usual time. */
const firstDay = (from: Date, { frequency }: MedicineOrder, timeZone: string): string =>
  dayIn(timeZone, firstDoseAfter(TIMES_AT_HOME[frequency], from, timeZone));

type Ended = {
  patient: Pick<PatientRow, 'id' | 'account_id'>;
  replaced: Ending;
  orders: readonly MedicineOrder[];
  /** The ids of the new prescriptions, in the order of the orders. */
  prescribed: readonly string[];
};

export async function endReplaced(
  tx: Tx,
  deps: Deps,
  doctor: Actor,
  { patient, replaced, orders, prescribed }: Ended,
): Promise<void> {
  for (const { id, order } of replaced.onWard) {
    const by = prescribed[order];
    // What has ended meanwhile, or was replaced by somebody else, needs no end.
    if (by) await replaceOnWard(tx, id, patient.id, by);
  }
  const now = deps.clock.now();
  const today = dayIn(deps.config.clinic.timeZone, now);
  const ended: Replaced[] = [];
  for (const one of replaced.prescriptions) {
    const { row, followers } = one;
    const reason = `Replaced by ${followers.map(({ order }) => inFull(orders[order])).join(' and ')}.`;
    const replacedBy = prescribed[one.order] ?? null;
    // A second order that replaces the same one finds it stopped.
    if (!(await stopIfRunning(tx, row.id, { at: now, by: doctor.accountId, reason, today, replacedBy }))) continue;
    ended.push(one);
    await appendEntry(tx, deps.clock, doctor, 'medicine.stopped', {
      subject: 'prescribed-medicine',
      subjectId: row.id,
      patientId: patient.id,
      details: { replacedBy },
    });
    // Nobody has to decide any more how it goes on after a stay.
    await closeCare(tx, row.id, new Date(now.getTime() + DAY_MS));
  }
  if (ended.length > 0) await tellOfReplacing(tx, deps, { patient, ended, orders, prescribed });
}

const inFull = (order: MedicineOrder | undefined): string => (order ? `${order.name} ${wordsOf(order)}` : '');

const wordsOf = ({ dose, route, frequency, smallestGapHours, mostIn24Hours, days }: MedicineOrder): string => {
  const limits = { smallestGapHours: smallestGapHours ?? null, mostIn24Hours: mostIn24Hours ?? null };
  return inWords({ dose, route, frequency, ...limits, days: days ?? null });
};

type Told = Pick<Ended, 'patient' | 'orders' | 'prescribed'> & { ended: readonly Replaced[] };

/** "Stop taking it" alone would be read as the end of both; one notice names all, since one of several would be read as the whole. */
async function tellOfReplacing(tx: Tx, deps: Deps, { patient, ended, orders, prescribed }: Told): Promise<void> {
  const places = [...new Set(ended.flatMap(({ followers }) => followers.map(({ order }) => order)))].toSorted(
    (one, other) => one - other,
  );
  const news = places.flatMap((place) => orders[place] ?? []);
  const names = [...new Set(news.map(({ name }) => name))].join(', ');
  const now: MedicineLine[] = [];
  for (const place of places) {
    const [id, order] = [prescribed[place], orders[place]];
    const from = (id ? await prescribedById(tx, id) : undefined)?.first_dose_from ?? null;
    if (order) now.push(lineOf(order, from && { at: from.toISOString(), zone: deps.config.clinic.timeZone }));
  }
  const isOne = ended.length === 1 && news.length === 1;
  const about = [...prescribed, ...ended.map(({ row }) => row.id)].map(
    (id) => ({ table: 'prescribed_medicines', id }) as const,
  );
  await tellPatient(
    tx,
    deps,
    { patientId: patient.id, accountId: patient.account_id, part: 'medicines', about },
    {
      kind: 'prescription',
      says: {
        code: isOne ? 'medicine-replaced' : 'medicines-replaced',
        values: { names, now: { medicines: now }, before: { medicines: ended.map(({ row }) => lineBefore(row)) } },
      },
      link: '/doses',
    },
  );
}

/** Who has just taken the earlier one takes the new one later. */
function lineOf({ name, dose, route, frequency, ...terms }: MedicineOrder, notBefore: Moment | null): MedicineLine {
  const { smallestGapHours = null, mostIn24Hours = null, days = null } = terms;
  return {
    ...{ name, dose, taken: { route, frequency, smallestGapHours, mostIn24Hours, days } },
    ...(notBefore && { notBefore }),
  };
}

function lineBefore({
  name,
  amount,
  unit,
  route,
  frequency,
  gap_hours,
  most_in_24h,
  days,
}: PrescribedRow): MedicineLine {
  const limits = { smallestGapHours: gap_hours, mostIn24Hours: most_in_24h };
  return { name, dose: { amount, unit }, taken: { route, frequency, ...limits, days } };
}
