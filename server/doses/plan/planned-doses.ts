// When the doses of a medicine are due. Nothing of it is stored: the prescription, the times that the patient chose and the stays on
// the ward say it at every moment.
import { DAY_MS } from '#contract/durations.ts';
import { FREQUENCIES, type Frequency } from '#contract/medicines/medicines.ts';
import { instantFrom } from '#contract/zoned-time.ts';
import { addDays, dayIn } from '#server/platform/zoned-time.ts';

/** Null: it has no end. */
export type Span = { from: Date; until: Date | null };
export type Times = { times: readonly string[]; setAt: Date };

export type Plan = {
  frequency: Frequency;
  /** Every other day and once a week are counted from this one. */
  firstDay: string;
  /** The usual times, then each change of the patient, oldest first. */
  versions: readonly Times[];
  /** While it is prescribed: a span for each prescription of the series. */
  prescribed: readonly Span[];
  /** On the ward, where nurses give it; and after it, while a doctor has not decided how it goes on. */
  away: readonly Span[];
};

export type PlannedDose = { day: string; nth: number; at: Date };

const DAYS_APART: Partial<Record<Frequency, number>> = { 'every-other-day': 2, 'once-a-week': 7 };

export const daysApart = (frequency: Frequency): number => DAYS_APART[frequency] ?? 1;

/** Doses a day on the days on which it is taken; none for "as needed". */
export const dosesPerDay = (frequency: Frequency): number => FREQUENCIES[frequency].perDay ?? 0;

/** The time between two doses, if they are spread evenly. */
export const intervalMs = (frequency: Frequency): number =>
  (daysApart(frequency) * DAY_MS) / Math.max(1, dosesPerDay(frequency));

/** The doses that are due in a span of time, in their order; its start is included, its end is not. */
export function plannedDoses(
  plan: Plan,
  { from, until }: { from: Date; until: Date },
  timeZone: string,
): PlannedDose[] {
  const found: PlannedDose[] = [];
  // A day longer on both sides: its last time may lie beyond midnight where the clock is put forward.
  const last = addDays(dayIn(timeZone, until), 1);
  for (let day = addDays(dayIn(timeZone, from), -1); day <= last; day = addDays(day, 1)) {
    found.push(...dosesOn(plan, day, timeZone).filter(({ at }) => at >= from && at < until));
  }
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** The doses of one day, each under its number. */
export function dosesOn(plan: Plan, day: string, timeZone: string): PlannedDose[] {
  const isPlanned = ({ at }: PlannedDose) => isIn(plan.prescribed, at) && !isIn(plan.away, at);
  if (plan.frequency === 'once') return single(plan, day, timeZone).filter(isPlanned);
  if (!isDoseDay(plan, day)) return [];
  const numbers = Array.from({ length: dosesPerDay(plan.frequency) }, (_, nth) => nth);
  return numbers.map((nth) => ({ day, nth, at: timeOf(plan, day, nth, timeZone) })).filter(isPlanned);
}

/**
 * The day of the first dose that can be taken: prescribed in the afternoon, a dose of eight in the morning begins the next day and
 * not a week later. Doses that are not daily are counted from it, so it names their weekday.
 */
export function firstDoseDay(plan: Omit<Plan, 'firstDay'>, startsOn: string, timeZone: string): string {
  const [first] = plan.prescribed;
  if (!first || daysApart(plan.frequency) === 1) return startsOn;
  return timeOf(plan, startsOn, 0, timeZone) >= first.from ? startsOn : addDays(startsOn, 1);
}

function isDoseDay({ frequency, firstDay }: Plan, day: string): boolean {
  const since = Math.round((Date.parse(day) - Date.parse(firstDay)) / DAY_MS);
  return since >= 0 && since % daysApart(frequency) === 0;
}

/** A single dose is due when it is prescribed. */
function single({ prescribed }: Plan, day: string, timeZone: string): PlannedDose[] {
  return prescribed.flatMap(({ from: at }) => (dayIn(timeZone, at) === day ? [{ day, nth: 0, at }] : []));
}

/** A change counts for each dose whose new time was still to come: the newest one that did. */
function timeOf({ versions }: Pick<Plan, 'versions'>, day: string, nth: number, timeZone: string): Date {
  const [usual, ...changes] = versions;
  for (const { times, setAt } of changes.toReversed()) {
    const at = instantFrom(day, times[nth] ?? '00:00', timeZone);
    if (at > setAt) return at;
  }
  return instantFrom(day, usual?.times[nth] ?? '00:00', timeZone);
}

const isIn = (spans: readonly Span[], at: Date): boolean =>
  spans.some(({ from, until }) => at >= from && (until === null || at < until));
