import { DAY_MS } from '#contract/durations.ts';
import type { LastDose } from '#contract/medicines/dose-checks.ts';
import { weightInWords } from '#server/pharmacy/doses.ts';
import { dosageInWords } from '../orders/in-words.ts';
import type { OrderRow } from '../orders/store.ts';
import { insideGap, type Near } from './gaps.ts';
import type { DosesFor, Given } from './patient-doses.ts';
import { milligrams } from './worth.ts';

/** The newest dose of each ingredient of an order, under whichever order; one line where it is the same dose. */
export function lastDosesOf(order: OrderRow, doses: DosesFor, now: Date): LastDose[] {
  const newestFirst = doses.near(now).toSorted((one, other) => other.dose.at.getTime() - one.dose.at.getTime());
  const newest = new Map<Near<Given>, string[]>();
  for (const ingredient of order.ingredients) {
    const last = newestFirst.find(({ shared }) => shared.includes(ingredient));
    if (last) newest.set(last, [...(newest.get(last) ?? []), ingredient]);
  }
  return [...newest].map(([near, ingredients]) => ({
    id: near.dose.id,
    ingredients,
    medication: near.dose.row.medication,
    dosage: dosageInWords(near.dose.row),
    route: near.dose.row.route,
    by: near.dose.row.recorder,
    at: near.dose.at.toISOString(),
    isOtherOrder: near.dose.row.order_id !== order.id,
    orderStoppedAt: near.dose.row.stopped_at?.toISOString() ?? null,
    gapHours: near.gapHours,
    gapEndsAt: near.endsAt.toISOString(),
    isInsideGap: insideGap([near], now) !== null,
    ...ofTheDay(newestFirst, ingredients, now),
  }));
}

function ofTheDay(near: readonly Near<Given>[], ingredients: readonly string[], now: Date) {
  const isOfTheDay = ({ dose, shared }: Near<Given>) =>
    dose.at.getTime() > now.getTime() - DAY_MS && shared.some((one) => ingredients.includes(one));
  const ofDay = near.filter(isOfTheDay);
  // A sum of two ingredients says nothing.
  const [only, ...more] = ingredients;
  const weights = ofDay.map(({ dose }) => (only && more.length === 0 ? milligrams(only, dose.amount) : null));
  const total = weights.reduce((sum, mg) => (sum === null || mg === null ? null : sum + mg), 0 as number | null);
  return {
    dosesIn24Hours: ofDay.length,
    amountIn24Hours: total === null || ofDay.length === 0 ? null : weightInWords(total),
  };
}
