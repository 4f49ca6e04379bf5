// Units that a medicine must never be ordered in: insulin in ml has been read as ten or a hundred times the dose.
import { type Facts, type Finding, keyOf } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';
import { dangerOf } from './danger.ts';

export const unitFindings = ({ orders }: Facts, table: SafetyTable): Finding[] =>
  orders.flatMap(({ index, name, dose, parts }) =>
    parts.flatMap(({ ingredient }) => {
      const { neverIn, source = '' } = table.ingredients.get(ingredient) ?? {};
      if (!neverIn?.units.includes(dose.unit)) return [];
      const entry = `E:${ingredient.replaceAll(' ', '-')}`;
      return [
        {
          key: keyOf('dose', entry, [name, dose.unit]),
          kind: 'dose' as const,
          severity: 'severe' as const,
          orders: [index],
          title: `${dangerOf(neverIn.why)}: ${name} in ${dose.unit}`,
          why: neverIn.why,
          instead: neverIn.instead,
          source: table.cite(entry, source),
          needsReason: true,
        },
      ];
    }),
  );
