// When the clinic answers messages, by its own calendar: hours outside of it, and closed days, do not count.
import type { ClosedDay } from '#contract/appointments/closed-days.ts';
import { HOUR_MS } from '#contract/durations.ts';
import type { AnsweringTimes } from '#contract/inbox.ts';
import { instantFrom } from '#contract/zoned-time.ts';
import type { Database } from '../db/connect.ts';
import type { MessageHours } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import { addDays, dayIn, weekdayOf } from '../platform/zoned-time.ts';
import { listClosedDays } from '../schedule/close-day.ts';

/** A week has at least one open hour, so this many days are enough for the most that can be promised. */
const DAYS_AHEAD = 600;
const WEEK = 7;

export type Calendar = { hours: MessageHours; zone: string; closedDays: readonly ClosedDay[] };

type Span = { from: number; until: number };

/** The calendar from the day of this moment on. */
export async function answeringCalendar(
  { db, config }: Pick<Deps, 'config'> & { db: Database },
  from: Date,
): Promise<Calendar> {
  const { messages: hours, timeZone: zone } = config.clinic;
  return { hours, zone, closedDays: await listClosedDays(db, dayIn(zone, from)) };
}

/** Until when a message that is sent now is answered. */
export function answerBy(sentAt: Date, calendar: Calendar): Date {
  let left = calendar.hours.withinHours * HOUR_MS;
  for (const { from, until } of spansFrom(sentAt, calendar)) {
    if (left <= until - from) return new Date(from + left);
    left -= until - from;
  }
  throw new Error('The clinic never answers.');
}

export function answeringTimes(now: Date, calendar: Calendar): AnsweringTimes {
  const { hours, zone, closedDays } = calendar;
  const [next] = spansFrom(now, calendar);
  const isOpen = next !== undefined && next.from <= now.getTime();
  const [first, last] = [dayIn(zone, now), dayIn(zone, answerBy(now, calendar))];
  return {
    ...hours,
    isOpen,
    opensAt: isOpen || !next ? null : new Date(next.from).toISOString(),
    // A Sunday on which nobody would answer anyway is not worth a word.
    closedDays: closedDays
      .filter(({ date }) => date >= first && date <= last && hours.weekdays.includes(weekdayOf(date)))
      .map(({ date, name }) => ({ date, name })),
  };
}

/** The hours that are still to come, the current one from now on. */
function* spansFrom(start: Date, { hours, zone, closedDays }: Calendar): Generator<Span> {
  const { weekdays, from, until } = hours;
  const closed = new Set(closedDays.map(({ date }) => date));
  const first = dayIn(zone, start);
  // Each closed day takes a day of answering away, and the next one comes within a week.
  for (let ahead = 0; ahead < DAYS_AHEAD + WEEK * closed.size; ahead += 1) {
    const day = addDays(first, ahead);
    if (!weekdays.includes(weekdayOf(day)) || closed.has(day)) continue;
    const opens = Math.max(instantFrom(day, from, zone).getTime(), start.getTime());
    const closes = instantFrom(day, until, zone).getTime();
    if (opens < closes) yield { from: opens, until: closes };
  }
}
