// When the doses of a medicine are due. Nothing of it is stored: the prescription, the times that the patient chose and the stays on
// the ward say it at every moment.
import type { Frequency } from '#contract/medicines/medicines.ts';
import { isDoseDay, type Slot, type Times, type Timing, timeOf } from '#server/pharmacy/timing/dose-days.ts';
import { daysApart, dosesPerDay, hasTimes } from '#server/pharmacy/timing/intervals.ts';
import { addDays, dayIn } from '#server/platform/zoned-time.ts';

/** Null: it has no end. */
export type Span = { from: Date; until: Date | null };

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

/** A dose by its day and number: both stay when its time is moved. */
export type PlannedDose = Slot & { at: Date };

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
  return numbers.map((nth) => ({ day, nth, at: timeOf(plan, { day, nth }, timeZone) })).filter(isPlanned);
}

/** The first dose that comes after a moment; null where it has no times. */
export function firstSlot(plan: Timing & Pick<Plan, 'firstDay'>, from: Date, timeZone: string): Slot | null {
  if (!hasTimes(plan.frequency)) return null;
  const day = dayIn(timeZone, from);
  const [, begins = day] = [day, plan.firstDay].toSorted();
  for (let each = begins; each <= addDays(begins, 2 * daysApart(plan.frequency)); each = addDays(each, 1)) {
    if (!isDoseDay(plan, each)) continue;
    for (let nth = 0; nth < dosesPerDay(plan.frequency); nth += 1) {
      if (timeOf(plan, { day: each, nth }, timeZone) >= from) return { day: each, nth };
    }
  }
  return null;
}

/** A single dose is due when it is prescribed. */
function single({ prescribed }: Plan, day: string, timeZone: string): PlannedDose[] {
  return prescribed.flatMap(({ from: at }) => (dayIn(timeZone, at) === day ? [{ day, nth: 0, at }] : []));
}

const isIn = (spans: readonly Span[], at: Date): boolean =>
  spans.some(({ from, until }) => at >= from && (until === null || at < until));
