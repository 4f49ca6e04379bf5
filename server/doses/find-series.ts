// A medicine at home with all of its repeats: one series of doses, one plan, one supply.
import { DAY_MS } from '#contract/durations.ts';
import { nameIngredients } from '../pharmacy/name-ingredients.ts';
import { firstDoseDay } from '../pharmacy/timing/dose-days.ts';
import { isTakenAtHome, TIMES_AT_HOME } from '../pharmacy/timing/times-at-home.ts';
import type { Deps } from '../platform/deps.ts';
import { findHold, type Hold, type Stays } from './after-stay/find-hold.ts';
import { beginsAt, endsOf } from './plan/course-ends.ts';
import { missedFrom } from './plan/dose-status.ts';
import type { Plan, PlannedDose } from './plan/planned-doses.ts';
import { dosesOn, plannedDoses } from './plan/planned-doses.ts';
import {
  type AnswerRow,
  answersOf,
  decisionsOf,
  type MedicineRow,
  prescribedTo,
  snoozesOf,
  stayOrdersOf,
  staysOf,
  timesOf,
} from './store.ts';

export type Series = {
  id: string;
  /** The newest prescription of it; the others ended when it was renewed. */
  current: MedicineRow;
  /** Oldest first. */
  members: readonly MedicineRow[];
  plan: Plan;
  times: readonly string[];
  timesVersion: number;
  /** It waits for a doctor since a stay on the ward: nobody takes it until then. */
  hold: Hold | null;
};

export type Home = {
  series: readonly Series[];
  isOnWard: boolean;
  now: Date;
  answers: readonly AnswerRow[];
  answerOf: (seriesId: string, dose: PlannedDose) => AnswerRow | null;
  snoozeOf: (seriesId: string, dose: PlannedDose) => Date | null;
};

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

const keyOf = (seriesId: string, day: string, nth: number) => `${seriesId}:${day}:${nth}`;

/** Everything that says when this patient takes what, and what became of the doses since then. The caller has decided who may. */
export async function findHome({ db, clock, config }: Needs, patientId: string, since: Date): Promise<Home> {
  const [rows, stays, orders, decisions, times, answers, snoozes] = await Promise.all([
    prescribedTo(db, patientId),
    staysOf(db, patientId),
    stayOrdersOf(db, patientId),
    decisionsOf(db, patientId),
    timesOf(db, patientId),
    // An answer may have been given before a dose was moved.
    answersOf(db, patientId, new Date(since.getTime() - 2 * DAY_MS)),
    snoozesOf(db, patientId, since),
  ]);
  const away = stays.map(({ admitted_at, discharged_at }) => ({ from: admitted_at, until: discharged_at }));
  const answered = new Map(answers.map((row) => [keyOf(row.series_id, row.on_day, row.nth), row]));
  const snoozed = new Map(snoozes.map((row) => [keyOf(row.series_id, row.on_day, row.nth), row.until_at]));
  const atHome = rows.filter(({ route }) => isTakenAtHome(route));
  const hasLeft = (id: string) => stays.some((stay) => stay.id === id && stay.discharged_at !== null);
  const ingredients = orders.some(({ admission_id }) => hasLeft(admission_id))
    ? await nameIngredients(db, atHome.map(asNamed))
    : [];
  const ingredientsOf = (id: string) => ingredients[atHome.findIndex((row) => row.id === id)] ?? [];
  const bySeries = Map.groupBy(atHome, (row) => row.series_id ?? row.id);
  const now = clock.now();
  return {
    series: [...bySeries].flatMap(([id, members]) => {
      const changes = times.filter(({ series_id }) => series_id === id);
      const known = { changes, away, stays, orders, decisions, ingredientsOf };
      return seriesOf(id, members, known, config.clinic.timeZone);
    }),
    answers,
    now,
    isOnWard: away.some(({ from, until }) => from <= now && until === null),
    answerOf: (id, { day, nth }) => answered.get(keyOf(id, day, nth)) ?? null,
    snoozeOf: (id, { day, nth }) => snoozed.get(keyOf(id, day, nth)) ?? null,
  };
}

export const asNamed = ({ medicine_id, name }: MedicineRow) => ({ id: medicine_id ?? undefined, name });

type Change = { version: number; times: string[]; set_at: Date };
type Known = Stays & { changes: readonly Change[]; away: Plan['away'] };

function seriesOf(
  id: string,
  members: readonly MedicineRow[],
  { changes, away, ...stays }: Known,
  timeZone: string,
): Series[] {
  const [first, current] = [members[0], members.at(-1)];
  if (!first || !current) return [];
  const usual = TIMES_AT_HOME[current.frequency];
  const { frequency } = current;
  const moved = changes.map(({ times, set_at }) => ({ times, setAt: set_at }));
  const versions = [{ times: usual, setAt: new Date(0) }, ...moved];
  const firstDay =
    first.counted_from ?? firstDoseDay({ frequency, versions }, beginsAt(first), first.starts_on, timeZone);
  const ended = endsOf(members, { frequency, versions, firstDay }, timeZone);
  const { spans, hold } = findHold(ended, stays);
  const plan: Plan = {
    ...{ frequency, versions, firstDay },
    prescribed: ended.map((member) => ({ from: beginsAt(member), until: member.until })),
    away: [...away, ...spans],
  };
  return [
    {
      ...{ id, current, members, plan, hold: current.stopped_at === null ? hold : null },
      times: changes.at(-1)?.times ?? usual,
      timesVersion: changes.at(-1)?.version ?? 0,
    },
  ];
}

/** Not stopped, and not over. */
export const isRunning = ({ plan }: Series, now: Date): boolean =>
  (plan.prescribed.at(-1)?.until ?? null) === null || (plan.prescribed.at(-1)?.until ?? now) > now;

/** It is over, and the same was prescribed anew since then: what counts is the new one. What ran beside it is another one. */
export function isReplaced(home: Pick<Home, 'series' | 'now'>, series: Series): boolean {
  const { id, current, plan } = series;
  const over = plan.prescribed.at(-1)?.until ?? null;
  if (over === null || over > home.now) return false;
  const isSame = (other: MedicineRow) =>
    (other.medicine_id !== null && other.medicine_id === current.medicine_id) ||
    other.name.toLowerCase() === current.name.toLowerCase();
  return home.series.some(
    (other) => other.id !== id && (other.members[0] ?? other.current).signed_at >= over && isSame(other.current),
  );
}

/** A dose as it was planned, with what was said of it. */
export type DoseOf = { series: Series; dose: PlannedDose; answer: AnswerRow | null; snoozedUntil: Date | null };

/**
 * The doses of all medicines in a span, in the order of their times. What was answered stays as it was planned then, whatever became
 * of the plan.
 */
export function dosesBetween(home: Home, span: { from: Date; until: Date }, timeZone: string): DoseOf[] {
  const waiting = home.series.flatMap((series) =>
    plannedDoses(series.plan, span, timeZone)
      .filter((dose) => home.answerOf(series.id, dose) === null && isStillWanted(home, series, dose))
      .map((dose) => ({ series, dose, answer: null, snoozedUntil: home.snoozeOf(series.id, dose) })),
  );
  const answered = home.answers
    .filter(({ planned_at }) => planned_at >= span.from && planned_at < span.until)
    .flatMap((answer) => answeredDose(home, answer));
  return [...waiting, ...answered].toSorted(
    (one, other) =>
      one.dose.at.getTime() - other.dose.at.getTime() ||
      one.series.current.name.localeCompare(other.series.current.name) ||
      one.series.id.localeCompare(other.series.id),
  );
}

/** Stopped, on the ward by now, or waiting for a doctor since then: what was due before is not to be taken any more. What was missed before stays missed. */
function isStillWanted({ now, isOnWard }: Home, { current, times, hold }: Series, { at }: PlannedDose): boolean {
  const isOver = isOnWard || hold !== null || (current.stopped_at !== null && current.stopped_at <= now);
  return !isOver || missedFrom({ frequency: current.frequency, times, at }) <= now;
}

function answeredDose(home: Home, answer: AnswerRow): DoseOf[] {
  const series = home.series.find(({ id }) => id === answer.series_id);
  const dose = { day: answer.on_day, nth: answer.nth, at: answer.planned_at };
  return series ? [{ series, dose, answer, snoozedUntil: null }] : [];
}

/** One dose by its day and number, planned or answered; null: there is none. */
export function doseBy(
  home: Home,
  series: Series,
  { day, nth }: { day: string; nth: number },
  timeZone: string,
): DoseOf | null {
  const known = home.answerOf(series.id, { day, nth, at: new Date(0) });
  if (known) return answeredDose(home, known)[0] ?? null;
  const dose = dosesOn(series.plan, day, timeZone).find((one) => one.nth === nth);
  return dose ? { series, dose, answer: null, snoozedUntil: home.snoozeOf(series.id, dose) } : null;
}
