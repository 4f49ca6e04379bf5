// How much of an ingredient one dose holds, and how many doses a day has at most.
import { type DoseUnit, FREQUENCIES } from '#contract/medicines/medicines.ts';
import type { Part, Taken } from './facts.ts';
import type { SafetyTable } from './table/build-table.ts';
import { currentTable } from './table/current-table.ts';
import type { Ingredient, LimitUnit } from './table/schema.ts';

const MG: Partial<Record<DoseUnit, number>> = { mg: 1, g: 1000, mcg: 0.001 };
/** Combination brands name what 5 ml of a syrup hold. */
const ML_OF_A_SPOON = 5;
// Indian Pharmacopoeia, as the WHO: about 20 drops of water are one ml.
const DROPS_OF_A_ML = 20;
/** By these routes the number in a name does not say what 5 ml hold. */
const INJECTED: readonly string[] = ['into a vein', 'into a muscle', 'under the skin', 'spinal'];

export type Measured = {
  dose: { amount: number; unit: DoseUnit };
  parts: readonly Part[];
  mgPerUnit: number | null;
  route?: string;
};

/** Returns the amount in the unit of the ingredient's limits; null where the order's unit says nothing about it. */
export function amountOf(table: SafetyTable, measured: Measured, name: string): number | null {
  const ingredient = table.ingredients.get(name);
  const part = measured.parts.find((one) => one.ingredient === name);
  if (!ingredient || !part) return null;
  const { amount, unit } = measured.dose;
  const weight = MG[unit];
  if (weight !== undefined) {
    const mg = amount * weight;
    const tablets = tabletsIn(measured.parts, mg);
    return tablets === null ? inUnit(ingredient, 'mg', mg * part.share) : tablets * (part.perUnit ?? 0);
  }
  if (unit === 'IU' || unit === 'mmol' || (unit === 'ml' && ingredient.unit === 'ml')) {
    return inUnit(ingredient, unit, amount);
  }
  if (unit === 'application') return null;
  const held = heldBy(unit, part, ingredient, measured.route);
  if (held !== null) return amount * held;
  return measured.mgPerUnit === null ? null : inUnit(ingredient, 'mg', amount * measured.mgPerUnit * part.share);
}

/** Returns what one tablet, puff, ml or drop holds. */
function heldBy(unit: DoseUnit, part: Part, ingredient: Ingredient, route: string | undefined): number | null {
  if (unit === 'puffs') return part.perPuff ?? part.perUnit ?? ingredient.perPuff ?? null;
  if (unit !== 'ml' && unit !== 'drops') return part.perUnit ?? null;
  const known = ingredient.liquids?.find(({ routes }) => route !== undefined && (routes as string[]).includes(route));
  const bySpoon = part.perUnit && !INJECTED.includes(route ?? '') ? part.perUnit / ML_OF_A_SPOON : null;
  const perMl = part.perMl ?? bySpoon ?? known?.perMl ?? null;
  return perMl !== null && unit === 'drops' ? perMl / DROPS_OF_A_ML : perMl;
}

/**
 * Returns the milligrams of one ingredient in a dose, for modules that add doses up. The whole dose counts for an ingredient
 * that the table does not know.
 */
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
function tabletsIn(parts: readonly Part[], mg: number): number | null {
  const amounts = parts.map(({ perUnit }) => perUnit ?? null);
  const [first] = amounts;
  if (parts.length < 2 || !first || amounts.includes(null)) return null;
  const total = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  return mg / (isWhole(mg / total) ? total : first);
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
  const byGap = smallestGapHours ? dosesWithGap(smallestGapHours) : null;
  if (mostIn24Hours && byGap) return Math.min(mostIn24Hours, byGap);
  return mostIn24Hours ?? byGap;
}

/** The first at 0 h: a gap of 5 h has room for five, the last at 20 h. 24 / (24 / 7) is a little more than 7. */
const dosesWithGap = (hours: number) => Math.ceil(24 / hours - 1e-9);

/** Returns the amount of an ingredient per day; null where nobody can tell. */
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

/** Rounds down to a figure that can be measured: 357 mg becomes 350 mg. */
export function roundedDown(amount: number): number {
  const step = 10 ** Math.floor(Math.log10(amount)) / 10;
  return Number((Math.floor(amount / step + 1e-9) * step).toPrecision(3));
}
