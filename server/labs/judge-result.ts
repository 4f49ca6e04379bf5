// Whether a result is abnormal: by its ranges where there are some, otherwise as whoever enters it says.
import type { LabMeasure, LabValue, TypedResult } from '../../contract/lab-orders.ts';

export type Judged = { values: LabValue[]; isAbnormal: boolean };

/** The order's own ranges count unless the laboratory printed others. Null: nobody said whether it is normal. */
export function judgeResult(typed: TypedResult, measures: readonly LabMeasure[]): Judged | null {
  const values = typed.values.map((value) => withFlag(value, measures));
  const hasRange = values.some(({ low, high }) => low !== null || high !== null);
  const isOutside = values.some(({ flag }) => flag !== null);
  // A value outside its range is abnormal whatever was ticked; inside, someone may still know better.
  const isAbnormal = isOutside || (typed.isAbnormal ?? (hasRange ? false : null));
  return isAbnormal === null ? null : { values, isAbnormal };
}

function withFlag(typed: TypedResult['values'][number], measures: readonly LabMeasure[]): LabValue {
  const measure = measures.find(({ name, unit }) => name === typed.name && unit === typed.unit);
  const low = typed.low === undefined ? (measure?.low ?? null) : typed.low;
  const high = typed.high === undefined ? (measure?.high ?? null) : typed.high;
  return { name: typed.name, value: typed.value, unit: typed.unit, low, high, flag: flagOf(typed.value, low, high) };
}

export function flagOf(value: number, low: number | null, high: number | null): LabValue['flag'] {
  if (low !== null && value < low) return 'Low';
  return high !== null && value > high ? 'High' : null;
}
