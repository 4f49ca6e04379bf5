// The same ingredient twice, or two of a class of which one is enough. What is prescribed at home already is replaced, or there is a
// reason for taking both: two prescriptions are two plans, and the patient is reminded of both.
import { type Facts, type Finding, keyOf, type Prescribed } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';
import { isAnotherName } from './another-name.ts';
import { type Acting, type Compared, comparedOrders, comparedRunning } from './compared.ts';

export function duplicateFindings(facts: Facts, table: SafetyTable): Finding[] {
  const orders = comparedOrders(facts, table);
  const all = [...orders, ...comparedRunning(facts, table)];
  return [
    ...orders.flatMap((order, n) => all.slice(n + 1).flatMap((other) => compare(order, other, table) ?? [])),
    ...replacements(facts, orders, table),
  ];
}

/** What an order says it replaces stays on its card, so that the choice is seen and can be taken back. */
function replacements(facts: Facts, orders: readonly Compared[], table: SafetyTable): Finding[] {
  const ending = comparedRunning({ running: facts.ending ?? [] }, table);
  return facts.orders.flatMap(({ replaces = [] }, n) =>
    ending.flatMap((other) => {
      const order = orders[n];
      const { prescribed } = other;
      if (!order || !prescribed || !replaces.includes(prescribed.id)) return [];
      const found = compare(order, other, table);
      return found ? [chosen(found, other.name, prescribed)] : [];
    }),
  );
}

const chosen = (found: Finding, name: string, { id, inWords }: Prescribed): Finding => ({
  ...found,
  severity: 'note',
  title: `It replaces ${name} ${inWords}`,
  why: 'The earlier prescription ends when you sign.',
  instead: 'The patient is told which one to take.',
  needsReason: false,
  replaces: { id, isChosen: true },
});

function compare(order: Compared, other: Compared, table: SafetyTable): Finding | null {
  const theirs = new Set(other.acting.map(({ ingredient }) => ingredient));
  const twice = order.acting.filter(
    ({ ingredient }) => ingredient !== null && theirs.has(ingredient) && !table.ingredients.get(ingredient)?.mayRepeat,
  );
  // Of several the most dangerous one is named.
  const same = twice.find((one) => isDangerousTwice(one, table)) ?? twice[0];
  const again = same?.ingredient ?? prescribedAgain(order, other);
  const shared = again ? undefined : sharedClass(order, other, table);
  if (!again && !shared) return null;
  const { prescribed } = other;
  const isSevere =
    same !== undefined &&
    isAnotherName(holding(order), holding(other), same.ingredient) &&
    isDangerousTwice(same, table);
  const entry = again ? 'U-001' : 'U-002';
  return {
    // Two prescriptions of one medicine are two questions.
    key: keyOf('duplicate', entry, [order.name, other.name, ...(prescribed ? [prescribed.id] : [])]),
    kind: 'duplicate',
    severity: isSevere ? 'severe' : 'caution',
    orders: [order.index, other.index].filter((index) => index !== null),
    title: again
      ? `${again} twice: ${order.name} and ${other.name}`
      : `Two of one class: ${order.name} and ${other.name}`,
    why: again ? whyTwice(other) : `Both belong to one class (${shared}).`,
    instead: insteadOf(other, again !== null),
    source: table.cite(entry, 'BNF, Prescription writing: duplicate treatment'),
    needsReason: isSevere || (again !== null && prescribed !== undefined),
    ...(prescribed ? { replaces: { id: prescribed.id, isChosen: false } } : {}),
  };
}

/** By the same way all that it holds: this counts as well where a second one is harmless, or where the table knows neither. */
function prescribedAgain(order: Compared, { prescribed, route, holds }: Compared): string | null {
  const isSame = order.route === route && order.holds.size === holds.size && holds.isSubsetOf(order.holds);
  return prescribed && isSame ? [...holds].join(' and ') : null;
}

function insteadOf({ index, name, prescribed }: Compared, isAgain: boolean): string {
  if (index !== null) return 'Keep one of the two.';
  const stop = `If it replaces ${name}, stop that one`;
  return prescribed && isAgain ? `${stop}; otherwise write why both are taken.` : `${stop}.`;
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

function whyTwice({ index, prescribed }: Compared): string {
  if (index !== null) return 'It stands in this prescription twice.';
  return prescribed ? `The patient takes it already: ${prescribed.inWords}.` : 'The patient takes it already.';
}
