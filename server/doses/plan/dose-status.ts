// What a planned dose is at a moment: still to come, due, put off, missed, or answered.
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { DoseStatus } from '#contract/medicines/doses.ts';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { intervalMs } from './planned-doses.ts';

const MOST_LATE_MS = 12 * HOUR_MS;
const MOST_EARLY_MS = 2 * HOUR_MS;
/** What is longer ago is no longer marked: nobody remembers it rightly. */
const ANSWERABLE_MS = 48 * HOUR_MS;

export type Said = {
  frequency: Frequency;
  at: Date;
  outcome: 'taken' | 'skipped' | null;
  snoozedUntil: Date | null;
};

/** Later than half of the time to the next dose it is missed: taken then, it would come too near to that one. */
export const missedFrom = ({ frequency, at }: Pick<Said, 'frequency' | 'at'>): Date =>
  new Date(at.getTime() + Math.min(intervalMs(frequency) / 2, MOST_LATE_MS));

/** A quarter of the time between two doses before its own, two hours at most. */
export const takeableFrom = ({ frequency, at }: Pick<Said, 'frequency' | 'at'>): Date =>
  new Date(at.getTime() - Math.min(intervalMs(frequency) / 4, MOST_EARLY_MS));

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
