// The smallest gap of an order: as it states it, or as its times imply it.
import { HOUR_MS } from '#contract/durations.ts';
import { shortestIntervalMs, type Timed } from '#server/pharmacy/timing/intervals.ts';

// Our choice, see decision 19: a single dose implies no interval, so the shortest one that can be ordered counts.
const SINGLE_DOSE_HOURS = 4;

type Terms = Timed & { smallestGapHours: number | null };

/** Half of the shortest time between two planned doses: a dose that is late by less can still be caught up. */
export function leastGapHours({ frequency, times, smallestGapHours }: Terms): number {
  if (smallestGapHours !== null) return smallestGapHours;
  if (times.length === 0) return SINGLE_DOSE_HOURS;
  return shortestIntervalMs({ frequency, times }) / HOUR_MS / 2;
}
