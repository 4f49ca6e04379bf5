import { monthsOf, type PatientFacts } from '../facts.ts';
import type { ChildLimit, Ingredient } from '../table/schema.ts';

/** The limit for this route and age; of several the one for the oldest that fits. */
export function childLimit(
  patient: PatientFacts,
  ingredient: Ingredient | undefined,
  route: string,
): ChildLimit | undefined {
  const months = monthsOf(patient) ?? 0;
  return ingredient?.child
    .filter(({ routes, fromMonths }) => (routes as readonly string[]).includes(route) && months >= fromMonths)
    .toSorted((one, other) => other.fromMonths - one.fromMonths)[0];
}

export const goesByWeight = (patient: PatientFacts, ingredient: Ingredient | undefined, route: string): boolean =>
  Boolean(patient.weight) && childLimit(patient, ingredient, route) !== undefined;
