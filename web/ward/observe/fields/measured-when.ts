// The time that was typed, as the instant it means: the last time the clock on the wall showed it.
import { mayBeTyped, TYPED_BACK_HOURS } from '#contract/typed-times.ts';
import { clockTime } from '#web/ui/time/clock-time.ts';
import { addDays, dayOf, instantOf } from '#web/ui/time/zoned-time.ts';

export type MeasuredWhen = { at: string | null; problem: string | null };

/** Null is now: the server notes the time. */
export function measuredWhen(typed: string | null, now: Date, timeZone: string): MeasuredWhen {
  if (typed === null) return { at: null, problem: null };
  const clock = clockTime(typed);
  if (!clock) return { at: null, problem: 'Enter the time as 16:58.' };
  const today = dayOf(now, timeZone);
  const at = [today, addDays(today, -1)]
    .map((day) => instantOf(`${day}T${clock}`, timeZone))
    .find((instant) => mayBeTyped(new Date(instant), now));
  if (!at) {
    return { at: null, problem: `Up to ${TYPED_BACK_HOURS} hours back, not ahead.` };
  }
  return { at, problem: null };
}
