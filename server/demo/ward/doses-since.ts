// The doses of a later day, under the orders that are there. Orders are left as they are, and so are those that people wrote.
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { dueTimes } from '#server/medication/doses/due-times.ts';
import { planDoses } from '#server/medication/doses/plan-doses.ts';
import { leaveDose } from '#server/medication/doses/record-dose.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { giveAt, STILL_OPEN_MS } from './give-at.ts';
import type { Step } from './stay-of.ts';
import type { ScriptedInpatient } from './ward-scripts.ts';

/** Days on which the demo did not run are not made up for. */
const CATCH_UP_MS = 26 * HOUR_MS;
/** The script leaves one dose overdue, if it was due so shortly before. */
const OVERDUE_MS = 2 * HOUR_MS;

type Here = { deps: Deps; script: ScriptedInpatient; admissionId: string; nurse(turn: number): Actor };

export async function dosesSince(here: Here, since: Date): Promise<Step[]> {
  const { deps, script, admissionId, nurse } = here;
  const now = deps.clock.now().getTime();
  const from = new Date(Math.max(since.getTime() + 1, now - CATCH_UP_MS));
  await skipDays(deps, admissionId, from);
  const orders = await scriptedOrders(here);
  const given = orders.flatMap((order, index) => {
    const plan = {
      ...{ frequency: order.frequency, times: order.times },
      ...{ startsAt: order.ordered_at, endsAt: order.ends_at },
    };
    const staysOverdue = (script.orders.find((each) => each.medication === order.medication)?.dueIn ?? 0) < 0;
    const until = now - (staysOverdue ? OVERDUE_MS : STILL_OPEN_MS);
    return dueTimes(plan, { from, until: new Date(until) }, deps.config.clinic.timeZone).map((due, turn) => ({
      at: new Date(due.getTime() + (4 + ((turn * 7 + index * 3) % 12)) * MINUTE_MS),
      take: (then: Deps) => unlessRefused(giveAt(then, nurse(turn + index), admissionId, order.medication, due)),
    }));
  });
  const missed = { at: from, take: (then: Deps) => leaveMissed(then, nurse(0), admissionId, from) };
  return [missed, { at: from, take: planDoses }, ...given];
}

/** Somebody may have given it, changed the order or found an allergy meanwhile. */
const unlessRefused = (taken: Promise<unknown>) =>
  taken.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });

const scriptedOrders = ({ deps, script, admissionId }: Here) =>
  deps.db
    .selectFrom('medication_orders')
    .innerJoin('medication_order_versions as terms', (join) =>
      join
        .onRef('terms.order_id', '=', 'medication_orders.id')
        .onRef('terms.version', '=', 'medication_orders.version'),
    )
    .select(['medication_orders.medication', 'medication_orders.ordered_at'])
    .select(['terms.frequency', 'terms.times', 'terms.ends_at'])
    .where('medication_orders.admission_id', '=', admissionId)
    .where('medication_orders.stopped_at', 'is', null)
    .where(
      'medication_orders.medication',
      'in',
      script.orders.map(({ medication }) => medication),
    )
    .execute();

/** Plans nothing for the days on which the demo did not run. */
const skipDays = ({ db }: Deps, admissionId: string, from: Date) =>
  db
    .updateTable('medication_orders')
    .set({ planned_until: from })
    .where('admission_id', '=', admissionId)
    .where('planned_until', '<', from)
    .execute();

/** Marks as missed what was open when the demo last ran. */
async function leaveMissed(then: Deps, nurse: Actor, admissionId: string, before: Date): Promise<void> {
  const open = await then.db
    .selectFrom('medication_tasks')
    .innerJoin('medication_orders', 'medication_orders.id', 'medication_tasks.order_id')
    .leftJoin('administrations as record', (join) =>
      join.onRef('record.task_id', '=', 'medication_tasks.id').on('record.wrong_since', 'is', null),
    )
    .select('medication_tasks.id')
    .where('medication_orders.admission_id', '=', admissionId)
    .where('medication_orders.stopped_at', 'is', null)
    .where('medication_tasks.due_at', '<', before)
    .where('medication_tasks.cancelled_at', 'is', null)
    .where('record.id', 'is', null)
    .execute();
  for (const { id } of open) {
    await unlessRefused(leaveDose(then, nurse, id, { outcome: 'missed', reason: 'Nobody recorded it in time.' }));
  }
}
