import { useTimeZone } from './clinic-time.ts';
import { useNow } from './now.ts';
import { dayOf } from './zoned-time.ts';

/** The clinic's day, as 2026-11-17. */
export function useToday(): string {
  const [now, timeZone] = [useNow(), useTimeZone()];
  return dayOf(now, timeZone);
}
