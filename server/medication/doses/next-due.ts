import { DAY_MS } from '#contract/durations.ts';
import type { OrderRow } from '../orders/store.ts';
import { dueTimes } from './due-times.ts';

/** Looks as far ahead as the rarest order needs: once a week. */
const AHEAD_MS = 8 * DAY_MS;

type Planned = Pick<OrderRow, 'frequency' | 'times' | 'ordered_at' | 'ends_at' | 'planned_until'>;

/** The next open dose, or the first one that is not planned yet: doses are planned a day ahead only. */
export function nextDue(order: Planned, open: { due_at: Date } | undefined, timeZone: string): Date | null {
  if (open) return open.due_at;
  const plan = {
    ...{ frequency: order.frequency, times: order.times },
    ...{ startsAt: order.ordered_at, endsAt: order.ends_at },
  };
  const span = { from: order.planned_until, until: new Date(order.planned_until.getTime() + AHEAD_MS) };
  return dueTimes(plan, span, timeZone)[0] ?? null;
}
