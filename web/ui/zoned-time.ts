// Between the clock on the clinic's wall and the instants that travel. What someone types into a field for a date is
// the clinic's time, whatever the zone of the browser.

/** 2026-11-15T08:10, as a datetime-local input holds it. */
export function wallClock(at: Date | string, timeZone: string): string {
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  // Swedish writes dates as computers do.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, ...parts }).format(new Date(at)).replace(' ', 'T');
}

/** The instant at which that clock shows this. A time that the clocks skip becomes the one that far after the jump. */
export function instantOf(wall: string, timeZone: string): string {
  const asIfUtc = Date.parse(`${wall}Z`);
  const offsetAt = (at: number) => Date.parse(`${wallClock(new Date(at), timeZone)}Z`) - at;
  const near = asIfUtc - offsetAt(asIfUtc);
  return new Date(asIfUtc - offsetAt(near)).toISOString();
}

/** 2026-11-15 */
export const dayOf = (at: Date | string, timeZone: string) => wallClock(at, timeZone).slice(0, 10);

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

export function addDays(day: string, count: number): string {
  const moved = atNoon(day);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}

const written = (at: Date | string, timeZone: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, ...parts }).format(new Date(at)).replace(',', '');

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
