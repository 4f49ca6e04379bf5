// On which days a medicine is taken, where that is not every day: read as a daily one it harms.
import type { MedicineLine } from '#contract/notice-words/fill.ts';
import { addDays, weekdayOf } from '#contract/zoned-time.ts';
import { daysApart } from '#server/pharmacy/timing/intervals.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { dosesOn, type Plan } from './planned-doses.ts';

type OnlyOn = NonNullable<MedicineLine['onlyOn']>;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Null: every day, once, or as needed. */
export function onlyOn({ frequency, firstDay }: Pick<Plan, 'frequency' | 'firstDay'>): OnlyOn | null {
  const apart = daysApart(frequency);
  if (apart === 1) return null;
  return apart === 7 ? { weekday: weekdayOf(firstDay) } : 'every-other-day';
}

/** "every Monday" · "every other day"; null: every day, once, or as needed. */
export function daysInWords(plan: Pick<Plan, 'frequency' | 'firstDay'>): string | null {
  const days = onlyOn(plan);
  if (!days) return null;
  return days === 'every-other-day' ? 'every other day' : `every ${WEEKDAYS[days.weekday - 1]}`;
}

/** The day of the next dose of what is not taken every day; null: none in the next two rounds. */
export function nextDay(plan: Plan, now: Date, timeZone: string): string | null {
  const apart = daysApart(plan.frequency);
  if (apart === 1) return null;
  const today = dayIn(timeZone, now);
  for (let ahead = 0; ahead <= 2 * apart; ahead += 1) {
    const day = addDays(today, ahead);
    if (dosesOn(plan, day, timeZone).some(({ at }) => at >= now)) return day;
  }
  return null;
}

/** "Mon 9 Mar" */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '');
