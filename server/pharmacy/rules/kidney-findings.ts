// Doses and medicines that the kidneys cannot bear, by eGFR.
import type { SafetyOffer } from '#contract/medicines/medicines.ts';
import { amountInWords, mostDosesADay, roundedDown } from '../doses.ts';
import { type Facts, type Finding, isSystemic, keyOf, type Ordered } from '../facts.ts';
import { type Kidneys, kidneysOf } from '../illnesses/kidney-stage.ts';
import type { SafetyTable } from '../table/build-table.ts';
import type { Ingredient, KidneyStep } from '../table/schema.ts';
import { dangerOf } from './danger.ts';
import { isMore, ordersIn, sharesOfDay, sumOf } from './day-sums.ts';
import { swapOf } from './swap.ts';

export function kidneyFindings(facts: Facts, table: SafetyTable): Finding[] {
  const kidneys = kidneysOf(facts.patient);
  if (!kidneys) return [];
  return facts.orders.flatMap((order) =>
    order.parts.flatMap(({ ingredient: name }) => {
      const ingredient = table.ingredients.get(name);
      if (!ingredient || ingredient.kidney.length === 0 || !isSystemic(table, name, order.route)) return [];
      const met = worstStep(ingredient, kidneys, facts, table);
      return met ? [{ ...card(order, ingredient, met, kidneys, table), ...barOf(ingredient, kidneys) }] : [];
    }),
  );
}

// Twice what weak kidneys bear is no matter of watching any more.
const FAR_ABOVE = 2;

type Met = { step: KidneyStep; isCertain: boolean };

/** Sure steps before those that the stage leaves open; severe ones before cautions. */
function worstStep(ingredient: Ingredient, { low, high }: Kidneys, facts: Facts, table: SafetyTable): Met | undefined {
  const shares = sharesOfDay(facts, table, ingredient.name);
  // A dose that nobody can count counts as too much, whatever else is taken.
  const daily = ordersIn(shares).length > 0 ? sumOf(shares) : null;
  const met = ingredient.kidney
    .filter((step) => step.daily === undefined || daily === null || isMore(daily, step.daily))
    .filter((step) => low < step.below)
    .map((step) => ({ step: graded(step, daily), isCertain: high < step.below }));
  const rank = ({ step, isCertain }: Met) => (isCertain ? 0 : 2) + (step.severity === 'severe' ? 0 : 1);
  return met.toSorted((one, other) => rank(one) - rank(other) || one.step.below - other.step.below)[0];
}

const graded = (step: KidneyStep, daily: number | null): KidneyStep =>
  step.daily !== undefined && daily !== null && daily >= step.daily * FAR_ABOVE
    ? { ...step, severity: 'severe' }
    : step;

function card(
  order: Ordered,
  ingredient: Ingredient & { source: string },
  { step, isCertain }: Met,
  kidneys: Kidneys,
  table: SafetyTable,
): Finding {
  const entry = `K:${ingredient.name.replaceAll(' ', '-')}`;
  const offer = isCertain ? offerFor(order, ingredient, step) : null;
  const about = {
    kind: 'kidney' as const,
    orders: [order.index],
    instead: isCertain ? step.instead : `Measure the kidney function. Below eGFR ${step.below}: ${step.instead}`,
    source: table.cite(entry, ingredient.source),
  };
  if (!isCertain) {
    return {
      ...about,
      key: keyOf('kidney', entry, [order.name, 'open', String(step.below)]),
      severity: 'caution',
      title: `${order.name} with ${kidneys.words}: how the kidneys work must be known`,
      why: `Below eGFR ${step.below}: ${step.why}`,
      needsReason: true,
      asks: { what: 'kidney' },
    };
  }
  return {
    ...about,
    key: keyOf('kidney', entry, [order.name, String(step.below), kidneys.words, step.severity]),
    severity: step.severity,
    title: `${dangerOf(step.why)}: ${order.name} below eGFR ${step.below}`,
    why: `Known: ${kidneys.words}. ${step.why}${step.daily === undefined ? '' : ` At most ${amountInWords(step.daily, ingredient.unit)} a day.`}`,
    needsReason: step.severity === 'severe',
    ...swapOf(order, step.instead, table),
    ...(offer ? { offer } : {}),
  };
}

/** Draws the eGFR between the steps of the medicine, where a figure is known. */
function barOf({ kidney }: Ingredient, { low, high, on }: Kidneys): Pick<Finding, 'kidneyBar'> {
  if (low !== high) return {};
  const steps = kidney.map(({ below, severity }) => ({ below, severity }));
  return { kidneyBar: { egfr: low, on: on ?? null, steps } };
}

function offerFor(order: Ordered, { unit }: Ingredient, { daily }: KidneyStep): SafetyOffer | null {
  const doses = mostDosesADay(order);
  if (!daily || !doses || order.parts.length !== 1 || (unit !== 'mg' && unit !== order.dose.unit)) return null;
  const amount = roundedDown(daily / doses);
  return { words: `Change to ${amountInWords(amount, unit)}`, dose: { amount, unit } };
}
