// The law of the clinic's clock stands in the contract, for the browser too.
import { wallClockIn as askIntl } from '#contract/zoned-time.ts';

export { addDays, dayBounds, dayIn, instantOf, timeIn, weekdayOf } from '#contract/zoned-time.ts';

const QUARTER_MS = 15 * 60_000;
const MAX_REMEMBERED = 5_000;
const REMEMBERED = new Map<string, ReturnType<typeof askIntl>>();

/** Slots begin on the quarter of an hour and are shown again and again: asking Intl takes twenty times as long as remembering. */
export function wallClockIn(zone: string, instant: Date): { day: string; time: string } {
  const at = instant.getTime();
  if (at % QUARTER_MS !== 0) return askIntl(zone, instant);
  const key = `${at} ${zone}`;
  const known = REMEMBERED.get(key);
  if (known) return known;
  const shown = askIntl(zone, instant);
  if (REMEMBERED.size >= MAX_REMEMBERED) REMEMBERED.clear();
  REMEMBERED.set(key, shown);
  return shown;
}
