import type { DayPart, Wish } from '#contract/appointments/waitlist.ts';
import { dayWords } from '#web/ui/time/zoned-time.ts';

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export const PARTS: Record<DayPart, { name: string; hint: string }> = {
  morning: { name: 'Morning', hint: 'before 12:00' },
  afternoon: { name: 'Afternoon', hint: '12:00 to 17:00' },
  evening: { name: 'Evening', hint: 'from 17:00' },
};

/** Mon 16 Nov */
export function shortDate(day: string): string {
  const { weekday, number, month } = dayWords(day);
  return `${weekday} ${number} ${month}`;
}

/** "Mon, Tue, mornings, until Wed 18 Nov"; what is true of every day and time is not said. */
export function whatSuits({ weekdays, dayParts, until }: Pick<Wish, 'weekdays' | 'dayParts' | 'until'>): string {
  const days = weekdays.length === 7 ? ['Any day'] : weekdays.map((day) => WEEKDAYS[day - 1] ?? '');
  const parts = dayParts.length === 3 ? [] : dayParts.map((part) => `${part}s`);
  return [...days, ...parts, `until ${shortDate(until)}`].join(', ');
}

export const whom = ({ doctor, department }: Pick<Wish, 'doctor' | 'department'>): string =>
  doctor ?? `Any doctor of ${department}`;

export function positionInWords(place: number): string {
  if (place === 1) return 'You are next in line.';
  return `You are number ${place} in line.`;
}
