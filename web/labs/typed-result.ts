// What is typed for a result, and what it comes to: values decide by their ranges, words need a judgement.
import { flagValue } from '#contract/labs/flag-value.ts';
import type { LabMeasure } from '#contract/labs/lab-orders.ts';
import type { LabFlag, LabLimits, TypedResult } from '#contract/labs/lab-results.ts';

export type TypedValues = Record<string, string>;
export type Judgement = '' | 'normal' | 'abnormal' | 'critical';
export type ResultDraft = { typed: TypedValues; text: string; judgement: Judgement };

export const EMPTY_DRAFT: ResultDraft = { typed: {}, text: '', judgement: '' };

/** How a typed value reads before it is saved; the server judges again. */
export type ReadsAs = { kind: 'impossible' | 'critical' | 'outside'; words: string; flag: LabFlag | null };

type Range = Pick<LabMeasure, 'low' | 'high'> & { loinc?: LabMeasure['loinc'] };

export function readsAs(value: number, range: Range, limits: LabLimits | null): ReadsAs | null {
  if (limits && (value < limits.refuse.below || value > limits.refuse.above))
    return { kind: 'impossible', words: `outside ${limits.refuse.below} to ${limits.refuse.above}`, flag: null };
  const { below = null, above = null } = limits?.critical ?? {};
  if (below !== null && value < below) return { kind: 'critical', words: `below ${below}`, flag: 'Critical low' };
  if (above !== null && value > above) return { kind: 'critical', words: `above ${above}`, flag: 'Critical high' };
  const flag = flagValue(value, range, range.loinc);
  return flag ? { kind: 'outside', words: '', flag } : null;
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

/**
 * Returns what keeps the result from being sent, by field. An empty form is reported at the first field, where typing
 * begins.
 */
export function problemsIn(measures: readonly LabMeasure[], draft: ResultDraft): Record<string, string> {
  const { problems, needsJudgement, isEmpty } = readResult(measures, draft);
  const [first] = measures;
  return {
    ...(isEmpty && { [first ? `typed.${first.name}` : 'text']: 'Enter a value or the report in words.' }),
    ...Object.fromEntries(Object.entries(problems).map(([name, words]) => [`typed.${name}`, words])),
    ...(needsJudgement && draft.judgement === '' && { judgement: 'Say whether it is normal.' }),
  };
}

type ReadResult = { result: TypedResult; problems: Record<string, string>; needsJudgement: boolean; isEmpty: boolean };

export function readResult(measures: readonly LabMeasure[], { typed, text, judgement }: ResultDraft): ReadResult {
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
      ...(needsJudgement && judgement && { isAbnormal: judgement !== 'normal' }),
      ...(needsJudgement && judgement === 'critical' && { isCritical: true }),
    },
    problems,
    needsJudgement,
    isEmpty: values.length === 0 && text.trim() === '',
  };
}

/** The server names a value by its index; the form by its measure. */
export function sentencesByMeasure(
  fields: Record<string, string>,
  values: TypedResult['values'],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, sentence]) => {
      const index = /^values\.(\d+)\.value$/.exec(field)?.[1];
      const name = index === undefined ? undefined : values[Number(index)]?.name;
      return name ? [[`typed.${name}`, sentence]] : [];
    }),
  );
}
