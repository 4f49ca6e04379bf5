import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { FREQUENCIES } from '#contract/medicines/medicines.ts';
import { dueTimes } from '#server/medication/doses/due-times.ts';
import { type NewOrder, orderMedication } from '#server/medication/orders/order-medication.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { timeIn } from '#server/platform/zoned-time.ts';
import type { ScriptedOrder } from './ward-scripts.ts';

const QUARTER_MS = 15 * MINUTE_MS;
type Needs = Pick<Deps, 'clock' | 'config'>;

const REASON = 'Talked over on the round; watched with every set of observations.';

/** Ordered then, for doses that are due around now. */
export async function orderFor(
  now: Deps,
  then: Deps,
  doctor: Actor,
  admissionId: string,
  order: ScriptedOrder,
): Promise<void> {
  const [amount, unit] = order.dose;
  const isAsNeeded = order.frequency === 'as-needed';
  const input: NewOrder = {
    medication: order.medication,
    dose: { amount, unit },
    route: order.route,
    frequency: order.frequency,
    priority: order.priority ?? 'medium',
    // BNF, salbutamol inhaler: up to four times a day; paracetamol: at least four hours apart, here six.
    ...(isAsNeeded
      ? { smallestGapHours: unit === 'puffs' ? 4 : 6, mostIn24Hours: 3 }
      : { times: clockTimes(now, order) }),
    ...(order.indication ? { indication: order.indication } : {}),
    ...(order.instructions ? { instructions: order.instructions } : {}),
    ...(order.isTimeCritical ? { isTimeCritical: true } : {}),
  };
  const write = (answers: NewOrder['answers']) => orderMedication(then, doctor, admissionId, { ...input, answers });
  try {
    await write([]);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'safety_unanswered') throw error;
    await write(Object.keys(error.fields ?? {}).map((finding) => ({ finding, reason: REASON })));
  }
}

/** Returns when one of its doses is due: doses are planned for round times. */
export const dueAround = ({ clock }: Pick<Deps, 'clock'>, { dueIn = 0 }: ScriptedOrder): number =>
  Math.floor(clock.now().getTime() / QUARTER_MS) * QUARTER_MS + dueIn * MINUTE_MS;

/** Returns the times of day as the clinic's clock shows them. */
function clockTimes(deps: Needs, order: ScriptedOrder): string[] {
  const perDay = FREQUENCIES[order.frequency].perDay ?? 1;
  const first = dueAround(deps, order);
  return Array.from({ length: perDay }, (_, n) =>
    timeIn(deps.config.clinic.timeZone, new Date(first + (n * DAY_MS) / perDay)),
  ).toSorted();
}

/** Every dose from the order until now. */
export function timesOf(deps: Needs, order: ScriptedOrder, orderedAt: Date): Date[] {
  if (order.frequency === 'as-needed') return [];
  const plan = { frequency: order.frequency, times: clockTimes(deps, order), startsAt: orderedAt, endsAt: null };
  return dueTimes(plan, { from: orderedAt, until: deps.clock.now() }, deps.config.clinic.timeZone);
}
