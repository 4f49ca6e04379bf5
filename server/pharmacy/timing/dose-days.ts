// On which days and at which time a dose at home is planned, by the times that the patient chose.
import { DAY_MS } from '#contract/durations.ts';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { addDays, dayIn, instantFrom } from '#contract/zoned-time.ts';
import { daysApart } from './intervals.ts';

export type Times = { times: readonly string[]; setAt: Date };
export type Slot = { day: string; nth: number };
export type Timing = {
  frequency: Frequency;
  /** The usual times, then each change of the patient, oldest first. */
  versions: readonly Times[];
};

/**
 * The day of the first dose that can be taken: prescribed in the afternoon, a dose of eight in the morning begins the next day and
 * not a week later. Doses that are not daily are counted from it, so it names their weekday.
 */
export function firstDoseDay(plan: Timing, from: Date, startsOn: string, timeZone: string): string {
  if (daysApart(plan.frequency) === 1) return startsOn;
  return timeOf(plan, { day: startsOn, nth: 0 }, timeZone) >= from ? startsOn : addDays(startsOn, 1);
}

export function isDoseDay({ frequency, firstDay }: { frequency: Frequency; firstDay: string }, day: string): boolean {
  const since = Math.round((Date.parse(day) - Date.parse(firstDay)) / DAY_MS);
  return since >= 0 && since % daysApart(frequency) === 0;
}

/** A change counts for each dose whose new time was still to come: the newest one that did. */
export function timeOf({ versions }: Pick<Timing, 'versions'>, { day, nth }: Slot, timeZone: string): Date {
  const [usual, ...changes] = versions;
  for (const { times, setAt } of changes.toReversed()) {
    const at = instantFrom(day, times[nth] ?? '00:00', timeZone);
    if (at > setAt) return at;
  }
  return instantFrom(day, usual?.times[nth] ?? '00:00', timeZone);
}

/** The newest dose that was planned by a moment; null where there was none. */
export function lastSlotBefore(
  plan: Timing & { firstDay: string },
  by: Date,
  timeZone: string,
): (Slot & { at: Date }) | null {
  const today = dayIn(timeZone, by);
  for (let back = 0; back <= daysApart(plan.frequency); back += 1) {
    const day = addDays(today, -back);
    if (!isDoseDay(plan, day)) continue;
    const [usual] = plan.versions;
    const slots = (usual?.times ?? []).map((_, nth) => ({ day, nth, at: timeOf(plan, { day, nth }, timeZone) }));
    const past = slots.filter(({ at }) => at <= by).toSorted((one, other) => other.at.getTime() - one.at.getTime());
    if (past[0]) return past[0];
  }
  return null;
}
