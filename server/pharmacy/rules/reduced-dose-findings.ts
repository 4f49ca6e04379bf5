// Adults who bear less than others: the old, and the light.
import { amountInWords } from '../doses.ts';
import { type Facts, type Finding, isChild, keyOf, type PatientFacts } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';
import type { Ingredient, ReducedDose } from '../table/schema.ts';
import { ingredientsIn, isMore, ordersIn, sharesOfDay, sumOf } from './day-sums.ts';

export const reducedDoseFindings = (facts: Facts, table: SafetyTable): Finding[] =>
  isChild(facts.patient) ? [] : ingredientsIn(facts).flatMap((name) => findingFor(name, facts, table));

function findingFor(name: string, facts: Facts, table: SafetyTable): Finding[] {
  const ingredient = table.ingredients.get(name);
  const shares = sharesOfDay(facts, table, name);
  const orders = ordersIn(shares);
  if (!ingredient || orders.length === 0) return [];
  const amount = sumOf(shares);
  const [met] = (ingredient.reduced ?? [])
    .filter((step) => applies(step, facts.patient) && isMore(amount, step.daily))
    .toSorted((one, other) => Number(other.severity === 'severe') - Number(one.severity === 'severe'));
  return met ? [card(ingredient, met, { amount, places: orders.map(({ index }) => index) }, table)] : [];
}

const applies = ({ fromYears, belowKg }: ReducedDose, { age, weight }: PatientFacts): boolean =>
  (fromYears !== undefined && age !== null && age >= fromYears) ||
  (belowKg !== undefined && isLighter(weight, belowKg));

const isLighter = (weight: PatientFacts['weight'], kg: number) => Boolean(weight) && (weight?.kg ?? kg) < kg;

const sentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function card(
  { name, unit, source = '' }: Ingredient,
  { fromYears, belowKg, daily, severity, why, instead }: ReducedDose,
  { amount, places }: { amount: number; places: number[] },
  { cite }: SafetyTable,
): Finding {
  const who = fromYears === undefined ? `under ${belowKg} kg` : `from ${fromYears} years on`;
  // A limit of 0 forbids any dose.
  const isAny = daily === 0;
  const entry = `D:${name.replaceAll(' ', '-')}`;
  return {
    key: keyOf('dose', entry, ['reduced', who, isAny ? 'any' : amountInWords(amount, unit)]),
    kind: 'dose',
    severity,
    orders: places,
    title: isAny ? `${sentence(name)} ${who}` : `Too much ${name} ${who}: ${amountInWords(amount, unit)} a day`,
    why: isAny ? why : `${why} The highest is ${amountInWords(daily, unit)} a day.`,
    instead,
    source: cite(entry, source),
    needsReason: severity === 'severe',
  };
}
