// What the table cannot say anything about says so: it is never passed over in silence.
import { ADULT_YEARS } from './dose-findings.ts';
import { type Facts, type Finding, keyOf } from './facts.ts';
import { cite } from './table/version.ts';

export function uncheckedFindings({ patient, orders, running }: Facts): Finding[] {
  if (orders.length === 0) return [];
  return [...unlisted(orders), ...ageFindings(patient.age, orders), ...toldButUnknown(running)];
}

const unlisted = (orders: Facts['orders']): Finding[] =>
  orders
    .filter(({ parts, unknown }) => parts.length === 0 || unknown.length > 0)
    .map(({ place, name, parts }) => ({
      key: keyOf('not-checked', 'N-001', [name]),
      kind: 'not-checked',
      severity: 'note',
      orders: [place],
      title: `${name} not checked`,
      why: parts.length === 0 ? 'The table does not list it.' : 'The table lists only a part of what it names.',
      instead: 'Check allergies, interactions and dose yourself and write that you did, or choose a listed medicine.',
      source: cite('N-001', 'not listed'),
      needsReason: true,
    }));

function ageFindings(age: number | null, orders: Facts['orders']): Finding[] {
  if (age !== null && age >= ADULT_YEARS) return [];
  const about = {
    kind: 'not-checked' as const,
    severity: 'note' as const,
    orders: orders.map(({ place }) => place),
    needsReason: true,
  };
  if (age === null) {
    return [
      {
        ...about,
        key: keyOf('not-checked', 'N-003', []),
        title: 'The age is not known: doses were compared with those of adults',
        why: 'A child needs other doses.',
        instead: 'Enter the age in the health profile, or write that the patient is an adult.',
        source: cite('N-003', 'adult doses only'),
      },
    ];
  }
  return [
    {
      ...about,
      key: keyOf('not-checked', 'N-002', []),
      title: 'Doses not checked: the patient is under 16',
      why: 'The table holds adult doses only.',
      instead: 'Work the dose out by weight, have a second person check it, and write that you did.',
      source: cite('N-002', 'BNF for Children gives doses by weight'),
    },
  ];
}

/** Something that the patient takes and nobody could compare with. */
const toldButUnknown = (running: Facts['running']): Finding[] =>
  running
    .filter(({ parts }) => parts.length === 0)
    .map(({ name }) => ({
      key: keyOf('not-checked', 'N-004', [name]),
      kind: 'not-checked',
      severity: 'note',
      orders: [],
      title: `Not compared with ${name}`,
      why: 'The patient takes it, and the table does not list it.',
      instead: 'Look it up yourself.',
      source: cite('N-004', 'not listed'),
      needsReason: false,
    }));
