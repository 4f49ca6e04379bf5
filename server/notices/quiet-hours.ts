// When nobody is disturbed, on the clinic's wall clock.
import { MINUTE_MS } from '#contract/durations.ts';
import { addDays, instantFrom, wallClockIn } from '#contract/zoned-time.ts';

export type QuietSpan = { from: string; until: string };

/** Shown to whoever has none, as those to turn on. */
export const DEFAULT_SPAN: QuietSpan = { from: '22:00', until: '07:00' };

/** What a person set, in the columns of their row. */
export type OwnHours = { is_on: boolean; from_time: string; until_time: string };

/** The hours of a person: their own, else the clinic's. Null: none. */
export function spanOf(own: OwnHours | null | undefined, clinic: QuietSpan | null): QuietSpan | null {
  if (!own) return clinic;
  return own.is_on ? { from: own.from_time, until: own.until_time } : null;
}

export function isQuiet(time: string, span: QuietSpan | null): boolean {
  if (!span) return false;
  const { from, until } = span;
  return from <= until ? time >= from && time < until : time >= from || time < until;
}

/** When the quiet hours that run now end. Null outside of them. A time that the clock skips ends with the jump. */
export function quietUntil(span: QuietSpan | null, zone: string, now: Date): Date | null {
  const { day, time } = wallClockIn(zone, now);
  if (!span || !isQuiet(time, span)) return null;
  const end = instantFrom(time < span.until ? day : addDays(day, 1), span.until, zone);
  return end > now ? end : secondOf(end, span.until, zone);
}

// Clocks are put back by an hour at most, on the quarter of an hour.
const PUT_BACK_BY_MINUTES = [15, 30, 45, 60];

/** In an hour that comes twice the clock shows the end twice, and the first is over. */
function secondOf(first: Date, time: string, zone: string): Date {
  const later = PUT_BACK_BY_MINUTES.map((minutes) => new Date(first.getTime() + minutes * MINUTE_MS));
  return later.find((instant) => wallClockIn(zone, instant).time === time) ?? first;
}
