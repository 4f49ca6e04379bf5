// The time that was typed, as the instant it means: the last time the clock on the wall showed it.
import { clockTime } from '../../ui/clock-time.ts';
import { addDays, dayOf, instantOf } from '../../ui/zoned-time.ts';

/** As the server has it. */
const HOURS_BACK = 12;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export type MeasuredWhen = { at: string | null; problem: string | null };

/** Null is now: the server notes the time. */
export function measuredWhen(typed: string | null, now: Date, timeZone: string): MeasuredWhen {
  if (typed === null) return { at: null, problem: null };
  const clock = clockTime(typed);
  if (!clock) return { at: null, problem: 'Enter the time as 16:58.' };
  const today = dayOf(now, timeZone);
  const at = [today, addDays(today, -1)]
    .map((day) => instantOf(`${day}T${clock}`, timeZone))
    .find((instant) => Date.parse(instant) <= now.getTime() + MINUTE_MS);
  if (!at || Date.parse(at) < now.getTime() - HOURS_BACK * HOUR_MS) {
    return { at: null, problem: `Up to ${HOURS_BACK} hours back, not ahead.` };
  }
  return { at, problem: null };
}
