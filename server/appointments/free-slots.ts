import type { Database } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import { addDays, dayBounds, dayIn } from '../platform/zoned-time.ts';
import { schedulesOf } from '../schedule/find-doctor.ts';
import { type OfferedSlot, offeredSlots } from '../schedule/slots.ts';
import { takenStarts } from './store.ts';

export const DAYS_AHEAD = 180;

type Needs = Pick<Deps, 'clock' | 'config'> & { db: Database };
export type DaySlot = OfferedSlot & { isFree: boolean };

/** Every time a doctor offers on each of these days, with what is still free. */
export async function slotsOn(
  deps: Needs,
  doctorId: string,
  from: string,
  count: number,
): Promise<Map<string, DaySlot[]>> {
  const { timeZone } = deps.config.clinic;
  const now = deps.clock.now();
  const days = Array.from({ length: count }, (_, place) => addDays(from, place));
  const schedule = (await schedulesOf(deps.db, [doctorId], from)).get(doctorId);
  const last = days.at(-1) ?? from;
  const taken = await takenStarts(deps.db, doctorId, dayBounds(from, timeZone).from, dayBounds(last, timeZone).until);
  const isFree = ({ startsAt }: OfferedSlot) => startsAt > now && !taken.has(startsAt.getTime());
  return new Map(
    days.map((day) => {
      const offered = schedule && day <= lastBookableDay(deps) ? offeredSlots(day, schedule, timeZone) : [];
      return [day, offered.map((slot) => ({ ...slot, isFree: isFree(slot) }))];
    }),
  );
}

/** Looks a few weeks ahead; a doctor who is full for longer shows no next time. */
export async function nextFreeAt(deps: Needs, doctorId: string): Promise<Date | null> {
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  for (const [from, count] of [
    [today, 7],
    [addDays(today, 7), 35],
  ] as const) {
    for (const slots of (await slotsOn(deps, doctorId, from, count)).values()) {
      const free = slots.find((slot) => slot.isFree);
      if (free) return free.startsAt;
    }
  }
  return null;
}

export const lastBookableDay = ({ clock, config }: Pick<Needs, 'clock' | 'config'>): string =>
  addDays(dayIn(config.clinic.timeZone, clock.now()), DAYS_AHEAD);
