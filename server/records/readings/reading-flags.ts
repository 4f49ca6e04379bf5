// Abnormal in words, for adults at rest. Children have other ranges, so they get no flag.

import {
  A_LITTLE_HIGH,
  ADULT_RANGES,
  ADULT_YEARS,
  DIASTOLIC_RANGE,
  flagIn,
} from '#contract/readings/reading-ranges.ts';
import type { ReadingKind } from '#contract/readings/readings.ts';

export function flagOf(
  { kind, value, second }: { kind: ReadingKind; value: number; second: number | null },
  ageYears: number | null,
): 'High' | 'A little high' | 'Low' | null {
  if (!isCheckedAt(kind, ageYears)) return null;
  const range = ADULT_RANGES[kind];
  if (!range) return null;
  if (!Number.isFinite(value)) throw new Error(`Not a measurement: ${value}`);
  const upper = flagIn(value, range);
  const flags = [upper, second === null ? null : flagIn(second, DIASTOLIC_RANGE)];
  if (flags.includes('High')) return 'High';
  if (isALittleHigh(kind, value, second)) return 'A little high';
  return flags.find((flag) => flag !== null) ?? null;
}

/** Weight and height have no range at any age. */
export const isCheckedAt = (kind: ReadingKind, ageYears: number | null): boolean =>
  ADULT_RANGES[kind] === undefined || ageYears === null || ageYears >= ADULT_YEARS;

function isALittleHigh(kind: ReadingKind, value: number, second: number | null): boolean {
  const limits = A_LITTLE_HIGH[kind];
  if (!limits) return false;
  return value >= limits.value || (second !== null && limits.second !== undefined && second >= limits.second);
}
