// Children: what they must not be given, doses by weight and never above the adult's, and what could not be compared.
import type { SafetyOffer } from '#contract/medicines/medicines.ts';
import { FREQUENCIES } from '#contract/medicines/medicines.ts';
import { amountInWords, amountOf, mostDosesADay, roundedDown } from '../doses.ts';
import {
  type Facts,
  type Finding,
  isChild,
  isSystemic,
  keyOf,
  monthsOf,
  type Ordered,
  type PatientFacts,
} from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';
import type { ChildLimit, Ingredient } from '../table/schema.ts';
import { childLimit } from './child-limits.ts';
import { dangerOf } from './danger.ts';
import { isMore, sharesOfDay, sumOf } from './day-sums.ts';
import { adultLimit, mostAtOnce, notCompared } from './dose-findings.ts';
import { weightQuestions } from './weight-questions.ts';

export function childFindings(facts: Facts, table: SafetyTable): Finding[] {
  const tooYoung = facts.orders.flatMap((order) => notUnder(order, facts.patient, table));
  if (!isChild(facts.patient)) return tooYoung;
  const byWeight = facts.orders.flatMap((order) =>
    order.parts.flatMap(({ ingredient }) => byKilogram(order, ingredient, facts, table)),
  );
  return [...tooYoung, ...byWeight, ...weightQuestions(facts, table)];
}

function notUnder(order: Ordered, patient: PatientFacts, table: SafetyTable): Finding[] {
  const months = monthsOf(patient);
  if (months === null) return [];
  return order.parts.flatMap(({ ingredient }) => {
    const { notUnder: bars = [], source = '' } = table.ingredients.get(ingredient) ?? {};
    const onSurface = !isSystemic(table, ingredient, order.route);
    const barred = bars
      .filter((bar) => months < bar.months && (!onSurface || bar.alsoOnSurface))
      .filter(({ routes }) => routes === undefined || routes.includes(order.route));
    const worst = barred.find(({ severity }) => severity === 'severe') ?? barred[0];
    if (!worst) return [];
    const entry = `Y:${ingredient.replaceAll(' ', '-')}`;
    return [
      {
        key: keyOf('child', entry, [order.name, String(worst.months)]),
        kind: 'child' as const,
        severity: worst.severity,
        orders: [order.index],
        title: `${order.name} is not for anyone under ${ageInWords(worst.months)}: ${lowered(dangerOf(worst.why))}`,
        why: worst.why,
        instead: worst.instead,
        source: table.cite(entry, source),
        needsReason: worst.severity === 'severe',
      },
    ];
  });
}

const lowered = (words: string) => (/^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words);

const ageInWords = (months: number) =>
  months >= 24 ? `${Math.round(months / 12)} years` : months === 12 ? 'one year' : `${months} months`;

function byKilogram(order: Ordered, name: string, facts: Facts, table: SafetyTable): Finding[] {
  const ingredient = table.ingredients.get(name);
  const { patient } = facts;
  if (!ingredient?.routes.includes(order.route) || !isSystemic(table, name, order.route)) return [];
  const limit = childLimit(patient, ingredient, order.route);
  if (!limit && ingredient.anyDose) return [];
  if (!limit) {
    const years = patient.age === 1 ? 'one year' : `${patient.age} years`;
    return [notCompared(order, name, `the table has no dose of ${name} ${order.route} by weight at ${years}`, table)];
  }
  if (!patient.weight) return [];
  const amount = amountOf(table, order, name);
  if (amount === null)
    return [notCompared(order, name, `nobody knows how much is in ${order.dose.amount} ${order.dose.unit}`, table)];
  const excess = excessOf({ order, ingredient, limit, kg: patient.weight.kg, amount }, facts, table);
  return excess ? [excess] : [];
}

type Weighed = {
  order: Ordered;
  ingredient: Ingredient & { source: string };
  limit: ChildLimit;
  kg: number;
  amount: number;
};

function excessOf(weighed: Weighed, facts: Facts, table: SafetyTable): Finding | null {
  const { order, ingredient, limit, kg, amount } = weighed;
  const { name, unit } = ingredient;
  const adult = adultLimit(ingredient, order.route);
  const most = {
    dose: Math.min(limit.perDose * kg, limit.maxDose ?? Infinity, adult ? mostAtOnce(adult, order) : Infinity),
    day: Math.min(limit.perDay * kg, limit.maxDay ?? Infinity, adult?.daily ?? Infinity),
  };
  const shares = sharesOfDay(facts, table, name).filter(({ route }) =>
    (limit.routes as readonly string[]).includes(route),
  );
  const day = order.frequency === 'once-a-week' ? 0 : sumOf(shares);
  const [isOverDose, isOverDay] = [isMore(amount, most.dose), order.frequency !== 'once' && isMore(day, most.day)];
  if (!isOverDose && !isOverDay) return null;
  const perKg = (of: number) => `${Number((of / kg).toPrecision(3))} ${unit}/kg`;
  const entry = `W:${name.replaceAll(' ', '-')}`;
  const offer = shares.length > 1 ? null : offerFor(weighed, most);
  return {
    key: keyOf('child', entry, [order.name, amountInWords(amount, unit), amountInWords(day, unit)]),
    kind: 'child',
    severity: 'severe',
    orders: [order.index],
    title: `Too much ${name} for ${kg} kg: ${isOverDose ? `${perKg(amount)} at once` : `${perKg(day)} a day`}`,
    why: `The highest for this weight is ${amountInWords(most.dose, unit)} at once and ${amountInWords(most.day, unit)} a day. Weight of ${facts.patient.weight?.on}.`,
    instead: 'Choose a lower dose or fewer doses.',
    source: table.cite(entry, `${ingredient.source}, by weight; never above the adult’s dose`),
    needsReason: true,
    ...(offer ? { offer } : {}),
    sums: [
      {
        what: 'One dose',
        counted: `${amountInWords(amount, unit)} ÷ ${kg} kg = ${perKg(amount)}`,
        most: mostInWords(limit.perDose, most.dose, kg, unit),
        isOver: isOverDose,
      },
      {
        what: 'In 24 h',
        counted: `${amountInWords(day, unit)} ÷ ${kg} kg = ${perKg(day)}`,
        most: mostInWords(limit.perDay, most.day, kg, unit),
        isOver: isOverDay,
      },
    ],
  };
}

function mostInWords(perKg: number, most: number, kg: number, unit: Ingredient['unit']): string {
  const byWeight = perKg * kg;
  return most < byWeight
    ? `most ${amountInWords(most, unit)}, whatever the weight`
    : `most ${perKg} ${unit}/kg × ${kg} kg = ${amountInWords(byWeight, unit)}`;
}

function offerFor({ order, ingredient }: Weighed, most: { dose: number; day: number }): SafetyOffer | null {
  const doses = mostDosesADay(order);
  if (order.parts.length !== 1 || doses === null) return null;
  if (ingredient.unit !== 'mg' && ingredient.unit !== order.dose.unit) return null;
  const amount = roundedDown(Math.min(most.dose, order.frequency === 'once' ? Infinity : most.day / doses));
  const often = FREQUENCIES[order.frequency].words.toLowerCase();
  return { words: `Use ${amountInWords(amount, ingredient.unit)}, ${often}`, dose: { amount, unit: ingredient.unit } };
}
