// Medicines that work for days or months: the least time between two doses, and what must have been taken before.
import { FREQUENCIES } from '#contract/medicines/medicines.ts';
import { amountOf } from '../doses.ts';
import { type Facts, type Finding, keyOf, type Ordered } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';
import type { AdultLimit, Ingredient } from '../table/schema.ts';
import { daysApart } from '../timing/intervals.ts';
import { isMore } from './day-sums.ts';
import { adultLimit } from './dose-findings.ts';

export const intervalFindings = (facts: Facts, table: SafetyTable): Finding[] =>
  facts.orders.flatMap((order) =>
    order.parts.flatMap(({ ingredient }) => {
      const known = table.ingredients.get(ingredient);
      return known ? [...tooOften(order, known, table), ...tooEarly(order, known, facts, table)] : [];
    }),
  );

type Interval = NonNullable<AdultLimit['interval']>;

function tooOften(order: Ordered, ingredient: Ingredient, table: SafetyTable): Finding[] {
  const interval = adultLimit(ingredient, order.route)?.interval;
  if (!interval || daysBetween(order) >= interval.days) return [];
  const amount = amountOf(table, order, ingredient.name);
  if (interval.above !== undefined && amount !== null && !isMore(amount, interval.above)) return [];
  return [card(order, ingredient, interval, table)];
}

/** Infinity where it is given only once. */
function daysBetween({ frequency, smallestGapHours, mostIn24Hours, days }: Ordered): number {
  const { perDay } = FREQUENCIES[frequency];
  if (perDay === null) return smallestGapHours ? smallestGapHours / 24 : 1 / (mostIn24Hours ?? 1);
  const given = days === undefined ? Infinity : perDay * Math.ceil(days / daysApart(frequency));
  return frequency === 'once' || given <= 1 ? Infinity : daysApart(frequency) / perDay;
}

const WEEK = 7;

function inWords(days: number): string {
  if (days % WEEK !== 0) return `${days} days`;
  return days === WEEK ? 'week' : `${days / WEEK} weeks`;
}

function card(order: Ordered, { name, source }: Ingredient, { days }: Interval, { cite }: SafetyTable): Finding {
  const often = FREQUENCIES[order.frequency].words.toLowerCase();
  const entry = `D:${name.replaceAll(' ', '-')}`;
  return {
    key: keyOf('dose', entry, ['interval', order.name, order.frequency]),
    kind: 'dose',
    severity: 'severe',
    orders: [order.index],
    title: `${order.name} ${often}: at most every ${inWords(days)}`,
    why: 'One dose still works when the next is given: they add up.',
    instead:
      days === WEEK
        ? 'Choose “Once a week”.'
        : 'Choose “Once”, and order it again when it is due; or “As needed” with that gap.',
    source: cite(entry, source),
    needsReason: true,
  };
}

function tooEarly(order: Ordered, { name, afterOnly }: Ingredient, facts: Facts, table: SafetyTable): Finding[] {
  if (!afterOnly || !(afterOnly.routes as readonly string[]).includes(order.route)) return [];
  const isTaken = [...facts.running, ...(facts.ending ?? [])].some(
    ({ parts, classes = [] }) =>
      classes.includes(afterOnly.which) ||
      parts.some(({ ingredient }) => table.classesOf(ingredient).includes(afterOnly.which)),
  );
  if (isTaken) return [];
  const entry = `D:${name.replaceAll(' ', '-')}`;
  return [
    {
      key: keyOf('dose', entry, ['earlier', order.name, order.route]),
      kind: 'dose',
      severity: 'severe',
      orders: [order.index],
      title: `${order.name} ${order.route} only after another ${afterOnly.which}`,
      why: afterOnly.why,
      instead: afterOnly.instead,
      source: table.cite(entry, afterOnly.source),
      needsReason: true,
    },
  ];
}
