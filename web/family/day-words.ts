import { dayWords } from '#web/ui/time/zoned-time.ts';

/** "22 Apr 2029" */
export function dayAndMonthOf(day: string): string {
  const { number, month } = dayWords(day);
  return `${number} ${month} ${day.slice(0, 4)}`;
}
