// How much of an ingredient one dose holds, and how many doses a day has at most.
import { type DoseUnit, FREQUENCIES } from '../../contract/medicines.ts';
import type { Part, Taken } from './facts.ts';
import type { SafetyTable } from './table/build-table.ts';
import { currentTable } from './table/current-table.ts';
import type { Ingredient, LimitUnit } from './table/schema.ts';

const MG: Partial<Record<DoseUnit, number>> = { mg: 1, g: 1000, mcg: 0.001 };
/** Combination brands name what 5 ml of a syrup hold. */
const ML_OF_A_SPOON = 5;

export type Measured = {
  dose: { amount: number; unit: DoseUnit };
  parts: readonly Part[];
  mgPerUnit: number | null;
};

/** In the unit of the ingredient's limits; null where the order's unit says nothing about it. */
export function amountOf(table: SafetyTable, measured: Measured, name: string): number | null {
  const ingredient = table.ingredients.get(name);
  const part = measured.parts.find((one) => one.ingredient === name);
  if (!ingredient || !part) return null;
  const { amount, unit } = measured.dose;
  const weight = MG[unit];
  if (weight !== undefined) return inUnit(ingredient, 'mg', partOfWeight(measured.parts, part, amount * weight));
  if (unit === 'IU' || unit === 'mmol' || (unit === 'ml' && ingredient.unit === 'ml')) {
    return inUnit(ingredient, unit, amount);
  }
  if (unit === 'application') return null;
  if (part.perUnit) return unit === 'ml' ? (amount / ML_OF_A_SPOON) * part.perUnit : amount * part.perUnit;
  return measured.mgPerUnit === null ? null : inUnit(ingredient, 'mg', amount * measured.mgPerUnit * part.share);
}

/** For rooms that add doses up; what the table does not know is taken as the whole of what was given. */
export function milligramsOf(name: string, measured: Measured, table = currentTable()): number | null {
  const isKnown = measured.parts.some(({ ingredient }) => ingredient === name);
  if (isKnown) return table.ingredients.get(name)?.unit === 'mg' ? amountOf(table, measured, name) : null;
  const weight = MG[measured.dose.unit] ?? measured.mgPerUnit;
  return weight === null ? null : measured.dose.amount * weight;
}

function inUnit({ unit, convert }: Ingredient, given: LimitUnit, amount: number): number | null {
  const factor = given === unit ? 1 : convert?.[given];
  return factor === undefined ? null : amount * factor;
}

/**
 * "625 mg" of a combination is the sum of its parts, or its first part alone: what makes whole or half tablets is meant.
 * In doubt it is the first part alone, which is more.
 */
function partOfWeight(parts: readonly Part[], part: Part, mg: number): number {
  const amounts = parts.map(({ perUnit }) => perUnit ?? null);
  const [first] = amounts;
  if (parts.length < 2 || !first || !part.perUnit || amounts.includes(null)) return mg * part.share;
  const total = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  return (mg / (isWhole(mg / total) ? total : first)) * part.perUnit;
}

const isWhole = (tablets: number) => tablets >= 0.5 && Math.abs(tablets * 2 - Math.round(tablets * 2)) < 0.02;

/** Null for "as needed" without limits: it could be any number. */
export function mostDosesADay({
  frequency,
  smallestGapHours,
  mostIn24Hours,
}: Pick<Taken, 'frequency' | 'smallestGapHours' | 'mostIn24Hours'>): number | null {
  const { perDay } = FREQUENCIES[frequency];
  if (perDay !== null) return perDay;
  const byGap = smallestGapHours ? Math.floor(24 / smallestGapHours) || 1 : null;
  if (mostIn24Hours && byGap) return Math.min(mostIn24Hours, byGap);
  return mostIn24Hours ?? byGap;
}

/** What a day brings of an ingredient; null where nobody can tell. */
export function perDayOf(table: SafetyTable, taken: Taken & Measured, ingredient: string): number | null {
  const [amount, doses] = [amountOf(table, taken, ingredient), mostDosesADay(taken)];
  return amount === null || doses === null ? null : amount * doses;
}

const round = (value: number) => Number(value.toPrecision(4));

/** "1.2 g", "125 mcg", "37.5 mg" */
export function weightInWords(mg: number): string {
  if (mg >= 1000) return `${round(mg / 1000)} g`;
  return mg > 0 && mg < 1 ? `${round(mg * 1000)} mcg` : `${round(mg)} mg`;
}

/** "1.2 g", "40 IU", "20 mmol" */
export const amountInWords = (amount: number, unit: LimitUnit): string =>
  unit === 'mg' ? weightInWords(amount) : `${round(amount)} ${unit}`;

/** Not more, and a figure that can be measured: 357 mg is 350 mg. */
export function roundedDown(amount: number): number {
  const step = 10 ** Math.floor(Math.log10(amount)) / 10;
  return Number((Math.floor(amount / step + 1e-9) * step).toPrecision(3));
}
