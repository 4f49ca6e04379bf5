// Allergies by ingredient and class, and what crosses from one class to another. On every route.
import { type Facts, type Finding, keyOf, type Ordered } from '../facts.ts';
import { type MappedAllergy, mapAllergy } from '../names/map-allergy.ts';
import type { SafetyTable } from '../table/build-table.ts';
import { currentTable } from '../table/current-table.ts';
import { allergyQuestions } from './allergy-questions.ts';

type Told = { patient: Pick<Facts['patient'], 'allergyState' | 'allergies'>; orders: readonly Ordered[] };

export function allergyFindings({ patient, orders }: Told, table: SafetyTable = currentTable()): Finding[] {
  if (orders.length === 0) return [];
  const allergies = patient.allergies.map((text) => mapAllergy(text, table));
  const found = orders.flatMap((order) => allergies.flatMap((allergy) => firstFinding(order, allergy, table)));
  return [...allergyQuestions(patient.allergyState, allergies, table), ...found];
}

/** The strongest reason is enough: the same medicine, then its class, then what may cross. */
function firstFinding(order: Ordered, allergy: MappedAllergy, table: SafetyTable): Finding[] {
  for (const rule of [sameMedicine, sameClass, crossing]) {
    const finding = rule(order, allergy, table);
    if (finding) return [finding];
  }
  return [];
}

const allergyCard = (order: Ordered, allergy: MappedAllergy, entry: string) => ({
  key: keyOf('allergy', entry, [order.name, allergy.text]),
  kind: 'allergy' as const,
  severity: 'severe' as const,
  orders: [order.index],
  needsReason: true,
});

const named = ({ text, readAs }: MappedAllergy) =>
  `The allergies on file name “${text}”${readAs.length > 0 ? `, read as ${readAs.join(', ')}` : ''}.`;

function sameMedicine(order: Ordered, allergy: MappedAllergy, { cite }: SafetyTable): Finding | null {
  const same = order.parts.find(({ ingredient }) => allergy.ingredients.includes(ingredient));
  if (!same) return null;
  return {
    ...allergyCard(order, allergy, 'A-000'),
    title: `Allergy conflict: ${order.name} holds ${same.ingredient}`,
    why: named(allergy),
    instead: 'Choose a medicine without it.',
    source: cite('A-000', 'the ingredient itself; NICE CG183 Drug allergy'),
  };
}

const classesIn = (order: Ordered, table: SafetyTable): { what: string; name: string }[] => [
  ...order.parts.flatMap(({ ingredient }) => table.classesOf(ingredient).map((name) => ({ what: ingredient, name }))),
  ...(order.classes ?? []).map((name) => ({ what: order.name, name })),
];

function sameClass(order: Ordered, allergy: MappedAllergy, table: SafetyTable): Finding | null {
  for (const { what, name } of classesIn(order, table)) {
    const shared = table.classes.get(name);
    if (!shared?.isAllergyClass || !allergy.classes.includes(name)) continue;
    const entry = `A:${name.replaceAll(' ', '-')}`;
    return {
      ...allergyCard(order, allergy, entry),
      title: `Allergy conflict: ${what} is ${shared.words ?? `of the class ${name}`}`,
      why: `${named(allergy)} Whoever reacts to one of this class may react to the others.`,
      instead: shared.instead ?? 'Choose a medicine of another class.',
      source: table.cite(entry, shared.source ?? 'NICE CG183 Drug allergy'),
    };
  }
  return null;
}

function crossing(order: Ordered, allergy: MappedAllergy, table: SafetyTable): Finding | null {
  const names = [
    ...order.parts.map(({ ingredient }) => ingredient),
    ...classesIn(order, table).map(({ name }) => name),
  ];
  const of = [...allergy.ingredients, ...allergy.classes];
  const crosses = table.crossAllergies.filter((each) => of.includes(each.allergicTo) && names.includes(each.ordered));
  const cross = crosses.find(({ severity }) => severity === 'severe') ?? crosses[0];
  if (!cross) return null;
  // After an anaphylaxis a related medicine is not tried without a word.
  const isSevere = cross.severity === 'severe' || allergy.isGrave;
  return {
    key: keyOf('cross-allergy', cross.id, [order.name, allergy.text]),
    kind: 'cross-allergy',
    severity: isSevere ? 'severe' : 'caution',
    orders: [order.index],
    title: `${order.name} is related to what “${allergy.text}” names`,
    why: allergy.isGrave ? `The reaction was a grave one. ${cross.why}` : cross.why,
    instead: cross.instead,
    source: table.cite(cross.id, cross.source),
    needsReason: isSevere,
  };
}
