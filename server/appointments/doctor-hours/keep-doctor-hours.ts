// An administrator sets the hours of a doctor, and sees before which booked visits lie outside them.
import type { Schedule, WorkingHours } from '#contract/appointments/doctor-day.ts';
import type { HitVisit } from '#contract/appointments/doctor-hours.ts';
import type { Database } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPeople } from '#server/identity/find-people.ts';
import { notify } from '#server/notices/notify.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn, timeIn } from '#server/platform/zoned-time.ts';
import { setHours } from '#server/schedule/change-schedule.ts';
import { findSchedule } from '#server/schedule/find-doctor.ts';
import { lockSchedule } from '#server/schedule/public.ts';
import { readSchedule } from '#server/schedule/read-schedule.ts';
import { type DoctorSchedule, isOffered } from '#server/schedule/slots.ts';
import { readWorker } from '#server/staffing/read-worker.ts';
import { todayOf } from '../leaving/list-coming-visits.ts';
import { comingVisits } from '../leaving/store.ts';

export async function readDoctorHours(deps: Deps, doctorId: string): Promise<Schedule> {
  await requireDoctor(deps.db, doctorId);
  return withoutReasons(await readSchedule(deps, doctorId));
}

export async function listHitVisits(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  doctorId: string,
  hours: WorkingHours[],
): Promise<HitVisit[]> {
  await requireDoctor(deps.db, doctorId);
  const { timeZone } = deps.config.clinic;
  const now = deps.clock.now();
  const before: DoctorSchedule = await findSchedule(deps.db, doctorId, dayIn(timeZone, now));
  const after = { ...before, hours };
  const visits = await comingVisits(deps.db, { doctorId }, todayOf(deps));
  return visits
    .filter(({ starts_at: at, mode }) => isOffered(at, before, timeZone, mode) && !isOffered(at, after, timeZone, mode))
    .map(({ id, starts_at, status }) => ({
      id,
      date: dayIn(timeZone, starts_at),
      time: timeIn(timeZone, starts_at),
      status: status === 'pending' ? 'pending' : 'approved',
    }));
}

/** Whoever books with the doctor at this moment comes before, and is named, or after, and finds the new hours. */
export async function setDoctorHours(
  deps: Deps,
  actor: Actor,
  doctorId: string,
  { hours, before, hitIds }: { hours: WorkingHours[]; before: WorkingHours[]; hitIds: string[] },
): Promise<Schedule> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockSchedule(tx, doctorId);
    const hit = await listHitVisits(inTx, doctorId, hours);
    if (asText((await readSchedule(inTx, doctorId)).hours) !== asText(before)) throw new Refusal('version_outdated');
    if (hit.some(({ id }) => !hitIds.includes(id))) throw new Refusal('visits_changed');
    const schedule = await setHours(inTx, actor, hours, doctorId);
    const name = (await findPeople(tx, [actor.accountId])).get(actor.accountId)?.name ?? 'An administrator';
    const title = `${name} changed your weekly hours`;
    const text =
      hit.length > 0 ? `${inWords(hit.length)} outside them. Move or cancel in the calendar.` : 'No visit is hit.';
    await notify(tx, deps, {
      ...{ to: doctorId, kind: 'appointment', title, text },
      link: '/doctor-dashboard?view=appointments&list=calendar',
      mail: {
        subject: 'Your weekly hours were changed',
        text: `${title}.\n\n${hoursInWords(hours)}\n\n${text} If this is wrong, tell ${name}, or set them in your calendar.`,
      },
    });
    return withoutReasons(schedule);
  });
}

const inWords = (count: number) => (count === 1 ? '1 booked visit lies' : `${count} booked visits lie`);

const asText = (hours: readonly WorkingHours[]) => hours.map(sessionInWords).sort().join();

const sessionInWords = ({ weekday, firstStart, lastStart, offers = 'in-person', videoMinutes }: WorkingHours) =>
  `${weekday} ${firstStart} ${lastStart} ${offers} ${offers === 'in-person' ? '' : (videoMinutes ?? '')}`;

const byVideo = ({ offers, videoMinutes }: Pick<WorkingHours, 'offers' | 'videoMinutes'>) => {
  if (!offers || offers === 'in-person') return '';
  return `${offers === 'both' ? ', also by video' : ', by video only'}${videoMinutes ? ` (${videoMinutes} minutes)` : ''}`;
};

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const hoursInWords = (hours: readonly WorkingHours[]) =>
  hours.length === 0
    ? 'There are none now: nobody can book.'
    : hours
        .toSorted((one, other) => sessionInWords(one).localeCompare(sessionInWords(other)))
        .map(
          ({ weekday, ...session }) =>
            `${WEEKDAYS[weekday - 1]} ${session.firstStart} to ${session.lastStart}${byVideo(session)}`,
        )
        .join('\n');

/** Also one who was invited and has not logged in yet: the hours can be there before. */
export async function requireDoctor(db: Database, id: string): Promise<void> {
  const { role, state } = await readWorker(db, id);
  if (role !== 'doctor' || state === 'disabled') throw new Refusal('not_found');
}

export const withoutReasons = (schedule: Schedule): Schedule => ({
  ...schedule,
  daysOff: schedule.daysOff.map((day) => ({ ...day, reason: '' })),
});
