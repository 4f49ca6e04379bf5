import type { StayDose } from '#contract/ward/inpatients.ts';
import type { Deps } from '../platform/deps.ts';
import { addDays, dayBounds, dayIn } from '../platform/zoned-time.ts';
import { dosesOfStay } from './doses/store.ts';
import { overdueAt } from './doses/timing.ts';
import { dosageInWords } from './orders/in-words.ts';
import { ordersOf, type TermColumns, versionsOf } from './orders/store.ts';
import { inForceBefore } from './orders/terms.ts';

/** Today and the two days before it. */
const DAYS_BACK = 2;

/**
 * Lists the doses of a stay whose chart the caller may open: given and not given since the day before yesterday, and
 * planned.
 */
export async function listStayDoses(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  admissionId: string,
): Promise<StayDose[]> {
  const { timeZone } = config.clinic;
  const first = addDays(dayIn(timeZone, clock.now()), -DAYS_BACK);
  const now = clock.now();
  const doses = await dosesOfStay(db, admissionId, dayBounds(first, timeZone).from);
  const orders = new Map((await ordersOf(db, [admissionId])).map((order) => [order.id, order]));
  const versions = orders.size > 0 ? await versionsOf(db, [...orders.keys()]) : [];
  return doses.flatMap(({ order_id, task_id, due_at, given_at, outcome, recorder, cancelled_at, ...record }) => {
    const order = orders.get(order_id);
    if (!order) return [];
    const endedAt = given_at || !due_at ? null : (cancelled_at ?? order.stopped_at);
    // As it was given, or as it was planned then: the order may have changed since.
    const terms =
      recordedTerms(record) ??
      (endedAt &&
        inForceBefore(
          versions.filter((one) => one.order_id === order_id),
          endedAt,
        )) ??
      order;
    return [
      {
        orderId: order_id,
        taskId: task_id,
        name: order.medication,
        dosage: dosageInWords(terms),
        route: terms.route,
        isStopped: order.stopped_at !== null,
        due: due_at?.toISOString() ?? null,
        at: given_at?.toISOString() ?? null,
        outcome,
        isOverdue: !given_at && !endedAt && due_at !== null && now >= overdueAt(due_at, order.is_time_critical),
        endedAt: endedAt?.toISOString() ?? null,
        by: recorder,
      },
    ];
  });
}

type Dosed = Pick<TermColumns, 'amount' | 'unit' | 'route'>;

const recordedTerms = ({ amount, unit, route }: { [Key in keyof Dosed]: Dosed[Key] | null }): Dosed | null =>
  amount !== null && unit !== null && route !== null ? { amount, unit, route } : null;
