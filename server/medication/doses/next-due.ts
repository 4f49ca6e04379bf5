import { DAY_MS } from '#contract/durations.ts';
import type { OrderRow } from '../orders/store.ts';
import { dueTimes, type PlannedOrder, planOf } from './due-times.ts';

/** Looks as far ahead as the rarest order needs, once a week, also where its first dose has to wait. */
export const AHEAD_MS = 15 * DAY_MS;

type Planned = PlannedOrder & Pick<OrderRow, 'planned_until'>;

/** The next open dose, or the first one that is not planned yet: doses are planned a day ahead only. */
export function nextDue(order: Planned, open: { due_at: Date } | undefined, timeZone: string): Date | null {
  if (open) return open.due_at;
  const span = { from: order.planned_until, until: new Date(order.planned_until.getTime() + AHEAD_MS) };
  return dueTimes(planOf(order), span, timeZone)[0] ?? null;
}
