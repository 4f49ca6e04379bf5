// What is typed for a result, and what it comes to: values decide by their ranges, words need a judgement.
import type { LabMeasure, TypedResult } from '../../contract/lab-orders.ts';

export type TypedValues = Record<string, string>;
export type Judgement = '' | 'normal' | 'abnormal';

export function flagOf(value: number, { low, high }: Pick<LabMeasure, 'low' | 'high'>): 'High' | 'Low' | null {
  if (low !== null && value < low) return 'Low';
  if (high !== null && value > high) return 'High';
  return null;
}

export function numberIn(typed: string): number | null {
  const words = typed.trim().replace(',', '.');
  return /^-?\d{1,8}(\.\d{1,4})?$/.test(words) ? Number(words) : null;
}

/** "3.5 to 5.1 mmol/L", "up to 5.1 mmol/L" */
export function rangeInWords({ low, high, unit }: LabMeasure): string {
  if (low !== null && high !== null) return `${low} to ${high} ${unit}`.trim();
  if (high !== null) return `up to ${high} ${unit}`.trim();
  if (low !== null) return `from ${low} ${unit}`.trim();
  return unit;
}

type ReadResult = { result: TypedResult; problems: Record<string, string>; needsJudgement: boolean; isEmpty: boolean };

export function readResult(
  measures: readonly LabMeasure[],
  typed: TypedValues,
  text: string,
  judgement: Judgement,
): ReadResult {
  const given = measures.filter(({ name }) => (typed[name] ?? '').trim() !== '');
  const problems = Object.fromEntries(
    given.filter(({ name }) => numberIn(typed[name] ?? '') === null).map(({ name }) => [name, 'Enter a number.']),
  );
  const values = given.flatMap(({ name, unit, low, high }) => {
    const value = numberIn(typed[name] ?? '');
    return value === null ? [] : [{ name, value, unit, low, high }];
  });
  const hasRange = values.some(({ low, high }) => low !== null || high !== null);
  const needsJudgement = !hasRange && (values.length > 0 || text.trim() !== '');
  return {
    result: {
      values,
      ...(text.trim() && { text: text.trim() }),
      ...(judgement && { isAbnormal: judgement === 'abnormal' }),
    },
    problems,
    needsJudgement,
    isEmpty: values.length === 0 && text.trim() === '',
  };
}
