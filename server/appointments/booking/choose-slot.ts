import { NOT_A_BOOKABLE_DAY } from '#contract/appointments/bookable-days.ts';
import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn, instantOf } from '#server/platform/zoned-time.ts';
import { lastBookableDay, slotsOn } from './free-slots.ts';
import { notOffered } from './lock-slot.ts';

type WantedTime = {
  date: string;
  time?: string | undefined;
  mode?: VisitMode | undefined;
  /** Whose visit it is: how long it lasts decides what is free. */
  patientId?: string | undefined;
};

/** The slots to try, in order: the one that was asked for, or the free ones of that day. */
export async function slotsToTry(
  deps: Deps,
  doctorId: string,
  { date, time, mode, patientId }: WantedTime,
): Promise<Date[]> {
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  if (date < today) throw new Refusal('time_past', { fields: { date: 'Choose a day that is still to come.' } });
  if (date > lastBookableDay(deps)) {
    throw new Refusal('too_far_ahead', { fields: { date: NOT_A_BOOKABLE_DAY } });
  }
  if (time === undefined) {
    const slots = (await slotsOn(deps, doctorId, date, 1, { mode, patientId })).get(date) ?? [];
    const free = slots.filter((slot) => slot.isFree).map((slot) => slot.startsAt);
    if (free.length === 0) throw new Refusal('day_full', { fields: { date: 'No time is free on that day.' } });
    return free;
  }
  // Whether it is offered and free is found out by whoever stands in line for it.
  const start = instantOf(date, time, deps.config.clinic.timeZone);
  if (!start) throw notOffered();
  if (start <= deps.clock.now()) throw new Refusal('time_past', { fields: { time: 'That time has passed.' } });
  return [start];
}
