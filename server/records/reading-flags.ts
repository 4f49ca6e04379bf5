// Abnormal in words, for adults at rest. Children have other ranges, so they get no flag.
import { ADULT_RANGES, ADULT_YEARS, DIASTOLIC_RANGE, flagIn } from '../../contract/reading-ranges.ts';
import type { ReadingKind } from '../../contract/records.ts';

export function flagOf(
  { kind, value, second }: { kind: ReadingKind; value: number; second: number | null },
  ageYears: number | null,
): 'High' | 'Low' | null {
  if (ageYears !== null && ageYears < ADULT_YEARS) return null;
  const range = ADULT_RANGES[kind];
  if (!range) return null;
  if (!Number.isFinite(value)) throw new Error(`Not a measurement: ${value}`);
  const upper = flagIn(value, range);
  if (kind !== 'blood-pressure' || second === null) return upper;
  const flags = [upper, flagIn(second, DIASTOLIC_RANGE)];
  return flags.includes('High') ? 'High' : (flags.find((flag) => flag !== null) ?? null);
}
