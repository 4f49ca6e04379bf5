// How much of the most in 24 hours a dose uses up, also one of another order: by ingredient, where amounts compare.
import type { DoseUnit } from '#contract/medicines/medicines.ts';
import { milligramsOf } from '#server/pharmacy/doses.ts';
import type { Part } from '#server/pharmacy/facts.ts';
import { currentTable } from '#server/pharmacy/table/current-table.ts';

export type Amount = {
  medication: string;
  dose: { amount: number; unit: DoseUnit };
  parts: readonly Part[];
  mgPerUnit: number | null;
  route: string;
};

/** How many doses of `own` an amount of `other` is; null: nobody can tell. */
export function worthOf(ingredient: string, own: Amount, other: Amount): number | null {
  if (!compares(ingredient, own, other)) return null;
  const [mine, its] = [milligrams(ingredient, own), milligrams(ingredient, other)];
  if (mine !== null && its !== null) return its / mine;
  const isSame = own.dose.unit === other.dose.unit && own.medication.toLowerCase() === other.medication.toLowerCase();
  return isSame ? other.dose.amount / own.dose.amount : null;
}

/**
 * Does not compare a nebule with a puff, nor a tablet with an injection whose daily maximum differs: a rescue dose is not
 * refused for them.
 */
function compares(ingredient: string, own: Amount, other: Amount): boolean {
  if ((own.dose.unit === 'puffs') !== (other.dose.unit === 'puffs')) return false;
  return own.route === other.route || dailyBy(ingredient, own.route) === dailyBy(ingredient, other.route);
}

const dailyBy = (ingredient: string, route: string): number | null | undefined =>
  currentTable()
    .ingredients.get(ingredient)
    ?.adult?.find(({ routes }) => routes.some((one) => one === route))?.daily;

export const milligrams = (ingredient: string, amount: Amount): number | null => milligramsOf(ingredient, amount);
