// Which times a doctor offers on a day. Hours name the first and the last start: 09:00 to 18:00 is 37 slots.
import { minuteOfDay } from '#contract/zoned-time.ts';
import { instantOf, wallClockIn, weekdayOf } from '../platform/zoned-time.ts';

const SLOT_MINUTES = 15;
export const SLOT_MS = SLOT_MINUTES * 60_000;

export type Session = { firstStart: string; lastStart: string };
export type DoctorSchedule = {
  hours: readonly (Session & { weekday: number })[];
  daysOff: readonly string[];
  /** Of the whole clinic. */
  closedDays: readonly string[];
  extraSessions: readonly (Session & { day: string })[];
  /** The last day on which the licence holds; null where no end is known. */
  licenceEndsOn: string | null;
};

export type OfferedSlot = { time: string; startsAt: Date };

export function offeredSlots(day: string, schedule: DoctorSchedule, zone: string): OfferedSlot[] {
  const times = new Set(sessionsOn(day, schedule).flatMap(startsOf));
  return [...times].sort().flatMap((time) => {
    // A time that the clock skips that day is not offered.
    const startsAt = instantOf(day, time, zone);
    return startsAt ? [{ time, startsAt }] : [];
  });
}

/** Whether this start is one of them, without working out all the others. */
export function isOffered(start: Date, schedule: DoctorSchedule, zone: string): boolean {
  const { day, time } = wallClockIn(zone, start);
  const isInASession = sessionsOn(day, schedule).some((session) => startsOf(session).includes(time));
  // When the clock shows a time twice, only the first is offered.
  return isInASession && instantOf(day, time, zone)?.getTime() === start.getTime();
}

/** A closed clinic offers nothing, nor does a doctor who could not sign what is found that day. */
export const isShut = (day: string, { closedDays, licenceEndsOn }: DoctorSchedule): boolean =>
  closedDays.includes(day) || isAfterLicence(day, licenceEndsOn);

export const isAfterLicence = (day: string, licenceEndsOn: string | null): boolean =>
  licenceEndsOn !== null && day > licenceEndsOn;

/** A day off takes the weekly hours away; an extra session of that day stays. */
function sessionsOn(day: string, schedule: DoctorSchedule): Session[] {
  if (isShut(day, schedule)) return [];
  const { hours, daysOff, extraSessions } = schedule;
  const weekly = daysOff.includes(day) ? [] : hours.filter(({ weekday }) => weekday === weekdayOf(day));
  return [...weekly, ...extraSessions.filter((extra) => extra.day === day)];
}

function startsOf({ firstStart, lastStart }: Session): string[] {
  const starts: string[] = [];
  for (let at = minuteOfDay(firstStart); at <= minuteOfDay(lastStart); at += SLOT_MINUTES) starts.push(timeOf(at));
  return starts;
}

export const isQuarter = (time: string): boolean => minuteOfDay(time) % SLOT_MINUTES === 0;

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
