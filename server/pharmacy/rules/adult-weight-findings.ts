// Adults whose dose goes by weight: what is usual for most is too much for the light.
import { amountInWords, amountOf } from '../doses.ts';
import { type Facts, type Finding, isChild, isSystemic, keyOf, type Ordered } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';
import type { AdultPerKg, Ingredient } from '../table/schema.ts';
import { isMore, sharesOfDay, sumOf } from './day-sums.ts';

/** Doses are rounded to a syringe or a tablet: 60 mg of enoxaparin at 55 kg. */
const ROUNDED = 1.15;
/** From this factor on, rounding does not explain it. */
const FAR_TOO_MUCH = 1.5;

export function adultWeightFindings(facts: Facts, table: SafetyTable): Finding[] {
  const { weight } = facts.patient;
  if (!weight || isChild(facts.patient)) return [];
  return facts.orders.flatMap((order) =>
    order.parts.flatMap(({ ingredient }) => findingFor(order, ingredient, weight.kg, facts, table)),
  );
}

function findingFor(order: Ordered, name: string, kg: number, facts: Facts, table: SafetyTable): Finding[] {
  const ingredient = table.ingredients.get(name);
  const limit = ingredient?.perKg?.find(({ routes }) => (routes as readonly string[]).includes(order.route));
  if (!ingredient || !limit || !isSystemic(table, name, order.route) || order.frequency === 'once-a-week') return [];
  const shares = sharesOfDay(facts, table, name).filter(({ route }) =>
    (limit.routes as readonly string[]).includes(route),
  );
  const excesses = [
    { which: 'at once', amount: amountOf(table, order, name) ?? 0, most: (limit.single ?? Infinity) * kg },
    {
      which: 'a day',
      amount: order.frequency === 'once' ? 0 : sumOf(shares),
      most: (limit.daily ?? Infinity) * kg,
    },
  ].filter(({ amount, most }) => isMore(amount, most * ROUNDED));
  const [worst] = excesses.toSorted((one, other) => other.amount / other.most - one.amount / one.most);
  return worst ? [card(order, { ingredient, limit, kg, on: facts.patient.weight?.on ?? '', ...worst }, table)] : [];
}

type Excess = {
  ingredient: Ingredient;
  limit: AdultPerKg;
  kg: number;
  on: string;
  which: string;
  amount: number;
  most: number;
};

function card(order: Ordered, excess: Excess, { cite }: SafetyTable): Finding {
  const { ingredient, limit, kg, on, which, amount, most } = excess;
  const { name, unit } = ingredient;
  const isSevere = limit.severity === 'severe' && isMore(amount, most * FAR_TOO_MUCH);
  const entry = `B:${name.replaceAll(' ', '-')}`;
  const perKg = `${Number((amount / kg).toPrecision(3))} ${unit}/kg`;
  return {
    key: keyOf('dose', entry, [order.name, which, amountInWords(amount, unit)]),
    kind: 'dose',
    severity: isSevere ? 'severe' : 'caution',
    orders: [order.index],
    title: `Too much ${name} for ${kg} kg: ${perKg} ${which}`,
    why: `${limit.why} The highest for this weight is ${amountInWords(most, unit)} ${which}. Weight of ${on}.`,
    instead: limit.instead,
    source: cite(entry, limit.source),
    needsReason: isSevere,
  };
}
