// The highest single and daily adult dose, summed by ingredient over everything that is ordered and taken.
import type { SafetyOffer } from '#contract/medicines/medicines.ts';
import { amountInWords, amountOf, mostDosesADay, roundedDown } from '../doses.ts';
import { type Facts, type Finding, isChild, isSystemic, keyOf, type Ordered } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';
import type { AdultLimit, Ingredient } from '../table/schema.ts';
import { goesByWeight } from './child-limits.ts';
import { ingredientsIn, isMore, ordersIn, sharesOfDay, sumOf } from './day-sums.ts';

/** A child's dose goes by weight where there is one; the adult's is the highest for everyone. */
export function doseFindings(facts: Facts, table: SafetyTable): Finding[] {
  const isAdults = (ingredient: string, route: string) =>
    !isChild(facts.patient) || !goesByWeight(facts.patient, table.ingredients.get(ingredient), route);
  return [
    ...facts.orders.flatMap((order) => singleDoses(order, table, isAdults, isChild(facts.patient))),
    ...ingredientsIn(facts).flatMap((ingredient) => dailyDose(ingredient, facts, table, isAdults)),
  ];
}

type IsAdults = (ingredient: string, route: string) => boolean;

export const adultLimit = (ingredient: Ingredient | undefined, route: string): AdultLimit | undefined =>
  ingredient?.adult.find(({ routes }) => (routes as readonly string[]).includes(route));

function singleDoses(order: Ordered, table: SafetyTable, isAdults: IsAdults, isOfChild: boolean): Finding[] {
  return order.parts.flatMap(({ ingredient: name, isSlow = false }) => {
    const ingredient = table.ingredients.get(name);
    if (!ingredient?.routes.includes(order.route) || !isSystemic(table, name, order.route)) return [];
    if (ingredient.anyDose || !isAdults(name, order.route)) return [];
    const limit = adultLimit(ingredient, order.route);
    // A child's is named as such elsewhere.
    if (!limit)
      return isOfChild
        ? []
        : [notCompared(order, name, `the table has no highest dose for ${name} ${order.route}`, table)];
    const amount = amountOf(table, order, name);
    if (amount === null) return [notCompared(order, name, unitSaysNothing(order), table)];
    const most = Math.max(mostAtOnce(limit, order), isSlow ? (limit.daily ?? 0) : 0);
    if (!isMore(amount, most)) return [];
    return [card({ ingredient, limit, orders: [order], which: 'single', amount, most }, table)];
  });
}

const unitSaysNothing = ({ dose }: Ordered) =>
  `nobody knows how much is in ${dose.amount === 1 ? 'one' : String(dose.amount)} ${dose.unit}`;

export function mostAtOnce(limit: AdultLimit, { frequency }: Pick<Ordered, 'frequency'>): number {
  if (frequency === 'once-a-week') return limit.weekly ?? limit.single;
  return frequency === 'once' ? (limit.once ?? limit.single) : limit.single;
}

function dailyDose(name: string, facts: Facts, table: SafetyTable, isAdults: IsAdults): Finding[] {
  const ingredient = table.ingredients.get(name);
  if (!ingredient) return [];
  const shares = sharesOfDay(facts, table, name).filter(({ route, frequency }) => {
    const limit = adultLimit(ingredient, route);
    return limit && isAdults(name, route) && !(frequency === 'once' && limit.once !== undefined);
  });
  const found = ingredient.adult.flatMap((limit) => {
    const counted = shares.filter(({ route }) => (limit.routes as readonly string[]).includes(route));
    return tooMuch(ingredient, limit, counted, table);
  });
  if (found.length > 0) return found;
  // Given by two routes at once, the higher of the two limits holds for the sum.
  const limits = ingredient.adult.filter(({ routes }) =>
    shares.some(({ route }) => (routes as readonly string[]).includes(route)),
  );
  const [highest] = limits.toSorted((one, other) => (other.daily ?? Infinity) - (one.daily ?? Infinity));
  return limits.length > 1 && highest ? tooMuch(ingredient, highest, shares, table) : [];
}

function tooMuch(
  ingredient: Ingredient & { source: string },
  limit: AdultLimit,
  shares: ReturnType<typeof sharesOfDay>,
  table: SafetyTable,
): Finding[] {
  const orders = ordersIn(shares);
  const amount = sumOf(shares);
  if (limit.daily === null || orders.length === 0 || !isMore(amount, limit.daily)) return [];
  const hasOthers = shares.length > 1;
  return [card({ ingredient, limit, orders, which: 'daily', amount, most: limit.daily, hasOthers }, table)];
}

type Excess = {
  ingredient: Ingredient & { source: string };
  limit: AdultLimit;
  orders: readonly Ordered[];
  which: 'single' | 'daily';
  amount: number;
  most: number;
  hasOthers?: boolean;
};

function card(excess: Excess, { cite }: SafetyTable): Finding {
  const { ingredient, limit, orders, which, amount, most } = excess;
  const { name, unit } = ingredient;
  const isWeekly = limit.weekly !== undefined && most === 0;
  const highest = isWeekly
    ? 'It is taken once a week, never every day.'
    : `The highest ${which} dose for adults is ${amountInWords(most, unit)}.`;
  const entry = `D:${name.replaceAll(' ', '-')}`;
  const offer = offerFor(excess);
  return {
    // Another amount is another finding: a reason written for a little too much does not cover far too much.
    key: keyOf('dose', entry, [which, amountInWords(amount, unit)]),
    kind: 'dose',
    severity: 'severe',
    orders: orders.map(({ index }) => index),
    title: `Too much ${name}: ${amountInWords(amount, unit)} ${which === 'daily' ? 'a day' : 'at once'}`,
    why: `${highest} Counted over everything that is ordered and running.`,
    instead: isWeekly
      ? `Choose “Once a week”, at most ${amountInWords(limit.weekly ?? 0, unit)}.`
      : 'Choose a lower dose, fewer doses, or stop the other one.',
    source: cite(entry, ingredient.source),
    needsReason: true,
    ...(offer ? { offer } : {}),
  };
}

/** The highest dose, where one medicine alone is too much of one ingredient. */
function offerFor({ ingredient, orders: [order, ...more], which, most, hasOthers }: Excess): SafetyOffer | null {
  if (!order || more.length > 0 || hasOthers || order.parts.length !== 1 || most === 0) return null;
  if (ingredient.unit !== 'mg' && ingredient.unit !== order.dose.unit) return null;
  const doses = which === 'daily' ? mostDosesADay(order) : 1;
  const amount = doses ? roundedDown(most / doses) : 0;
  return amount > 0
    ? { words: `Change to ${amountInWords(amount, ingredient.unit)}`, dose: { amount, unit: ingredient.unit } }
    : null;
}

export function notCompared(order: Ordered, ingredient: string, why: string, { cite }: SafetyTable): Finding {
  return {
    key: keyOf('not-checked', 'D-000', [order.name, ingredient, order.route, order.dose.unit]),
    kind: 'not-checked',
    severity: 'note',
    orders: [order.index],
    title: `Dose of ${order.name} not checked`,
    why: `It was not compared: ${why}.`,
    instead: 'Check the dose yourself and write where it comes from.',
    source: cite('D-000', 'no limit on record'),
    needsReason: true,
  };
}
