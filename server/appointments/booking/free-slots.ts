import { BOOKABLE_DAYS } from '#contract/appointments/bookable-days.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addDays, dayBounds, dayIn } from '#server/platform/zoned-time.ts';
import { findSchedule } from '#server/schedule/find-doctor.ts';
import { minutesApart, type OfferedSlot, offeredSlots, type Wanted } from '#server/schedule/slots.ts';
import { type HeldTime, heldTimes } from './store.ts';
import { kindOfVisit } from './visit-kind.ts';

type Needs = Pick<Deps, 'clock' | 'config'> & { db: Database };
/** `apart`: minutes to the next start after this visit and its pause. */
export type DaySlot = OfferedSlot & { isFree: boolean; apart: number };

/** Without a kind or a patient only times that fit the longest visit are free. */
export type WantedVisit = Wanted & {
  patientId?: string | undefined;
  /** The visit that is to be moved: the rest of its own time is free for it. */
  moving?: string | undefined;
};

/** Every time a doctor offers on each of these days, with what is still free; none on days that cannot be booked. */
export async function slotsOn(
  deps: Needs,
  doctorId: string,
  from: string,
  count: number,
  wanted: WantedVisit = {},
): Promise<Map<string, DaySlot[]>> {
  const days = Array.from({ length: count }, (_, index) => addDays(from, index));
  const bookable = days.filter((day) => day >= today(deps) && day <= lastBookableDay(deps));
  const offered = await markedFree(deps, doctorId, bookable, wanted);
  return new Map(days.map((day) => [day, offered.get(day) ?? []]));
}

async function markedFree(
  deps: Needs,
  doctorId: string,
  days: string[],
  { patientId, moving, ...wanted }: WantedVisit,
): Promise<Map<string, DaySlot[]>> {
  const [first, last = first] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const { timeZone } = deps.config.clinic;
  const now = deps.clock.now();
  const schedule = await findSchedule(deps.db, doctorId, first);
  const { lengths } = schedule;
  const held = await heldTimes(deps.db, doctorId, dayBounds(first, timeZone).from, dayBounds(last, timeZone).until);
  const areAlike = lengths.first === lengths.followUp || wanted.mode === 'video';
  const known = patientId && !areAlike && !wanted.kind ? await kindOfVisit(deps, { patientId, doctorId }) : undefined;
  const kind = wanted.kind ?? known;
  const isInTheWay = (other: HeldTime, from: number, until: number) =>
    other.from < until && from < other.until && (other.by !== moving || other.from === from);
  // The whole visit and its pause have to fit.
  const isFree = ({ startsAt, minutes }: OfferedSlot) => {
    const from = startsAt.getTime();
    const until = from + (minutes + lengths.pause) * MINUTE_MS;
    return startsAt > now && !held.some((other) => isInTheWay(other, from, until));
  };
  const marked = (slot: OfferedSlot) => ({
    ...{ ...slot, isFree: isFree(slot), apart: minutesApart(slot.minutes, lengths) },
  });
  const slotsOf = (day: string) => offeredSlots(day, schedule, timeZone, { ...wanted, kind });
  return new Map(days.map((day) => [day, slotsOf(day).map(marked)]));
}

/** Every day of the coming weeks with its times. The later ones are looked up only for who still asks after a week. */
export async function* comingSlots(deps: Needs, doctorId: string): AsyncGenerator<[string, DaySlot[]]> {
  for (const [from, count] of [
    [today(deps), 7],
    [addDays(today(deps), 7), 35],
  ] as const) {
    yield* await slotsOn(deps, doctorId, from, count);
  }
}

/** Looks a few weeks ahead; a doctor who is full for longer shows no next time. */
export async function nextFreeAt(deps: Needs, doctorId: string): Promise<Date | null> {
  for await (const [, slots] of comingSlots(deps, doctorId)) {
    const free = slots.find((slot) => slot.isFree);
    if (free) return free.startsAt;
  }
  return null;
}

const today = ({ clock, config }: Pick<Needs, 'clock' | 'config'>): string =>
  dayIn(config.clinic.timeZone, clock.now());

export const lastBookableDay = (deps: Pick<Needs, 'clock' | 'config'>): string => addDays(today(deps), BOOKABLE_DAYS);
