// How often a medicine is given, in numbers: the same on the ward and at home, and where one order takes the place of another.
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { FREQUENCIES, type Frequency } from '#contract/medicines/medicines.ts';
import { minuteOfDay } from '#contract/zoned-time.ts';

const DAYS_APART: Partial<Record<Frequency, number>> = { 'every-other-day': 2, 'once-a-week': 7 };

export const daysApart = (frequency: Frequency): number => DAYS_APART[frequency] ?? 1;
export const NOT_DAILY: readonly string[] = Object.keys(DAYS_APART);

/** Doses a day on the days on which it is taken; none for "as needed". */
export const dosesPerDay = (frequency: Frequency): number => FREQUENCIES[frequency].perDay ?? 0;

/** It has times of its own, day after day: neither a single dose nor as needed. */
export const hasTimes = (frequency: Frequency): boolean => frequency !== 'once' && frequency !== 'as-needed';

/** The time between two doses, if they are spread evenly. */
export const intervalMs = (frequency: Frequency): number =>
  (daysApart(frequency) * DAY_MS) / Math.max(1, dosesPerDay(frequency));

export type Timed = { frequency: Frequency; times: readonly string[] };

/** Between the nearest two planned doses, across midnight too. */
export function shortestIntervalMs({ frequency, times }: Timed): number {
  const minutes = times.map(minuteOfDay).toSorted((one, other) => one - other);
  const [first = 0] = minutes;
  const next = [...minutes.slice(1), first + (daysApart(frequency) * DAY_MS) / MINUTE_MS];
  return Math.min(...minutes.map((minute, index) => (next[index] ?? 0) - minute)) * MINUTE_MS;
}

export const isAsOften = (one: Frequency, other: Frequency): boolean =>
  hasTimes(one) && hasTimes(other) && dosesPerDay(one) === dosesPerDay(other) && daysApart(one) === daysApart(other);

/** Our choice, see decision 47: two doses that are nearer than this part of their interval are a double dose. */
export const NEAREST = 3 / 4;
