// The highest single and daily adult dose, summed by ingredient over everything that is ordered and taken.
import { mgOf, mostDosesADay, weightInWords } from './doses.ts';
import { type Facts, type Finding, keyOf, type Ordered, type Running } from './facts.ts';
import { DOSE_LIMITS, type DoseLimit } from './table/doses.ts';
import { cite } from './table/version.ts';

export const ADULT_YEARS = 16;
// Floating point: four times 0.1 is a little more than 0.4.
const SLACK = 1.000_001;
const SURFACE = ['on the skin', 'into the eye', 'into the ear', 'into the nose', 'vaginal'];

export function doseFindings(facts: Facts): Finding[] {
  const { age } = facts.patient;
  // A child's doses go by weight: the table has none, and says so elsewhere.
  if (age !== null && age < ADULT_YEARS) return [];
  return [...facts.orders.flatMap(singleDose), ...DOSE_LIMITS.flatMap((limit) => dailyDose(limit, facts))];
}

const limitFor = (ingredient: string, route: string): DoseLimit | undefined =>
  DOSE_LIMITS.find((limit) => limit.ingredient === ingredient && (limit.routes as readonly string[]).includes(route));

const hasLimit = (ingredient: string) => DOSE_LIMITS.some((limit) => limit.ingredient === ingredient);

function singleDose(order: Ordered): Finding[] {
  if (SURFACE.includes(order.route)) return [];
  return order.parts.flatMap(({ ingredient, share }) => {
    const limit = limitFor(ingredient, order.route);
    if (!limit)
      return hasLimit(ingredient)
        ? [notCompared(order, `the table has no limit for ${ingredient} ${order.route}`)]
        : [];
    const mg = mgOf(order);
    if (mg === null) return [notCompared(order, `one of ${order.dose.unit} may hold any amount`)];
    const most = mostAtOnce(limit, order);
    if (mg * share <= most * SLACK) return [];
    return [card(limit, [order], 'single', mg * share, most)];
  });
}

function mostAtOnce(limit: DoseLimit, { frequency }: Pick<Ordered, 'frequency'>): number {
  if (frequency === 'once-a-week') return limit.weekly ?? limit.single;
  return frequency === 'once' ? (limit.once ?? limit.single) : limit.single;
}

type Taken = Pick<Ordered, 'dose' | 'route' | 'frequency' | 'smallestGapHours' | 'mostIn24Hours' | 'mgPerUnit'>;

function dailyDose(limit: DoseLimit, { orders, running }: Facts): Finding[] {
  if (limit.daily === null) return [];
  const ordered = orders.flatMap((order) => {
    const perDay = perDayOf(limit, order, order);
    return perDay === null ? [] : [{ order, perDay }];
  });
  if (ordered.length === 0) return [];
  const already = running.flatMap((medicine) =>
    medicine.taken ? (perDayOf(limit, medicine, medicine.taken) ?? []) : [],
  );
  const total = [...ordered.map(({ perDay }) => perDay), ...already].reduce((sum, perDay) => sum + perDay, 0);
  if (total <= limit.daily * SLACK) return [];
  const found = ordered.map(({ order }) => order);
  return [card(limit, found, 'daily', total, limit.daily)];
}

/** How much of this ingredient a day brings; null where it is none, or one-off, weekly or uncountable. */
function perDayOf(limit: DoseLimit, { parts }: Pick<Running, 'parts'>, taken: Taken): number | null {
  const share = parts.find(({ ingredient }) => ingredient === limit.ingredient)?.share;
  const isCounted = share !== undefined && (limit.routes as readonly string[]).includes(taken.route);
  if (!isCounted || taken.frequency === 'once-a-week') return null;
  if (taken.frequency === 'once' && limit.once !== undefined) return null;
  const [mg, doses] = [mgOf(taken), mostDosesADay(taken)];
  return mg === null || doses === null ? null : mg * share * doses;
}

function card(
  limit: DoseLimit,
  orders: readonly Ordered[],
  which: 'single' | 'daily',
  mg: number,
  most: number,
): Finding {
  const { ingredient, entry, source, weekly } = limit;
  const highest =
    most === 0
      ? 'It is taken once a week, never every day.'
      : `The highest ${which} dose for adults is ${weightInWords(most)}.`;
  return {
    // Another amount is another finding: a reason written for a little too much does not cover far too much.
    key: keyOf('dose', entry, [which, weightInWords(mg)]),
    kind: 'dose',
    severity: 'severe',
    orders: orders.map(({ place }) => place),
    title: `Too much ${ingredient}: ${weightInWords(mg)} ${which === 'daily' ? 'a day' : 'at once'}`,
    why: `${highest} Counted over everything that is ordered and running.`,
    instead:
      weekly && most === 0
        ? `Choose “Once a week”, at most ${weightInWords(weekly)}.`
        : 'Choose a lower dose, fewer doses, or stop the other one.',
    source: cite(entry, source),
    needsReason: true,
  };
}

function notCompared(order: Ordered, why: string): Finding {
  return {
    key: keyOf('not-checked', 'D-000', [order.name, order.route, order.dose.unit]),
    kind: 'not-checked',
    severity: 'note',
    orders: [order.place],
    title: `Dose of ${order.name} not checked`,
    why: `It was not compared: ${why}.`,
    instead: 'Check the dose yourself and write that you did.',
    source: cite('D-000', 'no limit for this way or unit'),
    needsReason: true,
  };
}
