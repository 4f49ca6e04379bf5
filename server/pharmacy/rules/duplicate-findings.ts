// The same ingredient twice, or two of a class of which one is enough.
import { type Facts, type Finding, keyOf } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';
import { isAnotherName } from './another-name.ts';
import { type Acting, type Compared, comparedOrders, comparedRunning } from './compared.ts';

export function duplicateFindings(facts: Facts, table: SafetyTable): Finding[] {
  const orders = comparedOrders(facts, table);
  const all = [...orders, ...comparedRunning(facts, table)];
  return orders.flatMap((order, n) => all.slice(n + 1).flatMap((other) => compare(order, other, table) ?? []));
}

function compare(order: Compared, other: Compared, table: SafetyTable): Finding | null {
  const theirs = new Set(other.acting.map(({ ingredient }) => ingredient));
  const twice = order.acting.filter(
    ({ ingredient }) => ingredient !== null && theirs.has(ingredient) && !table.ingredients.get(ingredient)?.mayRepeat,
  );
  // Of several the most dangerous one is named.
  const same = twice.find((one) => isDangerousTwice(one, table)) ?? twice[0];
  const shared = same ? undefined : sharedClass(order, other, table);
  if (!same && !shared) return null;
  const isSevere =
    same !== undefined &&
    isAnotherName(holding(order), holding(other), same.ingredient) &&
    isDangerousTwice(same, table);
  const entry = same ? 'U-001' : 'U-002';
  return {
    key: keyOf('duplicate', entry, [order.name, other.name]),
    kind: 'duplicate',
    severity: isSevere ? 'severe' : 'caution',
    orders: [order.index, other.index].filter((index) => index !== null),
    title: same
      ? `${same.ingredient} twice: ${order.name} and ${other.name}`
      : `Two of one class: ${order.name} and ${other.name}`,
    why: same ? whyTwice(other) : `Both belong to one class (${shared}).`,
    instead: other.index === null ? `If it replaces ${other.name}, stop that one.` : 'Keep one of the two.',
    source: table.cite(entry, 'BNF, Prescription writing: duplicate treatment'),
    needsReason: isSevere,
  };
}

const holding = ({ name, acting }: Compared) => ({ name, ingredients: acting.length });

const isDangerousTwice = ({ names }: Acting, { classes }: SafetyTable) =>
  names.some((name) => classes.get(name)?.twiceIsSevere === true);

function sharedClass(order: Compared, other: Compared, table: SafetyTable): string | undefined {
  const theirs = new Set(other.acting.flatMap(({ names }) => names));
  return order.acting
    .flatMap(({ names }) => names)
    .find((name) => theirs.has(name) && table.classes.get(name)?.oneIsEnough === true);
}

const whyTwice = ({ index }: Compared) =>
  index === null ? 'The patient takes it already.' : 'It stands in this prescription twice.';
