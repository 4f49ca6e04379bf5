import type { AnsweringTimes } from '#contract/inbox.ts';
import { msg, t, tCount, tMarked } from '#web/language/say.ts';
import { dayAndMonth, dayAndTime } from '../ui/time/time.ts';

const DAYS = [msg('Mon'), msg('Tue'), msg('Wed'), msg('Thu'), msg('Fri'), msg('Sat'), msg('Sun')];

/** Mon to Sat; every day; Mon, Wed. */
export function daysInWords(weekdays: readonly number[]): string {
  const names = weekdays.map((day) => tMarked(DAYS[day - 1] ?? ''));
  const [first, last] = [weekdays[0] ?? 1, weekdays.at(-1) ?? 1];
  if (names.length === DAYS.length) return t('every day');
  const isRow = names.length > 2 && last - first === names.length - 1;
  return isRow ? t('{from} to {until}', { from: names[0] ?? '', until: names.at(-1) ?? '' }) : names.join(', ');
}

/** Answers Mon to Sat, 09:00 to 18:00, mostly within 4 hours. */
export const answersInWords = ({ weekdays, from, until, withinHours }: AnsweringTimes): string =>
  tCount(
    'Answers {days}, {from} to {until}, mostly within an hour.',
    'Answers {days}, {from} to {until}, mostly within {n} hours.',
    withinHours,
    { days: daysInWords(weekdays), from, until },
  );

export const closedInWords = ({ opensAt }: AnsweringTimes, timeZone: string, now: Date): string =>
  opensAt ? t('Closed until {dayAndTime}.', { dayAndTime: dayAndTime(opensAt, timeZone, now) }) : '';

/** The clinic is closed on 26 January, Republic Day. */
export function closedDaysInWords({ closedDays }: AnsweringTimes): string {
  if (closedDays.length === 0) return '';
  const days = closedDays.map(({ date, name }) => `${dayAndMonth(`${date}T12:00:00Z`, 'UTC')}, ${name}`);
  return t('The clinic is closed on {days}.', { days: days.join(t(', and on ')) });
}
