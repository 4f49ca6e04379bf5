import { DAY_MS } from '#contract/durations.ts';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { daysApart } from '#server/pharmacy/timing/intervals.ts';
import { addDays, dayIn, instantOf } from '#server/platform/zoned-time.ts';
import type { OrderRow } from '../orders/store.ts';

type Plan = {
  frequency: Frequency;
  times: readonly string[];
  startsAt: Date;
  endsAt: Date | null;
  /** The day from which every other day and once a week are counted; left out: the day on which it starts. */
  countedFrom?: string | null;
};
type Span = { from: Date; until: Date };

export type PlannedOrder = Pick<
  OrderRow,
  'frequency' | 'times' | 'ordered_at' | 'ends_at' | 'counted_from' | 'first_dose_from'
>;

export const planOf = (order: PlannedOrder): Plan => ({
  frequency: order.frequency,
  times: order.times,
  startsAt: order.first_dose_from ?? order.ordered_at,
  endsAt: order.ends_at,
  countedFrom: order.counted_from,
});

/** Returns the times at which doses are due in a span; its start is included, its end is not. */
export function dueTimes(
  { frequency, times, startsAt, endsAt, countedFrom }: Plan,
  { from, until }: Span,
  timeZone: string,
): Date[] {
  const isWanted = (at: Date) => at >= from && at < until && at >= startsAt && (endsAt === null || at < endsAt);
  if (frequency === 'once') return [startsAt].filter(isWanted);
  const firstDay = countedFrom ?? dayIn(timeZone, startsAt);
  const found: Date[] = [];
  for (let day = dayIn(timeZone, from); day <= dayIn(timeZone, until); day = addDays(day, 1)) {
    const since = daysBetween(firstDay, day);
    if (since < 0 || since % daysApart(frequency) !== 0) continue;
    found.push(...times.map((time) => whenClockShows(day, time, timeZone)).filter(isWanted));
  }
  return found.toSorted((one, other) => one.getTime() - other.getTime());
}

const daysBetween = (first: string, day: string) => Math.round((Date.parse(day) - Date.parse(first)) / DAY_MS);

/** No dose falls into the hour that is skipped in spring: it comes with the next hour that exists. */
function whenClockShows(day: string, time: string, timeZone: string): Date {
  for (let hours = 0; hours < 3; hours += 1) {
    const at = instantOf(day, later(time, hours), timeZone);
    if (at) return at;
  }
  throw new Error(`The clock of ${timeZone} never shows ${time} on ${day}.`);
}

const later = (time: string, hours: number) =>
  `${String((Number(time.slice(0, 2)) + hours) % 24).padStart(2, '0')}${time.slice(2)}`;
