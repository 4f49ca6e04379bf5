// Which times a doctor offers on a day. Hours name the first and the last start: 09:00 to 18:00 is 37 slots.
import type { VisitLengths } from '#contract/appointments/visit-lengths.ts';
import type { Offers, SlotKind, VisitMode } from '#contract/appointments/visit-modes.ts';
import { minuteOfDay } from '#contract/zoned-time.ts';
import { instantOf, wallClockIn, weekdayOf } from '../platform/zoned-time.ts';

export const SLOT_MINUTES = 15;
export const SLOT_MS = SLOT_MINUTES * 60_000;

/** Until a clinic says otherwise. */
export const USUAL_LENGTHS: VisitLengths = { first: 15, followUp: 15, video: 30, pause: 0 };

export type Session = {
  firstStart: string;
  lastStart: string;
  /** Left out: in person. */
  offers?: Offers | undefined;
  /** How long a video visit lasts, where that is not the doctor's usual length. */
  videoMinutes?: number | null | undefined;
};
export type DoctorSchedule = {
  hours: readonly (Session & { weekday: number })[];
  daysOff: readonly string[];
  /** Of the whole clinic. */
  closedDays: readonly string[];
  extraSessions: readonly (Session & { day: string })[];
  /** The last day on which the licence holds; null where no end is known. */
  licenceEndsOn: string | null;
  /** Of the doctor, or of the clinic. */
  lengths: VisitLengths;
};

export type Wanted = { mode?: VisitMode | undefined; kind?: SlotKind | undefined };
export type OfferedSlot = { time: string; startsAt: Date; minutes: number };

export function offeredSlots(day: string, schedule: DoctorSchedule, zone: string, wanted: Wanted = {}): OfferedSlot[] {
  return [...startsOn(day, schedule, wanted)].sort().flatMap(([time, minutes]) => {
    // A time that the clock skips that day is not offered.
    const startsAt = instantOf(day, time, zone);
    return startsAt ? [{ time, startsAt, minutes }] : [];
  });
}

/** How long a visit that starts then lasts, without working out all the others; undefined where none is offered. */
export function offeredMinutes(
  start: Date,
  schedule: DoctorSchedule,
  zone: string,
  wanted: Wanted = {},
): number | undefined {
  const { day, time } = wallClockIn(zone, start);
  const at = minuteOfDay(time);
  const session = sessionsOn(day, schedule)
    .flatMap((one) => rhythmOf(one, schedule.lengths, wanted))
    .findLast(({ first, last, step }) => at >= first && at <= last && (at - first) % step === 0);
  // When the clock shows a time twice, only the first is offered.
  return session && instantOf(day, time, zone)?.getTime() === start.getTime() ? session.minutes : undefined;
}

export const isOffered = (start: Date, schedule: DoctorSchedule, zone: string, mode?: VisitMode): boolean =>
  offeredMinutes(start, schedule, zone, { mode }) !== undefined;

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

/** Each start with the minutes that the visit lasts. */
const startsOn = (day: string, schedule: DoctorSchedule, wanted: Wanted): Map<string, number> =>
  new Map(sessionsOn(day, schedule).flatMap((session) => startsOf(session, schedule.lengths, wanted)));

const startsOf = (session: Session, lengths: VisitLengths, wanted: Wanted): [time: string, minutes: number][] =>
  rhythmOf(session, lengths, wanted).flatMap(({ first, last, step, minutes }) =>
    Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, n): [string, number] => [
      timeOf(first + n * step),
      minutes,
    ]),
  );

/** None where the session offers no visit of this mode. In person every quarter of an hour is a start; by video, visits follow each other. */
function rhythmOf(
  { firstStart, lastStart, offers = 'in-person', videoMinutes }: Session,
  lengths: VisitLengths,
  { mode = 'in-person', kind = 'longest' }: Wanted,
) {
  if (offers !== 'both' && offers !== mode) return [];
  const minutes = mode === 'video' ? (videoMinutes ?? lengths.video) : minutesOf(lengths, kind);
  const step = mode === 'video' ? minutesApart(minutes, lengths) : SLOT_MINUTES;
  return [{ first: minuteOfDay(firstStart), last: minuteOfDay(lastStart), step, minutes }];
}

/** In person. `longest` fits whoever comes. */
export const minutesOf = ({ first, followUp }: VisitLengths, kind: SlotKind): number =>
  kind === 'longest' ? Math.max(first, followUp) : kind === 'first' ? first : followUp;

/** From the start of one visit to the next possible start after its pause: on a quarter of an hour. */
export const minutesApart = (minutes: number, { pause }: Pick<VisitLengths, 'pause'>): number =>
  Math.ceil((minutes + pause) / SLOT_MINUTES) * SLOT_MINUTES;

export const isQuarter = (time: string): boolean => minuteOfDay(time) % SLOT_MINUTES === 0;

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
