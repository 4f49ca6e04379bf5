import { DESK_DAYS_BACK, type readReceptionDay } from '#contract/appointments/reception.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { countShown } from '#server/patients/search/count-look-ups.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { addDays, dayBounds } from '#server/platform/zoned-time.ts';
import { clinicDay } from './give-token.ts';
import { presentVisits } from './present-visit.ts';
import { inQueueOrder } from './queue-order.ts';
import { unfinishedBetween, visitsBetween } from './store.ts';

/** The first day whose unfinished visits are still shown, and today. */
export function daysOfDesk(deps: Pick<Deps, 'clock' | 'config'>): { from: Date; unfinishedFrom: Date } {
  const { timeZone } = deps.config.clinic;
  const today = clinicDay(deps);
  return {
    from: dayBounds(today, timeZone).from,
    unfinishedFrom: dayBounds(addDays(today, -DESK_DAYS_BACK), timeZone).from,
  };
}

/** Whoever waits stands in the order of the queue; the others by their time. */
export async function listDay(
  deps: Deps,
  actor: Actor,
  date = clinicDay(deps),
): Promise<ReplyOf<typeof readReceptionDay>> {
  const { timeZone } = deps.config.clinic;
  const isToday = date === clinicDay(deps);
  if (date < addDays(clinicDay(deps), -DESK_DAYS_BACK)) {
    throw new Refusal('bad_input', { fields: { date: 'What was before is in the charts.' } });
  }
  const { from, until } = dayBounds(date, timeZone);
  const rows = (await visitsBetween(deps.db, from, until)).toSorted(inQueueOrder);
  const { from: today, unfinishedFrom } = daysOfDesk(deps);
  const unfinished = isToday ? await unfinishedBetween(deps.db, unfinishedFrom, today) : [];
  // Today is the work at hand; leafing through other days is looking people up.
  if (!isToday) {
    await countShown(
      deps,
      actor,
      rows.map(({ patient_id }) => patient_id),
    );
  }
  return {
    date,
    timeZone,
    visits: await presentVisits(deps, actor, rows),
    unfinished: await presentVisits(deps, actor, unfinished),
  };
}
