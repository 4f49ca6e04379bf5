import { DAY_MS } from '#contract/durations.ts';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { addDays, dayIn, instantOf } from '#server/platform/zoned-time.ts';

type Plan = { frequency: Frequency; times: readonly string[]; startsAt: Date; endsAt: Date | null };
type Span = { from: Date; until: Date };

const DAYS_APART: Partial<Record<Frequency, number>> = { 'every-other-day': 2, 'once-a-week': 7 };

/** Returns the times at which doses are due in a span; its start is included, its end is not. */
export function dueTimes(
  { frequency, times, startsAt, endsAt }: Plan,
  { from, until }: Span,
  timeZone: string,
): Date[] {
  const isWanted = (at: Date) => at >= from && at < until && at >= startsAt && (endsAt === null || at < endsAt);
  if (frequency === 'once') return [startsAt].filter(isWanted);
  const firstDay = dayIn(timeZone, startsAt);
  const found: Date[] = [];
  for (let day = dayIn(timeZone, from); day <= dayIn(timeZone, until); day = addDays(day, 1)) {
    if (daysBetween(firstDay, day) % (DAYS_APART[frequency] ?? 1) !== 0) continue;
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
