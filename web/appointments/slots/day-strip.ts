// Which days the strip shows.
import { DAY_MS } from '#contract/durations.ts';

export type FreeDay = { date: string; free: number; offered: number };

/** Five fit on a phone. */
const DAYS_IN_STRIP = 5;
/** How far one call looks. */
const DAYS_PER_LOOK = 14;

/** Starts today, unless the chosen day lies beyond one strip. */
export function lookFrom(today: string, chosen: string): string {
  const reach = (Date.parse(chosen) - Date.parse(today)) / DAY_MS;
  return reach >= DAYS_PER_LOOK ? chosen : today;
}

/** Days on which the doctor is there, five at a time, with the chosen one among them even when nothing is offered. */
export function daysToShow(days: readonly FreeDay[], chosen: string): FreeDay[] {
  const worth = days.filter((day) => day.offered > 0 || day.date === chosen);
  const index = Math.max(
    worth.findIndex((day) => day.date === chosen),
    0,
  );
  const first = Math.floor(index / DAYS_IN_STRIP) * DAYS_IN_STRIP;
  return worth.slice(first, first + DAYS_IN_STRIP);
}
