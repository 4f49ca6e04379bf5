// From when and until when each prescription of a series is taken.
import { DAY_MS } from '#contract/durations.ts';
import { addDays } from '#contract/zoned-time.ts';
import { daysOfCourse, endOfCourse } from '#server/pharmacy/timing/course.ts';
import { type Slot, timeOf } from '#server/pharmacy/timing/dose-days.ts';
import type { MedicineRow } from '../store.ts';
import { firstSlot, type Plan } from './planned-doses.ts';

type Prescribed = Pick<
  MedicineRow,
  'frequency' | 'days' | 'starts_on' | 'ends_on' | 'signed_at' | 'first_dose_from' | 'stopped_at' | 'is_repeat'
>;

/** What it replaced may have been taken too lately. */
export const beginsAt = ({ first_dose_from, signed_at }: Pick<Prescribed, 'first_dose_from' | 'signed_at'>): Date =>
  first_dose_from ?? signed_at;

/**
 * Until when each is taken: it was stopped, or all of its course is taken; null: it goes on. A course counts its doses by their day and
 * number, so it stays as long when the patient moves their times. A repeat adds its days to those that are left.
 */
export function endsOf<Member extends Prescribed>(
  members: readonly Member[],
  plan: Pick<Plan, 'frequency' | 'versions' | 'firstDay'>,
  timeZone: string,
): (Member & { until: Date | null })[] {
  let end: Slot | null = null;
  return members.map((member) => {
    const { days, is_repeat, signed_at, stopped_at } = member;
    const isMore = is_repeat && end !== null && timeOf(plan, end, timeZone) > signed_at;
    const first: Slot | null = isMore ? end : firstSlot(plan, beginsAt(member), timeZone);
    end =
      days && first ? { ...first, day: addDays(first.day, daysOfCourse({ frequency: plan.frequency, days })) } : null;
    const over = end ? timeOf(plan, end, timeZone) : endByClock(member, timeZone);
    return { ...member, until: stopped_at && over && stopped_at > over ? over : (stopped_at ?? over) };
  });
}

/** Of what has no times of its own. */
function endByClock({ frequency, starts_on, ends_on, signed_at }: Prescribed, timeZone: string): Date | null {
  if (ends_on === null) return null;
  const days = 1 + Math.round((Date.parse(ends_on) - Date.parse(starts_on)) / DAY_MS);
  return endOfCourse(signed_at, { frequency, days }, timeZone);
}
