// What the table cannot say anything about says so: it is never passed over in silence.
import { type Facts, type Finding, keyOf } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';

export function uncheckedFindings({ patient, orders, running }: Facts, table: SafetyTable): Finding[] {
  if (orders.length === 0) return [];
  return [
    ...unlisted(orders, table),
    ...askedFor(orders, table),
    ...misspelt(orders, table),
    ...ageNotKnown(patient.age, orders, table),
    ...toldButUnknown(running, table),
  ];
}

const unlisted = (orders: Facts['orders'], { cite }: SafetyTable): Finding[] =>
  orders
    .filter(({ parts, unknown }) => parts.length === 0 || unknown.length > 0)
    .map(({ index, name, parts, unknown }) => ({
      key: keyOf('not-checked', 'N-001', [name]),
      kind: 'not-checked',
      severity: 'note',
      orders: [index],
      title: `${name} not checked`,
      why:
        parts.length === 0
          ? 'The table does not list it.'
          : `The table lists only a part of what it names: it does not know “${unknown.join(' ')}”.`,
      instead: 'Check allergies, interactions and dose yourself and write that you did, or choose a listed medicine.',
      source: cite('N-001', 'not listed'),
      needsReason: true,
    }));

/** A dose alone does not say enough: how it is diluted, how fast it runs. */
const askedFor = (orders: Facts['orders'], { ingredients, cite }: SafetyTable): Finding[] =>
  orders.flatMap(({ index, name, route, parts }) =>
    parts.flatMap(({ ingredient }) => {
      const asks = ingredients.get(ingredient)?.asks;
      if (!asks || !(asks.routes as readonly string[]).includes(route)) return [];
      return [
        {
          key: keyOf('not-checked', 'N-006', [name, route]),
          kind: 'not-checked' as const,
          severity: 'caution' as const,
          orders: [index],
          title: `${name} ${route}: how, and how fast?`,
          why: asks.why,
          instead: asks.instead,
          source: cite('N-006', 'the rate cannot be checked'),
          needsReason: true,
        },
      ];
    }),
  );

const misspelt = (orders: Facts['orders'], { cite }: SafetyTable): Finding[] =>
  orders
    .filter(({ readAs = [] }) => readAs.length > 0)
    .map(({ index, name, readAs = [] }) => ({
      key: keyOf('read-as', 'N-005', [name, ...readAs]),
      kind: 'read-as',
      severity: 'note',
      orders: [index],
      title: `“${name}” was read as ${readAs.join(', ')}`,
      why: 'The name is not written as the table knows it. It was checked as what it is read as.',
      instead: 'If something else is meant, write its name anew.',
      source: cite('N-005', 'a misspelt name'),
      needsReason: false,
    }));

function ageNotKnown(age: number | null, orders: Facts['orders'], { cite }: SafetyTable): Finding[] {
  if (age !== null) return [];
  return [
    {
      kind: 'not-checked',
      severity: 'note',
      orders: orders.map(({ index }) => index),
      key: keyOf('not-checked', 'N-003', []),
      title: 'The age is not known: doses were compared with those of adults',
      why: 'A child needs other doses.',
      instead: 'Enter the date of birth here, or write that the patient is an adult.',
      asks: { what: 'age' },
      source: cite('N-003', 'adult doses only'),
      needsReason: true,
    },
  ];
}

/** Something that the patient takes and nobody could compare with. */
const toldButUnknown = (running: Facts['running'], { cite }: SafetyTable): Finding[] =>
  running
    .filter(({ parts, unknown, classes = [] }) => unknown.length > 0 || (parts.length === 0 && classes.length > 0))
    .map(({ name, parts, unknown, isPrescribed }) => ({
      key: keyOf('not-checked', 'N-004', [name]),
      kind: 'not-checked' as const,
      severity: 'note' as const,
      orders: [],
      title: `Not ${parts.length > 0 ? 'wholly ' : ''}compared with ${name}`,
      why: `The patient takes it, and the table does not know “${unknown.join(' ')}”.`,
      instead: 'Find out what it is, or compare it yourself and write what you found.',
      // What was prescribed or ordered here is corrected where it was written.
      ...(isPrescribed ? {} : { asks: { what: 'home-medicine' as const, text: name } }),
      source: cite('N-004', 'not listed'),
      needsReason: true,
    }));
