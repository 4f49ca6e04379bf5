// Days and times as a clinic's wall clock shows them, whatever the zone of the machine or the browser is. One law for both:
// a time that the clock shows twice is the first of the two; a time that it skips never comes.
import { DAY_MS, MINUTE_MS } from './durations.ts';

const FORMATS = new Map<string, Intl.DateTimeFormat>();

// Clocks jump on the quarter of an hour.
const QUARTER_MS = 15 * MINUTE_MS;
/** Before it some clocks differed by seconds. */
const WHOLE_MINUTES_FROM = Date.UTC(1973, 0, 1);
const WHOLE_MINUTES_UNTIL = Date.UTC(9999, 0, 1);
const MOST_REMEMBERED = 5_000;
/** By how much the clock differs, by zone and quarter of an hour: asking the calendar takes ten times as long. */
const DIFFERENCES = new Map<string, Map<number, number>>();

export function wallClockIn(zone: string, instant: Date): { day: string; time: string } {
  const at = instant.getTime();
  if (!(at >= WHOLE_MINUTES_FROM && at < WHOLE_MINUTES_UNTIL)) return askCalendar(zone, instant);
  const quarter = Math.floor(at / QUARTER_MS);
  const known = DIFFERENCES.get(zone) ?? new Map<number, number>();
  let difference = known.get(quarter);
  if (difference === undefined) {
    const { day, time } = askCalendar(zone, new Date(quarter * QUARTER_MS));
    difference = Date.parse(`${day}T${time}:00Z`) - quarter * QUARTER_MS;
    if (known.size >= MOST_REMEMBERED) known.clear();
    DIFFERENCES.set(zone, known.set(quarter, difference));
  }
  const shown = new Date(at + difference).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

function askCalendar(zone: string, instant: Date): { day: string; time: string } {
  let format = FORMATS.get(zone);
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
    // Swedish writes dates as computers do.
    format = new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: zone, hourCycle: 'h23' });
    FORMATS.set(zone, format);
  }
  const [day = '', time = ''] = format.format(instant).split(' ');
  return { day, time };
}

export const dayIn = (zone: string, instant: Date): string => wallClockIn(zone, instant).day;
export const timeIn = (zone: string, instant: Date): string => wallClockIn(zone, instant).time;
/** Of "HH:MM". */
export const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/**
 * The instant at which the wall clock shows this day and time; the first of two where the clock is put back, null where
 * it is put forward and the time never comes.
 */
export function instantOf(day: string, time: string, zone: string): Date | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const offsets = new Set([asUtc - DAY_MS, asUtc + DAY_MS].map((at) => offsetMs(new Date(at), zone)));
  const candidates = [...offsets].map((offset) => new Date(asUtc - offset)).sort((a, b) => a.getTime() - b.getTime());
  const matches = (instant: Date) => {
    const shown = wallClockIn(zone, instant);
    return shown.day === day && shown.time === time;
  };
  return candidates.find(matches) ?? null;
}

function offsetMs(instant: Date, zone: string): number {
  const { day, time } = wallClockIn(zone, instant);
  const whole = Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${day}T${time}:00Z`) - whole;
}

/** Returns the instant of a wall-clock time. A time that the clock skips becomes the first instant after the jump. */
export function instantFrom(day: string, time: string, zone: string): Date {
  for (let wall = Date.parse(`${day}T${time}Z`); ; wall = Math.floor(wall / QUARTER_MS + 1) * QUARTER_MS) {
    const shown = new Date(wall).toISOString();
    const instant = instantOf(shown.slice(0, 10), shown.slice(11, 16), zone);
    if (instant) return instant;
  }
}

/**
 * From the first moment of a day to the first of the next. Where midnight does not exist, or the whole day does not, it
 * begins with what comes after.
 */
export const dayBounds = (day: string, zone: string): { from: Date; until: Date } => ({
  from: instantFrom(day, '00:00', zone),
  until: instantFrom(addDays(day, 1), '00:00', zone),
});
