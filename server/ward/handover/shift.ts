import { SHIFTS, type Shift } from '#contract/ward/handover.ts';
import { addDays, dayIn, instantOf, timeIn } from '#server/platform/zoned-time.ts';

/** The shift that runs at this moment, by the clinic's clock. */
export function shiftAt(now: Date, timeZone: string): Shift {
  const [today, time] = [dayIn(timeZone, now), timeIn(timeZone, now)];
  if (time >= SHIFTS.day.from && time < SHIFTS.day.until) return shiftOf('day', today, timeZone);
  return shiftOf('night', time < SHIFTS.day.from ? addDays(today, -1) : today, timeZone);
}

export const shiftBefore = (shift: Shift, timeZone: string): Shift =>
  shiftAt(new Date(Date.parse(shift.from) - 1), timeZone);

/** The night belongs to the day on which it begins. */
export function shiftOf(name: Shift['name'], day: string, timeZone: string): Shift {
  const { from, until } = SHIFTS[name];
  const lastDay = name === 'night' ? addDays(day, 1) : day;
  return { name, day, from: instantIn(day, from, timeZone), until: instantIn(lastDay, until, timeZone) };
}

const instantIn = (day: string, time: string, timeZone: string) =>
  (instantOf(day, time, timeZone) ?? new Date(`${day}T${time}:00Z`)).toISOString();
