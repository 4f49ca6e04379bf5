// A weight that is missing, or too old to dose by.
import { type Facts, type Finding, isSystemic, keyOf, monthsOf } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';
import { childLimit } from './child-limits.ts';

// WHO growth standards: a child's weight doubles in the first months and rises by a tenth in half a year of school age.
const TOO_OLD = [
  { underMonths: 12, days: 31 },
  { underMonths: 60, days: 92 },
  { underMonths: Infinity, days: 183 },
];

export function weightQuestions({ patient, orders }: Facts, table: SafetyTable): Finding[] {
  const weighed = orders.filter(({ parts, route }) =>
    parts.some(({ ingredient }) => {
      const known = table.ingredients.get(ingredient);
      return isSystemic(table, ingredient, route) && childLimit(patient, known, route) !== undefined;
    }),
  );
  if (weighed.length === 0) return [];
  const about = {
    kind: 'child' as const,
    orders: weighed.map(({ index }) => index),
    asks: { what: 'weight' as const },
  };
  if (!patient.weight) {
    return [
      {
        ...about,
        key: keyOf('child', 'W-000', []),
        severity: 'caution',
        title: 'No weight on record: the dose by weight was not checked',
        why: 'A child’s dose goes by weight.',
        instead: 'Weigh the child and enter it here, or write how the dose was worked out and who checked it.',
        source: table.cite('W-000', 'BNF for Children: doses by weight'),
        needsReason: true,
      },
    ];
  }
  const { kg, on, daysAgo } = patient.weight;
  const isOld = daysAgo > (TOO_OLD.find(({ underMonths }) => (monthsOf(patient) ?? 0) < underMonths)?.days ?? 0);
  if (!isOld) return [];
  return [
    {
      ...about,
      key: keyOf('child', 'W-001', [on]),
      severity: 'note',
      title: `The weight of ${kg} kg is of ${on}`,
      why: 'Children grow: the dose was worked out by an old weight.',
      instead: 'Weigh the child again.',
      source: table.cite('W-001', 'WHO Child Growth Standards'),
      needsReason: false,
    },
  ];
}
