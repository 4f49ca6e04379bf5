// What a planned dose is at a moment: still to come, due, put off, missed, or answered.
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { DoseStatus } from '#contract/medicines/doses.ts';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { minuteOfDay } from '#contract/zoned-time.ts';
import { intervalMs } from '#server/pharmacy/timing/intervals.ts';

const MOST_LATE_MS = 12 * HOUR_MS;
const MOST_EARLY_MS = 2 * HOUR_MS;
/** What is longer ago is no longer marked: nobody remembers it rightly. */
const ANSWERABLE_MS = 48 * HOUR_MS;

export type Said = {
  frequency: Frequency;
  /** Of a day; the nearest two of them say how late or early a dose may be. */
  times: readonly string[];
  at: Date;
  outcome: 'taken' | 'skipped' | null;
  snoozedUntil: Date | null;
};

type Timed = Pick<Said, 'frequency' | 'times' | 'at'>;

/** Later than half of the time to the next dose it is missed: taken then, it would come too near to that one. */
export const missedFrom = (dose: Timed): Date => new Date(dose.at.getTime() + Math.min(gapMs(dose) / 2, MOST_LATE_MS));

/** A quarter of the time between two doses before its own, two hours at most. */
export const takeableFrom = (dose: Timed): Date =>
  new Date(dose.at.getTime() - Math.min(gapMs(dose) / 4, MOST_EARLY_MS));

/** Between the nearest two doses of a day; of one a day, to the next. */
function gapMs({ frequency, times }: Timed): number {
  const minutes = times.map(minuteOfDay).toSorted((a, b) => a - b);
  const gaps = minutes.slice(1).map((time, nth) => (time - (minutes[nth] ?? 0)) * MINUTE_MS);
  return Math.min(intervalMs(frequency), ...gaps);
}

export const isTooOld = (at: Date, now: Date): boolean => now.getTime() - at.getTime() > ANSWERABLE_MS;

export function statusOf(dose: Said, now: Date): DoseStatus {
  if (dose.outcome) return dose.outcome;
  if (now < dose.at) return 'planned';
  if (now >= missedFrom(dose)) return 'missed';
  return dose.snoozedUntil && dose.snoozedUntil > now ? 'snoozed' : 'due';
}

/** Why a dose cannot be put off by so much; null: it can. */
export function whyNotSnooze(dose: Said, minutes: number, now: Date): 'dose_too_early' | 'snooze_too_long' | null {
  if (now < dose.at) return 'dose_too_early';
  return now.getTime() + minutes * MINUTE_MS >= missedFrom(dose).getTime() ? 'snooze_too_long' : null;
}
