// Days and times as a clinic's wall clock shows them, whatever the machine's or the browser's zone is.
const FORMATS = new Map<string, Intl.DateTimeFormat>();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

function wallClock(instant: Date, zone: string): { day: string; time: string } {
  let format = FORMATS.get(zone);
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone: zone, hourCycle: 'h23' });
    FORMATS.set(zone, format);
  }
  const [day = '', time = ''] = format.format(instant).split(', ');
  return { day, time };
}

export const dayIn = (zone: string, instant: Date): string => wallClock(instant, zone).day;
export const timeIn = (zone: string, instant: Date): string => wallClock(instant, zone).time;

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
    const shown = wallClock(instant, zone);
    return shown.day === day && shown.time === time;
  };
  return candidates.find(matches) ?? null;
}

function offsetMs(instant: Date, zone: string): number {
  const { day, time } = wallClock(instant, zone);
  const whole = Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${day}T${time}:00Z`) - whole;
}

/**
 * From the first moment of a day to the first of the next. Where midnight does not exist, or the whole day does not, it
 * begins with what comes after.
 */
export function dayBounds(day: string, zone: string): { from: Date; until: Date } {
  return { from: startOfDay(day, zone), until: startOfDay(addDays(day, 1), zone) };
}

const QUARTERS = Array.from({ length: 96 }, (_, n) => new Date(n * 15 * MINUTE_MS).toISOString().slice(11, 16));

function startOfDay(day: string, zone: string): Date {
  for (const time of QUARTERS) {
    const instant = instantOf(day, time, zone);
    if (instant) return instant;
  }
  return startOfDay(addDays(day, 1), zone);
}
