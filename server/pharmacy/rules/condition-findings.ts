// Illnesses of the problem list and of signed diagnoses against what is ordered.
import { perDayOf } from '../doses.ts';
import { type Facts, type Finding, isSystemic, keyOf, namesOf, type Ordered } from '../facts.ts';
import { type Illness, illnessesOf } from '../illnesses/illnesses.ts';
import type { SafetyTable } from '../table/build-table.ts';
import type { ConditionWarning } from '../table/schema.ts';
import { dangerOf } from './danger.ts';
import { swapOf } from './swap.ts';

export function conditionFindings({ patient, orders }: Facts, table: SafetyTable): Finding[] {
  const illnesses = illnessesOf(patient, table);
  return orders.flatMap((order) =>
    illnesses.flatMap((illness) => {
      const warnings = warningsFor(order, illness, table);
      const worst = warnings.find(({ severity }) => severity === 'severe') ?? warnings[0];
      return worst ? [card(order, illness, worst, table)] : [];
    }),
  );
}

type Entry = ConditionWarning & { source: string };

function warningsFor(order: Ordered, { condition }: Illness, table: SafetyTable): Entry[] {
  return order.parts.flatMap(({ ingredient }) => {
    const names = namesOf(table, ingredient, order.route);
    const onSurface = !isSystemic(table, ingredient, order.route);
    const daily = perDayOf(table, order, ingredient);
    return names
      .flatMap((name) => table.warnings.get(name) ?? [])
      .filter((entry) => entry.condition === condition.code)
      .filter(({ alsoOnSurface }) => !onSurface || alsoOnSurface)
      .filter(({ routes }) => routes === undefined || routes.includes(order.route))
      .filter(({ except = [] }) => !except.some((name) => names.includes(name)))
      .filter(({ aboveDaily }) => aboveDaily === undefined || daily === null || daily > aboveDaily);
  });
}

function card(order: Ordered, { condition, written, listed }: Illness, entry: Entry, table: SafetyTable): Finding {
  return {
    key: keyOf('condition', entry.id, [order.name, condition.code]),
    kind: 'condition',
    severity: entry.severity,
    orders: [order.index],
    title: `${dangerOf(entry.why)}: ${order.name} with ${condition.words}`,
    why: `On file: ${written}. ${entry.why}`,
    instead: entry.instead,
    source: table.cite(entry.id, entry.source),
    ...swapOf(order, entry.instead, table),
    needsReason: entry.severity === 'severe',
    ...(listed === undefined ? {} : { asks: { what: 'problem' as const, text: listed } }),
  };
}
