// Whether a result is abnormal or critical: by ranges and limits where there are some, otherwise as whoever enters it says.
import { flagValue } from '#contract/labs/flag-value.ts';
import type { LabMeasure } from '#contract/labs/lab-orders.ts';
import {
  type AgeGroup,
  isCriticalFlag,
  type LabLimits,
  type LabValue,
  type TypedResult,
} from '#contract/labs/lab-results.ts';
import { limitsFor } from './limits/limits-for.ts';

export type Judged = { values: LabValue[]; isAbnormal: boolean; isCritical: boolean };

/** The order's own ranges count unless the laboratory printed others. Null: nobody said whether it is normal. */
export function judgeResult(
  typed: TypedResult,
  measures: readonly LabMeasure[],
  group: AgeGroup = 'adult',
): Judged | null {
  const values = typed.values.map((value) => withFlag(value, measures, group));
  const hasRange = values.some(({ low, high }) => low !== null || high !== null);
  const isOutside = values.some(({ flag }) => flag !== null);
  const isCritical = typed.isCritical === true || values.some(({ flag }) => isCriticalFlag(flag));
  // A value outside its range is abnormal whatever was ticked; inside, someone may still know better.
  const isAbnormal = isOutside || isCritical || (typed.isAbnormal ?? (hasRange ? false : null));
  return isAbnormal === null ? null : { values, isAbnormal, isCritical };
}

type Typed = TypedResult['values'][number];

const measureOf = ({ name, unit }: Typed, measures: readonly LabMeasure[]): LabMeasure | undefined =>
  measures.find((measure) => measure.name === name && measure.unit === unit);

function withFlag(typed: Typed, measures: readonly LabMeasure[], group: AgeGroup): LabValue {
  const measure = measureOf(typed, measures);
  const low = typed.low === undefined ? (measure?.low ?? null) : typed.low;
  const high = typed.high === undefined ? (measure?.high ?? null) : typed.high;
  const { name, value, unit } = typed;
  const code = measure?.loinc ?? null;
  const flag = flagValue(value, { low, high }, code);
  return { name, value, unit, low, high, criticalLimit: null, flag, ...criticalFlagOf(value, limitsFor(code, group)) };
}

/** Uses the clinic's critical limits, whatever range a laboratory printed. */
function criticalFlagOf(value: number, limits: LabLimits | null): Partial<LabValue> {
  const { below = null, above = null } = limits?.critical ?? {};
  if (below !== null && value < below) return { flag: 'Critical low', criticalLimit: below };
  return above !== null && value > above ? { flag: 'Critical high', criticalLimit: above } : {};
}
