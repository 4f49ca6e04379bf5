// What the ward did with a medicine from home during a stay: the orders of the stay say it.
import type { OnWard } from '#contract/medicines/after-stay.ts';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { daysApart, dosesPerDay } from '../plan/planned-doses.ts';

type Terms = { amount: number; unit: string; route: string; frequency: Frequency };

/** An order with its last terms. */
export type WardOrder = Terms & {
  ingredients: readonly string[];
  medication: string;
  written_at: Date;
  stopped_at: Date | null;
  ends_at: Date | null;
};

type AtHome = Terms & { ingredients: readonly string[]; signed_at: Date };

type Done<Order> = { did: OnWard; order: Order | null };

/**
 * By ingredient, because the ward orders a medicine from home anew. What was prescribed after the ward wrote or stopped its order
 * answers that order: it counts as it was signed. An order that came to its own end was not stopped.
 */
export function onWard<Order extends WardOrder>(medicine: AtHome, orders: readonly Order[], leftAt: Date): Done<Order> {
  const same = orders.filter(({ ingredients }) => ingredients.some((one) => medicine.ingredients.includes(one)));
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

/** As much, as often and the same way; at which hours does not matter. */
const isAlike = (one: Terms, other: Terms): boolean =>
  one.amount === other.amount &&
  one.unit === other.unit &&
  one.route === other.route &&
  (one.frequency === 'as-needed') === (other.frequency === 'as-needed') &&
  dosesPerDay(one.frequency) === dosesPerDay(other.frequency) &&
  daysApart(one.frequency) === daysApart(other.frequency);
