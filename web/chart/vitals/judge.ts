// What a reading means in words. Adult ranges are never applied to children.

import { PEAK_FLOW_WELL } from '#contract/readings/own-dangers.ts';
import {
  ADULT_YEARS,
  DIASTOLIC_RANGE,
  flagIn,
  GUIDES,
  type Range,
  rangeOf,
} from '#contract/readings/reading-ranges.ts';
import type { Reading, ReadingKind } from '#contract/readings/readings.ts';

export type Verdict = 'High' | 'A little high' | 'Low' | 'In range';

/** Null where there is no range to judge by: weight, height, and whatever a child's reading is. */
export function judge(reading: Reading, isAdult: boolean): Verdict | null {
  // The server's word, as on every other screen.
  if (reading.flag === 'High' || reading.flag === 'A little high' || reading.flag === 'Low') return reading.flag;
  const { kind, value, second, ownBest } = reading;
  if (kind === 'peak-flow') return ownBest ? 'In range' : null;
  const range = rangeOf(reading);
  if (!isAdult || !range || flagIn(value, range)) return null;
  return second !== null && flagIn(second, DIASTOLIC_RANGE) ? null : 'In range';
}

/** A little high is worth a word, not the colour of what lies outside. */
export const isOutside = (verdict: string | null) => verdict === 'High' || verdict === 'Low';

/** Returns which of the two values lies outside. The server has flagged the reading by the age on that day. */
export function outsideOf(reading: Reading): Record<'value' | 'second', 'High' | 'Low' | null> {
  const { kind, value, second, flag } = reading;
  if (kind === 'peak-flow') return { value: flag ? 'Low' : null, second: null };
  const range = rangeOf(reading);
  if (!flag || !range) return { value: null, second: null };
  return { value: flagIn(value, range), second: second === null ? null : flagIn(second, DIASTOLIC_RANGE) };
}

/** What the band shows: a peak flow is compared with the person's own best, at any age. */
export function bandOf(kind: ReadingKind, readings: readonly Reading[], isAdult: boolean): Range | undefined {
  if (kind !== 'peak-flow') return isAdult ? (rangeOf({ kind }) ?? GUIDES[kind]) : undefined;
  const high = Math.max(...readings.map(({ value }) => value));
  return { low: Math.round(high * PEAK_FLOW_WELL), high, inWords: `80 to 100 % of the best, ${high}` };
}

/** An unknown age counts as an adult's, as on the server; the screen says so. */
export const isAdultAt = (age: number | null) => age === null || age >= ADULT_YEARS;
