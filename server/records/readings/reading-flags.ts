// Abnormal in words, for adults at rest. Children have other ranges, so they get no flag.

import { PEAK_FLOW_WELL } from '#contract/readings/own-dangers.ts';
import {
  ADULT_RANGES,
  ADULT_YEARS,
  aLittleHigh,
  DIASTOLIC_RANGE,
  flagIn,
  rangeOf,
} from '#contract/readings/reading-ranges.ts';
import type { ReadingKind } from '#contract/readings/readings.ts';

type Flagged = {
  kind: ReadingKind;
  value: number;
  second: number | null;
  isFasting?: boolean | null;
  /** A peak flow is compared with the person's own, at any age. */
  ownBest?: number | null;
};

export function flagOf(reading: Flagged, ageYears: number | null): 'High' | 'A little high' | 'Low' | null {
  const { kind, value, second, ownBest } = reading;
  if (kind === 'peak-flow') return ownBest && value < ownBest * PEAK_FLOW_WELL ? 'Low' : null;
  if (!isCheckedAt(kind, ageYears)) return null;
  const range = rangeOf(reading);
  if (!range) return null;
  if (!Number.isFinite(value)) throw new Error(`Not a measurement: ${value}`);
  const upper = flagIn(value, range);
  const flags = [upper, second === null ? null : flagIn(second, DIASTOLIC_RANGE)];
  if (flags.includes('High')) return 'High';
  if (isALittleHigh(reading)) return 'A little high';
  return flags.find((flag) => flag !== null) ?? null;
}

/** Weight, height, sleep and steps have no range at any age. */
export const isCheckedAt = (kind: ReadingKind, ageYears: number | null): boolean =>
  ADULT_RANGES[kind] === undefined || ageYears === null || ageYears >= ADULT_YEARS;

function isALittleHigh(reading: Flagged): boolean {
  const { value, second } = reading;
  const limits = aLittleHigh(reading);
  if (!limits) return false;
  return value >= limits.value || (second !== null && limits.second !== undefined && second >= limits.second);
}
