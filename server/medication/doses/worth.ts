// How much of the most in 24 hours a dose uses up, also one of another order: by ingredient, where amounts compare.
import type { DoseUnit } from '../../../contract/medicines.ts';
import { milligramsOf } from '../../pharmacy/doses.ts';
import type { Part } from '../../pharmacy/facts.ts';

export type Amount = {
  medication: string;
  dose: { amount: number; unit: DoseUnit };
  parts: readonly Part[];
  mgPerUnit: number | null;
};

/** How many doses of `own` an amount of `other` is; null: nobody can tell. */
export function worthOf(ingredient: string, own: Amount, other: Amount): number | null {
  const [mine, its] = [milligrams(ingredient, own), milligrams(ingredient, other)];
  if (mine !== null && its !== null) return its / mine;
  const isSame = own.dose.unit === other.dose.unit && own.medication.toLowerCase() === other.medication.toLowerCase();
  return isSame ? other.dose.amount / own.dose.amount : null;
}

export const milligrams = (ingredient: string, amount: Amount): number | null => milligramsOf(ingredient, amount);
