// Allergies by ingredient and class, and what crosses from one class to another.
import { type Facts, type Finding, keyOf, type Ordered } from './facts.ts';
import { type MappedAllergy, mapAllergy } from './map-allergies.ts';
import { ALLERGY_CLASSES, CROSS_ALLERGIES } from './table/allergies.ts';
import { classesOf } from './table/ingredients.ts';
import { cite } from './table/version.ts';

export function allergyFindings({ patient, orders }: Facts): Finding[] {
  if (orders.length === 0) return [];
  const allergies = patient.allergies.map(mapAllergy);
  const found = orders.flatMap((order) => allergies.flatMap((allergy) => firstFinding(order, allergy)));
  return [...unansweredQuestions(patient), ...notUnderstood(allergies), ...found];
}

/** The strongest reason is enough: the same medicine, then its class, then what may cross. */
function firstFinding(order: Ordered, allergy: MappedAllergy): Finding[] {
  for (const rule of [sameMedicine, sameClass, crossing]) {
    const finding = rule(order, allergy);
    if (finding) return [finding];
  }
  return [];
}

const allergyCard = (order: Ordered, allergy: MappedAllergy, entry: string) => ({
  key: keyOf('allergy', entry, [order.name, allergy.text]),
  kind: 'allergy' as const,
  severity: 'severe' as const,
  orders: [order.place],
  needsReason: true,
});

function sameMedicine(order: Ordered, allergy: MappedAllergy): Finding | null {
  const same = order.parts.find(({ ingredient }) => allergy.ingredients.includes(ingredient));
  if (!same) return null;
  return {
    ...allergyCard(order, allergy, 'A-000'),
    title: `Allergy conflict: ${order.name} holds ${same.ingredient}`,
    why: `The allergies on file name “${allergy.text}”.`,
    instead: 'Choose a medicine without it.',
    source: cite('A-000', 'the ingredient itself; NICE CG183 Drug allergy'),
  };
}

function sameClass(order: Ordered, allergy: MappedAllergy): Finding | null {
  for (const { ingredient } of order.parts) {
    const shared = ALLERGY_CLASSES.find(
      (entry) => classesOf(ingredient).includes(entry.class) && allergy.classes.includes(entry.class),
    );
    if (!shared) continue;
    return {
      ...allergyCard(order, allergy, shared.entry),
      title: `Allergy conflict: ${ingredient} is ${shared.words}`,
      why: `The allergies on file name “${allergy.text}”. Whoever reacts to one of this class may react to the others.`,
      instead: shared.instead,
      source: cite(shared.entry, shared.source),
    };
  }
  return null;
}

function crossing(order: Ordered, allergy: MappedAllergy): Finding | null {
  const classes = order.parts.flatMap(({ ingredient }) => classesOf(ingredient));
  const cross = CROSS_ALLERGIES.find(
    (entry) => allergy.classes.includes(entry.allergicTo) && classes.includes(entry.ordered),
  );
  if (!cross) return null;
  return {
    key: keyOf('cross-allergy', cross.entry, [order.name, allergy.text]),
    kind: 'cross-allergy',
    severity: 'caution',
    orders: [order.place],
    title: `${order.name} is related to what “${allergy.text}” names`,
    why: cross.why,
    instead: cross.instead,
    source: cite(cross.entry, cross.source),
    needsReason: false,
  };
}

function unansweredQuestions({ allergyState }: Facts['patient']): Finding[] {
  const about = {
    orders: [],
    needsReason: true,
    severity: 'caution' as const,
    source: cite('A-100', 'NICE CG183 Drug allergy'),
  };
  if (allergyState === 'not-asked') {
    return [
      {
        ...about,
        key: keyOf('allergies-not-asked', 'A-100', []),
        kind: 'allergies-not-asked',
        title: 'Nobody has asked about allergies',
        why: 'Without an answer the allergy check compares with nothing.',
        instead: 'Ask now and enter it in the health profile, or write why it cannot be asked.',
      },
    ];
  }
  if (allergyState === 'unconfirmed') {
    return [
      {
        ...about,
        key: keyOf('allergies-unconfirmed', 'A-100', []),
        kind: 'allergies-unconfirmed',
        title: 'The allergies on file are not confirmed',
        why: 'What is listed may be wrong or not all.',
        instead: 'Confirm the list with the patient, or write why it cannot be asked.',
      },
    ];
  }
  return [];
}

function notUnderstood(allergies: readonly MappedAllergy[]): Finding[] {
  return allergies
    .filter(({ isUnderstood }) => !isUnderstood)
    .map(({ text }) => ({
      key: keyOf('allergy-not-understood', 'A-101', [text]),
      kind: 'allergy-not-understood',
      severity: 'caution',
      orders: [],
      title: `The table does not know the allergy “${text}”`,
      why: 'The medicines were not compared with it.',
      instead:
        'Compare it yourself and write what you found, or write the allergy in other words in the health profile.',
      source: cite('A-101', 'an allergy that cannot be mapped is a finding of its own'),
      needsReason: true,
    }));
}
