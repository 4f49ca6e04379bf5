// The last doses of a patient that hold an ingredient, wherever they were given: on the ward in any stay, and at home as the patient
// says. A dose at home of which nobody said anything may have been taken: it counts, so that no other comes too soon after it.
import { DAY_MS } from '#contract/durations.ts';
import { nameIngredients } from '#server/pharmacy/name-ingredients.ts';
import { firstDoseDay, lastSlotBefore, type Timing } from '#server/pharmacy/timing/dose-days.ts';
import type { LastDose } from '#server/pharmacy/timing/first-moment.ts';
import { daysApart, hasTimes } from '#server/pharmacy/timing/intervals.ts';
import { isTakenAtHome, TIMES_AT_HOME } from '#server/pharmacy/timing/times-at-home.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isRunningAt } from './running.ts';
import { answersSince, givenSince, type HomeRow, prescribedSince, staysSince } from './store.ts';

/** Longer than any wait: a week. */
const LOOK_BACK_MS = 15 * DAY_MS;

export type KnownDose = LastDose & {
  orderId: string | null;
  /** The prescription by which it was taken, or from which the ward took its order. */
  medicineId: string | null;
  /** What it was given by goes on at this moment. */
  isRunning: boolean;
};

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** The newest of each order and each prescription. */
export async function findLastDoses(
  { db, clock, config }: Needs,
  patientId: string,
  ingredients: readonly string[],
): Promise<KnownDose[]> {
  const now = clock.now();
  const { timeZone } = config.clinic;
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  const isShared = (theirs: readonly string[]) => theirs.some((one) => ingredients.includes(one));
  const onWard = (await givenSince(db, patientId, { since, now })).filter((row) => isShared(row.ingredients));
  const rows = await sharedAtHome(db, await prescribedSince(db, patientId, since), isShared);
  const answers = rows.length > 0 ? await answersSince(db, patientId, since) : [];
  const stays = rows.length > 0 ? await staysSince(db, patientId, since) : [];
  const isOnWard = (at: Date) =>
    stays.some(({ admitted_at, discharged_at }) => at >= admitted_at && (!discharged_at || at < discharged_at));
  const atHome = rows.flatMap((row) => {
    const known = { orderId: null, medicineId: row.id, isRunning: isRunningAt(row, now, timeZone) };
    const terms = { frequency: row.frequency, times: row.moved.at(-1)?.times ?? TIMES_AT_HOME[row.frequency] };
    const taken = answers.filter((one) => one.medicine_id === row.id && one.outcome === 'taken').at(-1);
    const slot = unanswered(row, now, timeZone);
    const isAnswered = (one: (typeof answers)[number]) =>
      one.series_id === seriesOf(row) && one.on_day === slot?.day && one.nth === slot.nth;
    const perhaps = slot && !answers.some(isAnswered) && !isOnWard(slot.at) ? slot : null;
    return [
      ...(taken ? [{ ...known, ...terms, at: taken.at, dueAt: taken.planned_at }] : []),
      ...(perhaps ? [{ ...known, ...terms, at: perhaps.at, dueAt: perhaps.at }] : []),
    ];
  });
  return [
    ...onWard.map(({ order_id, prescribed_medicine_id, is_running, frequency, times, given_at, due_at }) => ({
      ...{ orderId: order_id, medicineId: prescribed_medicine_id, isRunning: is_running },
      ...{ frequency, times, at: given_at, dueAt: due_at },
    })),
    ...atHome,
  ];
}

/** The day from which what is not taken every day is counted at home: that of its prescriptions all together. */
export async function findFirstDay(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  row: Pick<HomeRow, 'id' | 'patient_id' | 'frequency' | 'counted_from'>,
): Promise<string | null> {
  if (daysApart(row.frequency) === 1 || row.counted_from) return row.counted_from;
  const found = (await prescribedSince(db, row.patient_id, new Date(0))).find(({ id }) => id === row.id);
  return found ? firstDayOf(found, config.clinic.timeZone) : null;
}

/** From which day the same is counted at home, of what goes on there as often. */
export async function findFirstDayAtHome(
  deps: Needs,
  patientId: string,
  next: { ingredients: readonly string[]; frequency: HomeRow['frequency']; medicineId?: string },
): Promise<string | null> {
  const days = daysApart(next.frequency);
  if (days === 1) return null;
  const { timeZone } = deps.config.clinic;
  const isLike = (row: HomeRow) =>
    row.id !== next.medicineId && daysApart(row.frequency) === days && isRunningAt(row, deps.clock.now(), timeZone);
  const rows = (await prescribedSince(deps.db, patientId, deps.clock.now())).filter(isLike);
  const isShared = (theirs: readonly string[]) => theirs.some((one) => next.ingredients.includes(one));
  const [row] = await sharedAtHome(deps.db, rows, isShared);
  return row ? firstDayOf(row, timeZone) : null;
}

async function sharedAtHome(
  db: Needs['db'],
  rows: readonly HomeRow[],
  isShared: (ingredients: readonly string[]) => boolean,
): Promise<HomeRow[]> {
  if (rows.length === 0) return [];
  const held = await nameIngredients(
    db,
    rows.map(({ medicine_id, name }) => ({ id: medicine_id ?? undefined, name })),
  );
  return rows.filter((_, nth) => isShared(held[nth] ?? []));
}

const seriesOf = ({ series_id, id }: Pick<HomeRow, 'series_id' | 'id'>): string => series_id ?? id;

const timingOf = ({ frequency, moved }: HomeRow): Timing => ({
  frequency,
  versions: [
    { times: TIMES_AT_HOME[frequency], setAt: new Date(0) },
    ...moved.map(({ times, set_at }) => ({ times, setAt: new Date(set_at) })),
  ],
});

/** As `findHome` of the doses counts: the first prescription of the series says it. */
function firstDayOf(row: HomeRow, timeZone: string): string {
  const { first_counted_from: counted, first_begins_at: begins, first_starts_on: startsOn } = row;
  return counted ?? firstDoseDay(timingOf(row), begins, startsOn, timeZone);
}

/** The newest dose that was planned at home while it was prescribed. */
function unanswered(row: HomeRow, now: Date, timeZone: string) {
  if (!hasTimes(row.frequency) || !isTakenAtHome(row.route)) return null;
  const by = row.stopped_at && row.stopped_at < now ? row.stopped_at : now;
  const slot = lastSlotBefore({ ...timingOf(row), firstDay: firstDayOf(row, timeZone) }, by, timeZone);
  const isPrescribed = slot && slot.at >= (row.first_dose_from ?? row.signed_at) && isTakenAt(row, slot.at, timeZone);
  return isPrescribed ? slot : null;
}

/** Its course was not over. */
const isTakenAt = (row: HomeRow, at: Date, timeZone: string): boolean =>
  isRunningAt({ ...row, stopped_at: null }, at, timeZone);
