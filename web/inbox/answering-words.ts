import type { AnsweringTimes } from '#contract/inbox.ts';
import { dayAndMonth, dayAndTime } from '../ui/time/time.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Mon to Sat; every day; Mon, Wed. */
export function daysInWords(weekdays: readonly number[]): string {
  const names = weekdays.map((day) => DAYS[day - 1] ?? '');
  const [first, last] = [weekdays[0] ?? 1, weekdays.at(-1) ?? 1];
  if (names.length === DAYS.length) return 'every day';
  const isRow = names.length > 2 && last - first === names.length - 1;
  return isRow ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
}

/** Answers Mon to Sat, 09:00 to 18:00, mostly within 4 hours. */
export const answersInWords = ({ weekdays, from, until, withinHours }: AnsweringTimes): string =>
  `Answers ${daysInWords(weekdays)}, ${from} to ${until}, mostly within ${withinHours === 1 ? 'an hour' : `${withinHours} hours`}.`;

export const closedInWords = ({ opensAt }: AnsweringTimes, timeZone: string, now: Date): string =>
  opensAt ? `Closed until ${dayAndTime(opensAt, timeZone, now)}.` : '';

/** The clinic is closed on 26 January, Republic Day. */
export function closedDaysInWords({ closedDays }: AnsweringTimes): string {
  if (closedDays.length === 0) return '';
  const days = closedDays.map(({ date, name }) => `${dayAndMonth(`${date}T12:00:00Z`, 'UTC')}, ${name}`);
  return `The clinic is closed on ${days.join(', and on ')}.`;
}
