// What the nurses and the doctors did with orders since: collected after an hour, entered on the next day, reviewed when
// nearly a week has gone. The newest abnormal ones still wait for their doctor.
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { LabOrder } from '#contract/labs/lab-orders.ts';
import { collectSample } from '../labs/collect-sample.ts';
import { enterResult } from '../labs/enter-result.ts';
import { readLabOrder } from '../labs/find-order.ts';
import { listLabOrders } from '../labs/list-lab-orders.ts';
import { reviewResult } from '../labs/review-result.ts';
import { takeOrder } from '../labs/take-order.ts';
import type { Actor } from '../platform/actor.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { SCRIPTS, WAITS } from './care-scripts.ts';
import type { Cast } from './cast.ts';
import { nurseOf } from './nurse-of.ts';

const REVIEWED_AFTER_MS = 6 * DAY_MS;
const ALL = 500;

export async function moveLabsOn(deps: Deps, { doctors }: Cast, names: ReadonlyMap<string, string>): Promise<void> {
  const nurse = await nurseOf(deps);
  for (const { actor } of doctors) {
    const open = await listLabOrders(deps, actor, { list: 'open', limit: ALL });
    const oldestFirst = open.toSorted((one, other) => one.orderedAt.localeCompare(other.orderedAt));
    for (const order of oldestFirst) await carryOut(deps, nurse, order, names.get(order.patientId) ?? '');
    for (const order of await listLabOrders(deps, actor, { list: 'to-review', limit: ALL })) {
      const enteredAt = Date.parse(order.result?.enteredAt ?? '');
      if (deps.clock.now().getTime() - enteredAt < REVIEWED_AFTER_MS) continue;
      const clock = fixedClock(new Date(enteredAt + DAY_MS));
      await reviewResult({ ...deps, clock }, actor, order.id, { version: order.version, release: true });
    }
  }
}

async function carryOut(deps: Deps, nurse: Actor, order: LabOrder, name: string): Promise<void> {
  const orderedAt = Date.parse(order.orderedAt);
  const at = (later: number): Deps => ({ ...deps, clock: fixedClock(new Date(orderedAt + later)) });
  const isPast = (later: number) => orderedAt + later < deps.clock.now().getTime();
  if (WAITS[order.test] === 'ordered' || !isPast(HOUR_MS)) return;
  if (order.state === 'ordered') {
    if (!(await takeIfWithheld(at(HOUR_MS), nurse, order))) return;
    await collectSample(at(HOUR_MS), nurse, order.id);
  }
  if (WAITS[order.test] === 'collected' || !isPast(DAY_MS)) return;
  const found = SCRIPTS[name]?.results?.[order.test];
  if (found === undefined) return;
  if (!(await takeIfWithheld(at(DAY_MS), nurse, order))) return;
  if (typeof found === 'string') {
    await enterResult(at(DAY_MS), nurse, order.id, { values: [], text: found, isAbnormal: false });
    return;
  }
  const earlier = await countResults(deps, order);
  const values = order.measures.flatMap(({ name: measure, unit }) => {
    const series = found[measure] ?? [];
    const value = series[Math.min(earlier, series.length - 1)];
    return value === undefined ? [] : [{ name: measure, unit, value }];
  });
  await enterResult(at(DAY_MS), nurse, order.id, { values });
}

/**
 * Every nurse reads the orders of inpatients; those of others are taken first, also after a discharge. False: her hands are full, as late in
 * the evening, when all orders of the day are there; the order waits.
 */
async function takeIfWithheld(deps: Deps, nurse: Actor, { id }: LabOrder): Promise<boolean> {
  const { can, version } = await readLabOrder(deps, nurse, id);
  if (!can.take) return true;
  try {
    await takeOrder(deps, nurse, id, { version });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'lab_orders_unfinished') return false;
    throw error;
  }
}

/** How often the same test came out for the same patient before. */
async function countResults({ db }: Deps, { patientId, test }: LabOrder): Promise<number> {
  const rows = await db
    .selectFrom('lab_orders')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('test', '=', test)
    .where('result', 'is not', null)
    .execute();
  return rows.length;
}
