import { type Facts, type Finding, keyOf, type Part } from './facts.ts';
import { classesOf } from './table/ingredients.ts';
import { INTERACTIONS, type Interaction } from './table/interactions.ts';
import { cite } from './table/version.ts';

type Item = { name: string; parts: readonly Part[]; place: number | null };

/** Each order with the others and with what is taken already; of one pair the worst entry is enough. */
export function interactionFindings({ orders, running }: Facts): Finding[] {
  const taken: Item[] = running.map(({ name, parts }) => ({ name, parts, place: null }));
  return orders.flatMap((order) =>
    [...orders.filter(({ place }) => place > order.place), ...taken].flatMap((other) => {
      const worst = worstEntry(order, other);
      return worst ? [card(worst, order, other)] : [];
    }),
  );
}

function worstEntry(one: Item, other: Item): Interaction | null {
  const entries = one.parts.flatMap((a) => other.parts.flatMap((b) => entriesFor(a.ingredient, b.ingredient)));
  return entries.find(({ severity }) => severity === 'severe') ?? entries[0] ?? null;
}

function entriesFor(one: string, other: string): Interaction[] {
  // Twice the same is a duplicate, not an interaction.
  if (one === other) return [];
  const [ones, others] = [namesOf(one), namesOf(other)];
  return INTERACTIONS.filter(
    (entry) =>
      (ones.includes(entry.one) && others.includes(entry.other)) ||
      (ones.includes(entry.other) && others.includes(entry.one)),
  );
}

const namesOf = (ingredient: string): string[] => [ingredient, ...classesOf(ingredient)];

function card(entry: Interaction, one: Item, other: Item): Finding {
  return {
    key: keyOf('interaction', entry.entry, [one.name, other.name]),
    kind: 'interaction',
    severity: entry.severity,
    orders: [one.place, other.place].filter((place) => place !== null),
    title: `${one.name} and ${other.name} do not go together well`,
    why: entry.why,
    instead: entry.instead,
    source: cite(entry.entry, entry.source),
    needsReason: entry.severity === 'severe',
  };
}
