// The data as the rules ask for it: indexes made once, so that a check takes a few milliseconds.
import { type Lexicon, makeLexicon } from '../names/lexicon.ts';
import type { RawTable } from './read-table.ts';
import type {
  Condition,
  ConditionWarning,
  CrossAllergy,
  Ingredient,
  Interaction,
  MedicineClass,
  PregnancyEntry,
} from './schema.ts';

type Sourced<Entry> = Entry & { source: string };

export type SafetyTable = {
  name: string;
  /** Its day, and what it holds: "2026-11-15.3fa9c1d2". */
  version: string;
  ingredients: ReadonlyMap<string, Sourced<Ingredient>>;
  classes: ReadonlyMap<string, MedicineClass>;
  crossAllergies: readonly Sourced<CrossAllergy>[];
  interactions: readonly Sourced<Interaction>[];
  /** Interactions that involve these two names, in either order; of three any two. */
  interactionsOf(one: string, other: string): readonly Sourced<Interaction>[];
  conditions: readonly Condition[];
  /** Keyed by ingredient or class. */
  warnings: ReadonlyMap<string, readonly Sourced<ConditionWarning>[]>;
  pregnancy: ReadonlyMap<string, readonly Sourced<PregnancyEntry>[]>;
  lexicon: Lexicon;
  classesOf(ingredient: string): readonly string[];
  /** Classes whose members all belong to this one: every heparin is an anticoagulant. */
  subclassesOf(name: string): readonly string[];
  /** The number of an entry and where it comes from, as a card shows it. */
  cite(entry: string, source: string): string;
};

export function buildTable(raw: RawTable): SafetyTable {
  const ingredients = new Map(
    raw.ingredients.flatMap(({ content }) =>
      content.ingredients.map((one) => [one.name, { ...one, source: one.source ?? content.source }] as const),
    ),
  );
  const interactions = raw.interactions.flatMap(({ content }) =>
    content.interactions.map((entry) => ({ ...entry, source: entry.source ?? content.source })),
  );
  const [conditions, pregnancy] = [raw.conditions, raw.pregnancy];
  const pairs = pairsOf(interactions);
  const subclasses = subclassesOf([...ingredients.values()]);
  const version = `${raw.version.version}.${raw.hash}`;
  return {
    name: raw.version.name,
    version,
    ingredients,
    classes: new Map(raw.classes.classes.map((one) => [one.name, one])),
    crossAllergies: raw.classes.crossAllergies.map(sourcedBy(raw.classes.source ?? 'BNF')),
    interactions,
    interactionsOf: (one, other) => pairs.get(one)?.get(other) ?? [],
    conditions: conditions.conditions,
    warnings: indexed(conditions.warnings.map(sourcedBy(conditions.source)), ({ which }) => [which]),
    pregnancy: indexed(pregnancy.entries.map(sourcedBy(pregnancy.source)), ({ which }) => [which]),
    lexicon: makeLexicon(raw, [...ingredients.values()]),
    subclassesOf: (name) => subclasses.get(name) ?? [],
    classesOf: (ingredient) => ingredients.get(ingredient)?.classes ?? [],
    cite: (entry, source) => `${raw.version.name} ${version}, entry ${entry}: ${source}`,
  };
}

const sourcedBy =
  (source: string) =>
  <Entry extends { source?: string | undefined }>(entry: Entry): Sourced<Entry> => ({
    ...entry,
    source: entry.source ?? source,
  });

function indexed<Entry>(entries: readonly Entry[], namesOf: (entry: Entry) => readonly string[]) {
  const index = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const name of namesOf(entry)) index.set(name, [...(index.get(name) ?? []), entry]);
  }
  return index;
}

function subclassesOf(ingredients: readonly Ingredient[]): Map<string, string[]> {
  const members = indexed(ingredients, ({ classes }) => classes);
  const names = [...members.keys()];
  const isWithin = (inner: string, outer: string) =>
    inner !== outer && (members.get(inner) ?? []).every(({ classes }) => classes.includes(outer));
  return new Map(names.map((outer) => [outer, names.filter((inner) => isWithin(inner, outer))]));
}

type Pairs = Map<string, Map<string, Sourced<Interaction>[]>>;

function pairsOf(interactions: readonly Sourced<Interaction>[]): Pairs {
  const pairs: Pairs = new Map();
  const add = (one: string, other: string, entry: Sourced<Interaction>) => {
    const others = pairs.get(one) ?? new Map<string, Sourced<Interaction>[]>();
    pairs.set(one, others);
    const known = others.get(other) ?? [];
    if (!known.includes(entry)) others.set(other, [...known, entry]);
  };
  for (const entry of interactions) {
    const names = entry.third ? [entry.one, entry.other, entry.third] : [entry.one, entry.other];
    for (const [n, one] of names.entries()) for (const other of names.toSpliced(n, 1)) add(one, other, entry);
  }
  return pairs;
}
