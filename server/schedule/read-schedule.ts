import type { Schedule } from '#contract/appointments/doctor-day.ts';
import { Offers, VideoMinutes } from '#contract/appointments/visit-modes.ts';
import type { Database } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { closedDaysFrom, daysOffOf, extraSessionsOf, hoursOf } from './store.ts';

export async function readSchedule(
  { db, clock, config }: Pick<Deps, 'clock' | 'config'> & { db: Database },
  doctorId: string,
): Promise<Schedule> {
  const { timeZone } = config.clinic;
  const today = dayIn(timeZone, clock.now());
  const hours = await hoursOf(db, [doctorId]);
  const daysOff = await daysOffOf(db, [doctorId], today);
  const closed = await closedDaysFrom(db, today);
  const extra = await extraSessionsOf(db, [doctorId], today);
  const session = (row: { first_start: string; last_start: string; offers: string; video_minutes: number | null }) => ({
    firstStart: row.first_start.slice(0, 5),
    lastStart: row.last_start.slice(0, 5),
    ...(row.offers === 'in-person' ? {} : { offers: Offers.parse(row.offers) }),
    ...(row.video_minutes === null ? {} : { videoMinutes: VideoMinutes.parse(row.video_minutes) }),
  });
  return {
    timeZone,
    hours: hours.map((row) => ({ weekday: row.weekday, ...session(row) })),
    daysOff: daysOff.map(({ id, on_day, reason, leave_id: leaveId }) => ({ id, date: on_day, reason, leaveId })),
    extraSessions: extra.map((row) => ({ id: row.id, date: row.on_day, ...session(row) })),
    closedDays: closed.map(({ date, name }) => ({ date, name })),
  };
}
