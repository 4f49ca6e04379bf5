import { type Facts, type Finding, keyOf } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';
import type { Interaction } from '../table/schema.ts';
import { type Acting, type Compared, comparedOrders, comparedRunning } from './compared.ts';
import { dangerOf } from './danger.ts';
import { swapWithin } from './swap.ts';

type Entry = Interaction & { source: string };
type Met = { entry: Entry; severity: Finding['severity'] };

/** Each order with the others and with what is taken already; of one pair the worst entry is enough. */
export function interactionFindings(facts: Facts, table: SafetyTable): Finding[] {
  const orders = comparedOrders(facts, table);
  const all = [...orders, ...comparedRunning(facts, table)];
  return orders.flatMap((order, n) =>
    all.slice(n + 1).flatMap((other, index) => {
      const met = entriesOf(order, other, table);
      const worst = worstOf(met.filter(({ entry }) => entry.third === undefined));
      const triples = met
        .filter(({ entry }) => entry.third !== undefined)
        .flatMap((each) => thirdOf(each, [order, other], all.slice(n + 1 + index + 1)));
      return [
        ...(worst ? [card(worst, [order, other], table)] : []),
        ...triples.map((one) => card(one.met, one.of, table)),
      ];
    }),
  );
}

/** Returns the worst; of two alike the one with the lower number, in whatever order the medicines stand. */
const worstOf = (met: readonly Met[]): Met | undefined =>
  met.toSorted(
    (one, other) =>
      Number(other.severity === 'severe') - Number(one.severity === 'severe') ||
      one.entry.id.localeCompare(other.entry.id),
  )[0];

function entriesOf(one: Compared, other: Compared, table: SafetyTable): Met[] {
  return one.acting.flatMap((a) => other.acting.flatMap((b) => entriesFor(a, b, table)));
}

function entriesFor(one: Acting, other: Acting, { interactionsOf }: SafetyTable): Met[] {
  // Twice the same is a duplicate, not an interaction.
  if (one.ingredient !== null && one.ingredient === other.ingredient) return [];
  const found = new Set(one.names.flatMap((mine) => other.names.flatMap((its) => interactionsOf(mine, its))));
  return [...found].flatMap((entry) => meet(entry, [one, other]));
}

function meet(entry: Entry, acting: readonly Acting[]): Met[] {
  const isExcepted = acting.some(({ names }) => entry.except?.some((name) => names.includes(name)));
  if (isExcepted || !isAbove(entry.aboveDaily, acting)) return [];
  const isWorse = entry.severeAboveDaily !== undefined && isAbove(entry.severeAboveDaily, acting);
  return [{ entry, severity: isWorse ? 'severe' : entry.severity }];
}

/** A dose that nobody knows may be above. */
function isAbove(limits: Record<string, number> | undefined, acting: readonly Acting[]): boolean {
  if (!limits) return true;
  return acting.every(({ ingredient, daily }) => {
    const limit = ingredient === null ? undefined : limits[ingredient];
    return limit === undefined || daily === null || daily > limit * 1.000_001;
  });
}

/** Finds the third medicine of an interaction of three. Each is found once, from the first two. */
function thirdOf({ entry, severity }: Met, pair: readonly [Compared, Compared], rest: readonly Compared[]) {
  const roles = [entry.one, entry.other, entry.third ?? ''];
  return rest.flatMap((third) => {
    const three = [...pair, third];
    return orderings(roles).some((order) => order.every((role, n) => acts(three[n], role)))
      ? [{ met: { entry, severity }, of: three }]
      : [];
  });
}

const acts = (item: Compared | undefined, role: string) =>
  item?.acting.some(({ names }) => names.includes(role)) ?? false;

const orderings = (roles: readonly string[]): string[][] =>
  roles.length < 2
    ? [[...roles]]
    : roles.flatMap((role, n) => orderings(roles.toSpliced(n, 1)).map((rest) => [role, ...rest]));

function card({ entry, severity }: Met, of: readonly Compared[], table: SafetyTable): Finding {
  const names = of.map(({ name }) => name);
  return {
    key: keyOf('interaction', entry.id, names),
    kind: 'interaction',
    severity,
    orders: of.map(({ index }) => index).filter((index) => index !== null),
    title: `${dangerOf(entry.why)}: ${names.slice(0, -1).join(', ')} with ${names.at(-1)}`,
    why: entry.why,
    instead: entry.instead,
    source: table.cite(entry.id, entry.source),
    needsReason: severity === 'severe',
    ...swapWithin(
      of.map(({ index, acting }) => ({ index, ingredients: acting.map(({ ingredient }) => ingredient) })),
      entry.instead,
      table,
    ),
  };
}
