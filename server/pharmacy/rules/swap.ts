// What the table's advice names in the place of an order: "Paracetamol.", "Azithromycin, if it fits the infection."
import type { Finding } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';

type Swap = { swap?: NonNullable<Finding['swap']> };

// Named first, and as a medicine to take: not "Azithromycin is no better", not "Fluconazole with care".
const NAMED = /^([a-z][a-z -]*?)(?=[.,;]| or | instead\b| for )/i;

export function namedInstead(instead: string, table: SafetyTable): string | null {
  const name = NAMED.exec(instead)?.[1]?.toLowerCase();
  return name !== undefined && table.ingredients.has(name) ? name : null;
}

type Candidate = { index: number | null; ingredients: readonly (string | null)[] };

/** Suggests a replacement for the one order that a card is about. */
export function swapOf(
  order: { index: number; parts: readonly { ingredient: string }[] },
  instead: string,
  table: SafetyTable,
): Swap {
  const ingredient = namedInstead(instead, table);
  const isOwn = order.parts.some((part) => part.ingredient === ingredient);
  return ingredient === null || isOwn ? {} : { swap: { order: order.index, ingredient } };
}

/** Of two medicines that do not go together, replaces the one that resembles the suggestion: a macrolide for a macrolide. */
export function swapWithin(of: readonly Candidate[], instead: string, table: SafetyTable): Swap {
  const ingredient = namedInstead(instead, table);
  if (ingredient === null) return {};
  const alike = of.filter(({ ingredients }) =>
    ingredients.some((each) => each !== null && isAlike(each, ingredient, table)),
  );
  const [only] = alike;
  if (alike.length !== 1 || !only || only.index === null) return {};
  // The card stands under the last of its rows: there the button must mean that row.
  const last = Math.max(...of.flatMap(({ index }) => index ?? []));
  return only.index === last ? { swap: { order: last, ingredient } } : {};
}

/** Paracetamol is no anti-inflammatory, and is what the table names for one. */
const FOR_CLASS: Record<string, string> = { paracetamol: 'nsaid' };

function isAlike(mine: string, other: string, { classesOf }: SafetyTable): boolean {
  const classes = classesOf(mine);
  const named = FOR_CLASS[other];
  if (named !== undefined) return classes.includes(named);
  return mine !== other && classesOf(other).some((name) => classes.includes(name));
}
