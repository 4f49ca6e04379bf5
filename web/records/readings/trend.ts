// Readings over time as a small line, and the same in words.

import { isPastAlarm } from '#contract/readings/reading-ranges.ts';
import type { Reading } from '#contract/readings/readings.ts';
import { t } from '#web/language/say.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';

export type Trend = {
  /** Oldest first, as points in the drawing. */
  points: { x: number; y: number }[];
  /** What is usual for this person, where enough is known to say so. */
  usual: { low: number; high: number } | null;
  band: { y: number; height: number } | null;
};

const MAX_POINTS = 12;
const ENOUGH_FOR_USUAL = 5;
/** As many as for the best peak flow: several of one hour say nothing about other days. */
export const DAYS_FOR_USUAL = 3;

type Box = { width: number; top: number; bottom: number; edge: number };

/** Newest first, as the server sends them. Null when there is nothing to compare. */
export function trendOf(
  readings: readonly Reading[],
  { width, top, bottom, edge }: Box,
  timeZone: string,
): Trend | null {
  const shown = readings.slice(0, MAX_POINTS).reverse();
  if (shown.length < 2) return null;
  const usual = usualOf(readings, timeZone);
  const values = shown.map(({ value }) => value);
  const low = Math.min(...values, usual?.low ?? Number.POSITIVE_INFINITY);
  const high = Math.max(...values, usual?.high ?? Number.NEGATIVE_INFINITY);
  const up = (value: number) =>
    tenth(high === low ? (top + bottom) / 2 : bottom - ((value - low) / (high - low)) * (bottom - top));
  const across = (index: number) => tenth(edge + (index / (shown.length - 1)) * (width - 2 * edge));
  return {
    points: values.map((value, index) => ({ x: across(index), y: up(value) })),
    usual,
    band: usual && { y: up(usual.high), height: Math.max(tenth(up(usual.low) - up(usual.high)), 3) },
  };
}

/** Computed from earlier readings only: the latest is compared with it. What is alarming is usual for nobody. */
export function usualOf(
  readings: readonly Reading[],
  timeZone: string,
  of: 'value' | 'second' = 'value',
): Trend['usual'] {
  const calm = earlierOf(readings).filter((reading) => !isAlarming(reading));
  const figures = calm.flatMap((reading) => reading[of] ?? []);
  const days = new Set(calm.map(({ measuredAt }) => dayOf(measuredAt, timeZone)));
  if (figures.length < ENOUGH_FOR_USUAL || days.size < DAYS_FOR_USUAL) return null;
  return { low: Math.min(...figures), high: Math.max(...figures) };
}

/** Readings enough, but of too few days, or too alarming, to say what is usual. */
export const isUsualMissing = (readings: readonly Reading[], timeZone: string): boolean =>
  earlierOf(readings).length >= ENOUGH_FOR_USUAL && usualOf(readings, timeZone) === null;

const earlierOf = (readings: readonly Reading[]) => readings.slice(1, MAX_POINTS + 1);

const isAlarming = (reading: Reading) =>
  Boolean(reading.advice?.urgency) || (reading.isChecked && isPastAlarm(reading));

/** "7 readings: first 64, then lowest 61.4, highest 64, now 61.4." */
export function trendInWords(readings: readonly Reading[]): string {
  const shown = readings.slice(0, MAX_POINTS);
  const values = shown.map(({ value }) => value);
  const [latest, oldest] = [values[0], values.at(-1)];
  if (latest === undefined || oldest === undefined) return '';
  const figures = { n: shown.length, latest, min: Math.min(...values), max: Math.max(...values) };
  if (latest === oldest)
    return t('Trend over {n} readings: unchanged at {latest}, lowest {min}, highest {max}.', figures);
  return latest > oldest
    ? t('Trend over {n} readings: up from {oldest} to {latest}, lowest {min}, highest {max}.', { ...figures, oldest })
    : t('Trend over {n} readings: down from {oldest} to {latest}, lowest {min}, highest {max}.', {
        ...figures,
        oldest,
      });
}

const tenth = (value: number) => Math.round(value * 10) / 10;
