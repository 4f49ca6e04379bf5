// The smallest gap of an order: as it states it, or as its times imply it.
import type { Frequency } from '#contract/medicines/medicines.ts';

const MINUTES_A_DAY = 24 * 60;

// Our choice, see decision 19: a single dose implies no interval, so the shortest one that can be ordered counts.
const SINGLE_DOSE_HOURS = 4;

const DAYS_APART: Partial<Record<Frequency, number>> = { 'every-other-day': 2, 'once-a-week': 7 };

type Terms = { frequency: Frequency; times: readonly string[]; smallestGapHours: number | null };

/** Half of the shortest time between two planned doses: a dose that is late by less can still be caught up. */
export function leastGapHours({ frequency, times, smallestGapHours }: Terms): number {
  if (smallestGapHours !== null) return smallestGapHours;
  if (times.length === 0) return SINGLE_DOSE_HOURS;
  return shortestInterval(times, DAYS_APART[frequency] ?? 1) / 60 / 2;
}

/** Returns the shortest interval in minutes, across midnight too. */
function shortestInterval(times: readonly string[], days: number): number {
  const minutes = times.map(minuteOfDay).toSorted((one, other) => one - other);
  const [first = 0] = minutes;
  const next = [...minutes.slice(1), first + days * MINUTES_A_DAY];
  return Math.min(...minutes.map((minute, index) => (next[index] ?? 0) - minute));
}

const minuteOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
