// Which times of the day fit an order: as often as it says, in its part of the day, and never two doses close together.
import type { Frequency } from '#contract/medicines/medicines.ts';
import { minuteOfDay } from '#contract/zoned-time.ts';
import { dosesPerDay, intervalMs } from './intervals.ts';

const MINUTES_A_DAY = 24 * 60;

/** A stated part of the day: from the first minute to the last, in minutes of the day. */
const PART_OF_DAY: Partial<Record<Frequency, { from: number; until: number; words: string }>> = {
  'in-the-morning': {
    from: 4 * 60,
    until: 12 * 60,
    words: 'It is for the morning: choose a time from 04:00 to 11:59.',
  },
  'at-night': { from: 18 * 60, until: MINUTES_A_DAY, words: 'It is for the night: choose a time from 18:00 to 23:59.' },
};

const EVERY_HOURS = /^every-(\d+)-hours$/;

/** Why these times do not fit what was ordered; null: they do. They come in order. */
export function whyNotTimes(frequency: Frequency, times: readonly string[]): string | null {
  const count = dosesPerDay(frequency);
  if (new Set(times).size !== count) return count === 1 ? 'Choose one time.' : `Choose ${count} different times.`;
  const minutes = times.map(minuteOfDay);
  const part = PART_OF_DAY[frequency];
  if (part && minutes.some((minute) => minute < part.from || minute >= part.until)) return part.words;
  const gaps = gapsBetween(minutes);
  const hours = Number(EVERY_HOURS.exec(frequency)?.[1] ?? 0);
  if (hours > 0)
    return gaps.every((gap) => gap === hours * 60) ? null : `Each time is ${hours} hours after the one before.`;
  const least = leastGapMs(frequency) / 60_000;
  return count === 1 || gaps.every((gap) => gap >= least)
    ? null
    : `Leave at least ${inHours(least)} between two doses.`;
}

/** Half of the time between two doses, as on the ward (decision 19): nearer than that is too near. */
export const leastGapMs = (frequency: Frequency): number => intervalMs(frequency) / 2;

function gapsBetween(minutes: readonly number[]): number[] {
  const [first = 0] = minutes;
  const next = [...minutes.slice(1), first + MINUTES_A_DAY];
  return minutes.map((minute, index) => (next[index] ?? 0) - minute);
}

function inHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  const whole = `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return rest === 0 ? whole : `${whole} ${rest} minutes`;
}
