// The same ingredient twice, or two of a class of which one is enough. What is prescribed at home or ordered on the ward already is
// replaced, or there is a reason for taking both: two orders are two plans, and both are given.
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
  return facts.orders.flatMap(({ replaces = [], days }, n) =>
    ending.flatMap((other) => {
      const order = orders[n];
      const { prescribed } = other;
      if (!order || !prescribed || !replaces.includes(prescribed.id)) return [];
      const found = compare(order, other, table);
      const isOtherWay = order.route !== other.route || order.isRegular !== other.isRegular;
      return found?.replaces ? [chosen(found, { name: other.name, prescribed, isOtherWay }, days)] : [];
    }),
  );
}

/** `isOtherWay`: by another route, or as needed in the place of regular: a dose that is due does not go over. */
type Earlier = { name: string; prescribed: Prescribed; isOtherWay: boolean };

function chosen(found: Finding, { name, prescribed, isOtherWay }: Earlier, days: number | undefined): Finding {
  const { id, inWords, daysLeft, isOnWard = false, isGivenOnWard = false } = prescribed;
  const words = `${name} ${inWords}`;
  const replaced = { ...found, title: `It replaces ${words}`, replaces: { id, isChosen: true, words } };
  const earlier = isOnWard ? 'order of the ward' : 'prescription';
  if (days !== undefined && (daysLeft === null || days < daysLeft)) {
    return {
      ...replaced,
      key: `${found.key}:ends-sooner`,
      severity: 'caution',
      why: `The earlier ${earlier} ${daysLeft === null ? 'has no end' : `runs for ${daysLeft} more days`}. With this one nothing is planned after ${days} ${days === 1 ? 'day' : 'days'}.`,
      instead: 'Write how it goes on then; or leave out the days.',
      needsReason: true,
    };
  }
  return {
    ...replaced,
    severity: 'note',
    why: `The earlier ${earlier} ends with this one.`,
    instead: afterwards({ isOnWard, isLost: isGivenOnWard && isOtherWay }),
    needsReason: false,
  };
}

function afterwards({ isOnWard, isLost }: { isOnWard: boolean; isLost: boolean }): string {
  if (isLost)
    return 'It is given in another way: a dose of the earlier one that is due now ends with it. To have it given, order it once.';
  return isOnWard ? 'The ward gives the new one alone.' : 'The patient is told which one to take.';
}

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
    // Two prescriptions or orders of one medicine are two questions.
    key: keyOf('duplicate', entry, [order.name, other.name, ...(prescribed ? [prescribed.id] : [])]),
    kind: 'duplicate',
    severity: isSevere ? 'severe' : 'caution',
    orders: [order.index, other.index].filter((index) => index !== null),
    title: again
      ? `${again} twice: ${order.name} and ${other.name}`
      : `Two of one class: ${order.name} and ${other.name}`,
    why: again ? whyTwice(other) : `Both belong to one class (${shared}).`,
    instead: insteadOf(order, other, again !== null),
    source: table.cite(entry, 'BNF, Prescription writing: duplicate treatment'),
    needsReason: isSevere || (again !== null && prescribed !== undefined),
    ...(prescribed && again !== null && mayReplace(order, other)
      ? { replaces: { id: prescribed.id, isChosen: false, words: `${other.name} ${prescribed.inWords}` } }
      : {}),
  };
}

/**
 * Nothing else ends with it, and something goes on: a single dose, or half of a combination, takes the place of nothing. On the ward
 * the same by the same way takes over, at its times or as needed like the other: a dose that is due may go over to it.
 */
const mayReplace = (order: Compared, other: Compared): boolean =>
  !order.isOnce &&
  other.holds.isSubsetOf(order.holds) &&
  (other.prescribed?.isOnWard !== true ||
    (!other.isOnce &&
      order.holds.size === other.holds.size &&
      order.route === other.route &&
      order.isRegular === other.isRegular));

/** By the same way all that it holds: this counts as well where a second one is harmless, or where the table knows neither. */
function prescribedAgain(order: Compared, { prescribed, route, holds }: Compared): string | null {
  const isSame = order.route === route && order.holds.size === holds.size && holds.isSubsetOf(order.holds);
  return prescribed && isSame ? [...holds].join(' and ') : null;
}

function insteadOf(order: Compared, other: Compared, isAgain: boolean): string {
  const { index, name, prescribed } = other;
  if (index !== null) return 'Keep one of the two.';
  if (!prescribed || !isAgain) return `If it replaces ${name}, stop that one.`;
  return mayReplace(order, other)
    ? `If it replaces ${name}, that one must end; otherwise write why both are taken.`
    : `If it replaces ${name}, stop that one by itself first; otherwise write why both are taken.`;
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
  if (!prescribed) return 'The patient takes it already.';
  return `${prescribed.isOnWard ? 'The ward gives' : 'The patient takes'} it already: ${prescribed.inWords}.`;
}
