// Between the clock on the clinic's wall and the instants that travel. What someone types into a field for a date is
// the clinic's time, whatever the zone of the browser.

import { dayIn, instantFrom, wallClockIn } from '#contract/zoned-time.ts';
import { shownLocale } from '#web/language/say.ts';

export { addDays } from '#contract/zoned-time.ts';

/** 2026-11-15T08:10, as a datetime-local input holds it. */
export function wallClock(at: Date | string, timeZone: string): string {
  const { day, time } = wallClockIn(timeZone, new Date(at));
  return `${day}T${time}`;
}

/** The instant at which that clock shows this; where the clocks skip it, the moment of the jump. */
export function instantOf(wall: string, timeZone: string): string {
  const [day = '', time = ''] = wall.split('T');
  return instantFrom(day, time.slice(0, 5), timeZone).toISOString();
}

/** 2026-11-15 */
export const dayOf = (at: Date | string, timeZone: string) => dayIn(timeZone, new Date(at));

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

const written = (at: Date | string, timeZone: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(shownLocale(), { timeZone, ...parts }).format(new Date(at)).replace(',', '');

/** { weekday: 'Mon', number: '16', month: 'Nov' }, for tiles and strips of days. */
export const dayWords = (day: string) => ({
  weekday: written(atNoon(day), 'UTC', { weekday: 'short' }),
  number: written(atNoon(day), 'UTC', { day: 'numeric' }),
  month: written(atNoon(day), 'UTC', { month: 'short' }),
});

/** Monday 16 November 2026, for a calendar day. */
export const dayInFull = (day: string) =>
  written(atNoon(day), 'UTC', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Mon 16 Nov */
export const weekdayAndDay = (at: Date | string, timeZone: string) =>
  written(at, timeZone, { weekday: 'short', day: 'numeric', month: 'short' });
