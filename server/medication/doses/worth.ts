// How much of the most in 24 hours a dose uses up, also one of another order: by ingredient, where amounts compare.
import type { DoseUnit } from '../../../contract/medicines.ts';
import { mgOf } from '../../pharmacy/doses.ts';
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

export function milligrams(ingredient: string, { dose, parts, mgPerUnit }: Amount): number | null {
  const mg = mgOf({ dose, mgPerUnit });
  // What the table does not know is taken as the whole of what was given.
  const share = parts.find((part) => part.ingredient === ingredient)?.share ?? 1;
  return mg === null ? null : mg * share;
}
