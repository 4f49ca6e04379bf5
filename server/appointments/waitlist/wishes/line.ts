// Decides who is next for a free slot: pure rules over the wishes that name its doctor or department.
import { MAX_PENDING } from '#contract/appointments/appointments.ts';
import type { DayPart } from '#contract/appointments/waitlist.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Urgency } from '#contract/triage/triage-result.ts';
import { isQuiet, type OwnHours, spanOf } from '#server/notices/quiet-hours.ts';
import type { Config } from '#server/platform/config.ts';
import { dayIn, timeIn, weekdayOf } from '#server/platform/zoned-time.ts';

/** Nearer than this no time is offered: ten of these minutes are for the answer, the rest for the way. */
const OFFER_NOTICE_MS = HOUR_MS;

/** Someone who did not answer may be away from the phone and is asked again after this time, so that the line moves on. */
const AFTER_SILENCE_MS = HOUR_MS;

export type SlotInZone = { startsAt: Date; day: string; time: string };

export const slotInZone = (zone: string, startsAt: Date): SlotInZone => ({
  startsAt,
  day: dayIn(zone, startsAt),
  time: timeIn(zone, startsAt),
});

export const partOf = (time: string): DayPart =>
  time < '12:00' ? 'morning' : time < '17:00' ? 'afternoon' : 'evening';

type Suiting = { weekdays: readonly number[]; day_parts: readonly string[]; until_day: string };

export const suits = ({ weekdays, day_parts, until_day }: Suiting, { day, time }: SlotInZone): boolean =>
  day <= until_day && weekdays.includes(weekdayOf(day)) && day_parts.includes(partOf(time));

type InLine = { id: string; urgency: Urgency | null; joined_at: Date };

// Without a triage the urgency counts between 3 and 2, as in a doctor's queue.
const NOT_TRIAGED = 2.5;

/** Urgency first, then who has waited longest. */
export function byTurn(a: InLine, b: InLine): number {
  const byUrgency = (b.urgency ?? NOT_TRIAGED) - (a.urgency ?? NOT_TRIAGED);
  return byUrgency || a.joined_at.getTime() - b.joined_at.getTime() || (a.id < b.id ? -1 : 1);
}

export type ForNow = {
  is_patient_closed: boolean;
  /** Another time is on offer to them now. */
  has_offer: boolean;
  pending_count: number;
  /** When they last let an offer expire. */
  let_pass_at: Date | null;
  /** Null: the clinic's count. */
  quiet_hours: OwnHours | null;
};

export type AtThisSlot = ForNow & {
  /** This very time was offered to them before. */
  was_offered: boolean;
  /** They had this very time, and it was cancelled, moved, turned down or not answered. */
  had_it: boolean;
  /** They are elsewhere then. */
  is_busy: boolean;
};

/** Whether any time at all can be offered to them now. */
export const canBeAsked = (wish: ForNow, now: Date): boolean =>
  !wish.is_patient_closed &&
  !wish.has_offer &&
  wish.pending_count < MAX_PENDING &&
  (wish.let_pass_at === null || now.getTime() - wish.let_pass_at.getTime() >= AFTER_SILENCE_MS);

/** Someone who cannot take the time now keeps their place in line; the time goes to the next. */
export const canTakeNow = (wish: AtThisSlot, now: Date): boolean =>
  canBeAsked(wish, now) && !wish.was_offered && !wish.had_it && !wish.is_busy;

type ClinicTimes = Pick<Config['clinic'], 'timeZone' | 'quietHours'>;

/** In their quiet hours they would hear of it only when somebody else has it. Of the same day they hear at once. */
export const hearsOfIt = (
  { quiet_hours: own }: Pick<ForNow, 'quiet_hours'>,
  { day }: SlotInZone,
  now: Date,
  { timeZone, quietHours }: ClinicTimes,
): boolean => day === dayIn(timeZone, now) || !isQuiet(timeIn(timeZone, now), spanOf(own, quietHours));

/** Returns those whom the slot suits, who hear of it and who can take it, in order. */
export const lineFor = <Wish extends InLine & Suiting & AtThisSlot>(
  wishes: readonly Wish[],
  slot: SlotInZone,
  now: Date,
  clinic: ClinicTimes,
): Wish[] =>
  wishes
    .filter((wish) => suits(wish, slot) && canTakeNow(wish, now) && hearsOfIt(wish, slot, now, clinic))
    .sort(byTurn);

/** Refuses times that are too near, and offers at night unless the visit is on the same day. */
export function isTimeToOffer({ startsAt, day }: SlotInZone, now: Date, clinic: Config['clinic']): boolean {
  if (!isFarEnough(startsAt, now)) return false;
  return day === dayIn(clinic.timeZone, now) || !isQuiet(timeIn(clinic.timeZone, now), clinic.quietHours);
}

export const isFarEnough = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= OFFER_NOTICE_MS;

export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);
