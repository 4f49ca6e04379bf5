// What a reading means in words. Adult ranges are never applied to children.

import { ADULT_RANGES, ADULT_YEARS, DIASTOLIC_RANGE, flagIn } from '#contract/readings/reading-ranges.ts';
import type { Reading } from '#contract/readings/readings.ts';

export type Verdict = 'High' | 'A little high' | 'Low' | 'In range';

/** Null where there is no range to judge by: weight, height, and whatever a child's reading is. */
export function judge(reading: Reading, isAdult: boolean): Verdict | null {
  // The server's word, as on every other screen.
  if (reading.flag === 'High' || reading.flag === 'A little high' || reading.flag === 'Low') return reading.flag;
  const { kind, value, second } = reading;
  const range = ADULT_RANGES[kind];
  if (!isAdult || !range || flagIn(value, range)) return null;
  return second !== null && flagIn(second, DIASTOLIC_RANGE) ? null : 'In range';
}

/** A little high is worth a word, not the colour of what lies outside. */
export const isOutside = (verdict: string | null) => verdict === 'High' || verdict === 'Low';

/** Returns which of the two values lies outside. The server has flagged the reading by the age on that day. */
export function outsideOf({ kind, value, second, flag }: Reading) {
  const range = ADULT_RANGES[kind];
  if (!flag || !range) return { value: null, second: null };
  return { value: flagIn(value, range), second: second === null ? null : flagIn(second, DIASTOLIC_RANGE) };
}

/** An unknown age counts as an adult's, as on the server; the screen says so. */
export const isAdultAt = (age: number | null) => age === null || age >= ADULT_YEARS;
