// What the ward did with a medicine from home during a stay: the orders of the stay say it.
import type { OnWard } from '#contract/medicines/after-stay.ts';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { daysApart, dosesPerDay } from '#server/pharmacy/timing/intervals.ts';

type Terms = {
  amount: number;
  unit: string;
  route: string;
  frequency: Frequency;
  gap_hours: number | null;
  most_in_24h: number | null;
  ingredients: readonly string[];
};

/** An order with its last terms. */
export type WardOrder = Terms & {
  medication: string;
  written_at: Date;
  stopped_at: Date | null;
  ends_at: Date | null;
};

type AtHome = Terms & { name: string; signed_at: Date };

type Done<Order> = { did: OnWard; order: Order | null };

/**
 * By ingredient, because the ward orders a medicine from home anew. What was prescribed after the ward wrote or stopped its order
 * answers that order: it counts as it was signed. An order that came to its own end was not stopped, and a single dose says nothing
 * of how a medicine goes on.
 */
export function onWard<Order extends WardOrder>(medicine: AtHome, orders: readonly Order[], leftAt: Date): Done<Order> {
  const same = orders.filter(
    ({ ingredients, frequency }) =>
      frequency !== 'once' && ingredients.some((one) => medicine.ingredients.includes(one)),
  );
  const running = same.filter(
    ({ stopped_at, ends_at }) => (stopped_at === null || stopped_at > leftAt) && (ends_at === null || ends_at > leftAt),
  );
  const alike = running.find((order) => isAlike(order, medicine));
  if (alike) return { did: 'continued', order: alike };
  const changed = running.findLast(({ written_at }) => written_at >= medicine.signed_at);
  if (changed) return { did: 'changed', order: changed };
  const stopped = same.findLast(
    ({ stopped_at }) => stopped_at !== null && stopped_at <= leftAt && stopped_at >= medicine.signed_at,
  );
  return stopped ? { did: 'stopped', order: stopped } : { did: 'not-ordered', order: null };
}

/** How much of the ingredient one of these holds stands in the name: 'Thyronorm 50 mcg'. */
const BY_NAME = ['ml', 'puffs', 'drops', 'tablets', 'application'];

/** The same, as much, as often and the same way; at which hours does not matter. */
const isAlike = (one: WardOrder, other: AtHome): boolean =>
  one.amount === other.amount &&
  one.unit === other.unit &&
  (!BY_NAME.includes(one.unit) || one.medication.toLowerCase() === other.name.toLowerCase()) &&
  one.ingredients.length === other.ingredients.length &&
  one.ingredients.every((ingredient) => other.ingredients.includes(ingredient)) &&
  one.route === other.route &&
  (one.frequency !== 'as-needed' || (one.gap_hours === other.gap_hours && one.most_in_24h === other.most_in_24h)) &&
  (one.frequency === 'as-needed') === (other.frequency === 'as-needed') &&
  dosesPerDay(one.frequency) === dosesPerDay(other.frequency) &&
  daysApart(one.frequency) === daysApart(other.frequency);
