import type { LabMeasure } from '#contract/labs/lab-orders.ts';
import type { AgeGroup, TypedResult } from '#contract/labs/lab-results.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { examineValues } from './examine-values.ts';
import { limitsFor } from './limits-for.ts';

/** Impossible values are refused, each at its field; unusual ones only until they are confirmed. */
export function assertPlausible(typed: TypedResult, measures: readonly LabMeasure[], group: AgeGroup): void {
  const { refused, unusual } = examineValues(
    typed.values.map(({ name, value, unit }) => {
      const measure = measures.find((one) => one.name === name);
      const limits = measure?.unit === unit ? limitsFor(measure.loinc, group) : null;
      return { name, value, unit, expectedUnit: measure?.unit ?? unit, limits };
    }),
  );
  if (Object.keys(refused).length > 0) throw new Refusal('impossible_value', { fields: atFields(refused) });
  if (Object.keys(unusual).length > 0 && !typed.confirmed)
    throw new Refusal('implausible_value', { fields: atFields(unusual) });
}

const atFields = (sentences: Record<number, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(sentences).map(([index, sentence]) => [`values.${index}.value`, sentence]));
