// When the clinic answers messages, by its own calendar: hours outside of it do not count.
import { HOUR_MS } from '#contract/durations.ts';
import type { AnsweringTimes } from '#contract/inbox.ts';
import { instantFrom } from '#contract/zoned-time.ts';
import type { MessageHours } from '../platform/config.ts';
import { addDays, dayIn, weekdayOf } from '../platform/zoned-time.ts';

/** A week has at least one open hour, so this many days are enough for the most that can be promised. */
const DAYS_AHEAD = 600;

type Span = { from: number; until: number };

/** Until when a message that is sent now is answered. */
export function answerBy(sentAt: Date, hours: MessageHours, zone: string): Date {
  let left = hours.withinHours * HOUR_MS;
  for (const { from, until } of spansFrom(sentAt, hours, zone)) {
    if (left <= until - from) return new Date(from + left);
    left -= until - from;
  }
  throw new Error('The clinic never answers.');
}

export function answeringTimes(now: Date, hours: MessageHours, zone: string): AnsweringTimes {
  const [next] = spansFrom(now, hours, zone);
  const isOpen = next !== undefined && next.from <= now.getTime();
  return { ...hours, isOpen, opensAt: isOpen || !next ? null : new Date(next.from).toISOString() };
}

/** The hours that are still to come, the current one from now on. */
function* spansFrom(start: Date, { weekdays, from, until }: MessageHours, zone: string): Generator<Span> {
  const first = dayIn(zone, start);
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = addDays(first, ahead);
    if (!weekdays.includes(weekdayOf(day))) continue;
    const opens = Math.max(instantFrom(day, from, zone).getTime(), start.getTime());
    const closes = instantFrom(day, until, zone).getTime();
    if (opens < closes) yield { from: opens, until: closes };
  }
}
