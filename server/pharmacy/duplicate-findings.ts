// The same ingredient twice, or two of a class of which one is enough.
import { type Facts, type Finding, keyOf, type Part } from './facts.ts';
import { classesOf } from './table/ingredients.ts';
import { cite } from './table/version.ts';

const ONE_IS_ENOUGH = [
  'statin',
  'proton pump inhibitor',
  'ace inhibitor',
  'angiotensin blocker',
  'beta-blocker',
  'calcium channel blocker',
  'ssri',
  'sulfonylurea',
  'macrolide',
  'penicillin',
  'cephalosporin',
  'fluoroquinolone',
  'benzodiazepine',
  'gabapentinoid',
  'corticosteroid',
  'thiazide',
];

type Item = { name: string; parts: readonly Part[]; place: number | null };

export function duplicateFindings({ orders, running }: Facts): Finding[] {
  const items: Item[] = [...orders, ...running.map(({ name, parts }) => ({ name, parts, place: null }))];
  return orders.flatMap((order) =>
    items
      .filter((other) => other.place === null || other.place > order.place)
      .flatMap((other) => compare(order, other) ?? []),
  );
}

function compare(order: Item, other: Item): Finding | null {
  const names = new Set(other.parts.map(({ ingredient }) => ingredient));
  const same = order.parts.find(({ ingredient }) => names.has(ingredient));
  const inClass = (item: Item, name: string) =>
    item.parts.some(({ ingredient }) => classesOf(ingredient).includes(name));
  const shared = same ? null : ONE_IS_ENOUGH.find((name) => inClass(order, name) && inClass(other, name));
  if (!same && !shared) return null;
  const entry = same ? 'U-001' : 'U-002';
  return {
    key: keyOf('duplicate', entry, [order.name, other.name]),
    kind: 'duplicate',
    severity: 'caution',
    orders: [order.place, other.place].filter((place) => place !== null),
    title: same
      ? `${same.ingredient} twice: ${order.name} and ${other.name}`
      : `Two of one class: ${order.name} and ${other.name}`,
    why: same ? whyTwice(other) : `Both belong to one class (${shared}).`,
    instead: other.place === null ? `If it replaces ${other.name}, stop that one.` : 'Keep one of the two.',
    source: cite(entry, 'BNF, Prescription writing: duplicate treatment'),
    needsReason: false,
  };
}

const whyTwice = ({ place }: Item) =>
  place === null ? 'The patient takes it already.' : 'It stands in this prescription twice.';
