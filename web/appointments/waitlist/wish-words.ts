import type { DayPart, Wish } from '#contract/appointments/waitlist.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { dayWords } from '#web/ui/time/zoned-time.ts';

export const WEEKDAYS = [msg('Mon'), msg('Tue'), msg('Wed'), msg('Thu'), msg('Fri'), msg('Sat'), msg('Sun')] as const;

export const PARTS: Record<DayPart, { name: string; hint: string }> = {
  morning: { name: msg('Morning'), hint: msg('before 12:00') },
  afternoon: { name: msg('Afternoon'), hint: msg('12:00 to 17:00') },
  evening: { name: msg('Evening'), hint: msg('from 17:00') },
};

const OFTEN: Record<DayPart, string> = {
  morning: msg('mornings'),
  afternoon: msg('afternoons'),
  evening: msg('evenings'),
};

/** Mon 16 Nov */
export function shortDate(day: string): string {
  const { weekday, number, month } = dayWords(day);
  return `${weekday} ${number} ${month}`;
}

/** "Mon, Tue, mornings, until Wed 18 Nov"; what is true of every day and time is not said. */
export function whatSuits({ weekdays, dayParts, until }: Pick<Wish, 'weekdays' | 'dayParts' | 'until'>): string {
  const days = weekdays.length === 7 ? [t('Any day')] : weekdays.map((day) => tMarked(WEEKDAYS[day - 1] ?? ''));
  const parts = dayParts.length === 3 ? [] : dayParts.map((part) => tMarked(OFTEN[part]));
  return [...days, ...parts, t('until {day}', { day: shortDate(until) })].join(', ');
}

export const whom = ({ doctor, department }: Pick<Wish, 'doctor' | 'department'>): string =>
  doctor ?? t('Any doctor of {department}', { department: tMarked(department) });

export function positionInWords(place: number): string {
  if (place === 1) return t('You are next in line.');
  return t('You are number {place} in line.', { place });
}
