// A day and a time in one value, as the clock on the clinic's wall shows them: 2026-11-15T08:10. What is half typed is
// kept as it is, on its side of the T.
import { t } from '#web/language/say.ts';
import { clockTime } from './clock-time.ts';
import { dayFromText, noDay, wrongDay } from './day-text.ts';

export const noTime = () => t('Enter the time as hh:mm, 24 hours.');

export type MomentParts = { day: string; time: string };

export function partsOf(value: string): MomentParts {
  // The last: a day may be typed as a word.
  const middle = value.lastIndexOf('T');
  return middle < 0 ? { day: value, time: '' } : { day: value.slice(0, middle), time: value.slice(middle + 1) };
}

/** Empty when both are. */
export const momentOf = ({ day, time }: MomentParts) => (day || time ? `${day}T${time}` : '');

/** Whether an instant can be made of it. */
export function isMoment(value: string): boolean {
  const { day, time } = partsOf(value);
  return dayFromText(day) === day && clockTime(time) === time;
}

/** Which part is no day, or no time. */
export function wrongPart(value: string): keyof MomentParts | null {
  if (value === '' || isMoment(value)) return null;
  const { day } = partsOf(value);
  return dayFromText(day) === null ? 'day' : 'time';
}

/** What keeps an instant from being made of it; an empty value is not wrong. */
export function wrongMoment(value: string): string | undefined {
  if (value === '') return undefined;
  const { day } = partsOf(value);
  if (day === '') return noDay();
  return wrongDay(day) ?? (wrongPart(value) === 'time' ? noTime() : undefined);
}
