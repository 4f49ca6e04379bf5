// Leave of a doctor over several days, entered by an administrator, who sees before which booked visits lie in it.
import type { Schedule } from '#contract/appointments/doctor-day.ts';
import type { HitVisit } from '#contract/appointments/doctor-hours.ts';
import { MAX_LEAVE_DAYS } from '#contract/appointments/doctor-leave.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPeople } from '#server/identity/find-people.ts';
import { notify } from '#server/notices/notify.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { addDays, dayIn, timeIn } from '#server/platform/zoned-time.ts';
import { giveBackLeave, takeDaysOff } from '#server/schedule/change-schedule.ts';
import { deleteExtraSessions, lockSchedule } from '#server/schedule/public.ts';
import { todayOf } from '../leaving/list-coming-visits.ts';
import { comingVisits } from '../leaving/store.ts';
import { requireDoctor, withoutReasons } from './keep-doctor-hours.ts';

type Range = { from: string; until: string };

export async function listVisitsInLeave(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  doctorId: string,
  range: Range,
): Promise<HitVisit[]> {
  await requireDoctor(deps.db, doctorId);
  const days = daysOf(deps, range);
  const { timeZone } = deps.config.clinic;
  const visits = await comingVisits(deps.db, { doctorId }, todayOf(deps));
  return visits
    .filter(({ starts_at: at }) => days.includes(dayIn(timeZone, at)))
    .map(({ id, starts_at, status }) => ({
      id,
      date: dayIn(timeZone, starts_at),
      time: timeIn(timeZone, starts_at),
      status: status === 'pending' ? 'pending' : 'approved',
    }));
}

/** Whoever books with the doctor at this moment comes before, and is named, or after, and finds the days closed. */
export async function setLeave(
  deps: Deps,
  actor: Actor,
  doctorId: string,
  { hitIds, ...range }: Range & { hitIds: string[] },
): Promise<Schedule> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockSchedule(tx, doctorId);
    const hit = await listVisitsInLeave(inTx, doctorId, range);
    if (hit.some(({ id }) => !hitIds.includes(id))) throw new Refusal('visits_changed');
    const days = daysOf(deps, range);
    // A day off leaves extra sessions alone; a leave does not.
    const extra = await deleteExtraSessions(tx, doctorId, days);
    const schedule = await takeDaysOff(inTx, actor, doctorId, days);
    const visits =
      hit.length > 0 ? `${inWords(hit.length)} in it. Move or cancel in the calendar.` : 'No visit lies in it.';
    const text = [visits, ...(extra.length > 0 ? [`No longer offered: ${extraInWords(extra)}.`] : [])].join(' ');
    await tellDoctor(tx, deps, actor, doctorId, { what: `entered your leave ${spanOf(range)}`, text });
    return withoutReasons(schedule);
  });
}

export async function endLeave(deps: Deps, actor: Actor, doctorId: string, leaveId: string): Promise<Schedule> {
  return transaction(deps.db, async (tx) => {
    await requireDoctor(tx, doctorId);
    await lockSchedule(tx, doctorId);
    const from = dayIn(deps.config.clinic.timeZone, deps.clock.now());
    const { days, ...schedule } = await giveBackLeave({ ...deps, db: tx }, actor, doctorId, { leaveId, from });
    const text = 'Your usual hours are offered on these days again.';
    const range = { from: days[0] ?? from, until: days.at(-1) ?? from };
    await tellDoctor(tx, deps, actor, doctorId, { what: `took back your leave ${spanOf(range)}`, text });
    return withoutReasons(schedule);
  });
}

function daysOf({ clock, config }: Pick<Deps, 'clock' | 'config'>, { from, until }: Range): string[] {
  if (from < dayIn(config.clinic.timeZone, clock.now())) {
    throw new Refusal('time_past', { fields: { from: 'Choose a day that is still to come.' } });
  }
  if (until < from) throw new Refusal('bad_input', { fields: { until: 'The last day comes before the first.' } });
  if (until >= addDays(from, MAX_LEAVE_DAYS)) {
    throw new Refusal('bad_input', { fields: { until: `At most ${MAX_LEAVE_DAYS} days at once.` } });
  }
  const days = [from];
  for (let day = from; day < until; ) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
}

const inFigures = (day: string) => day.split('-').reverse().join('/');
const spanOf = ({ from, until }: Range) =>
  from === until ? `on ${inFigures(from)}` : `from ${inFigures(from)} to ${inFigures(until)}`;
type Extra = Awaited<ReturnType<typeof deleteExtraSessions>>[number];
const extraInWords = (extra: readonly Extra[]) =>
  extra
    .toSorted((one, other) => `${one.on_day} ${one.first_start}`.localeCompare(`${other.on_day} ${other.first_start}`))
    .map(
      (one) =>
        `your extra session on ${inFigures(one.on_day)}, ${one.first_start.slice(0, 5)} to ${one.last_start.slice(0, 5)}`,
    )
    .join('; ');
const inWords = (count: number) => (count === 1 ? '1 booked visit lies' : `${count} booked visits lie`);

async function tellDoctor(
  tx: Tx,
  deps: Deps,
  { accountId }: Actor,
  to: string,
  { what, text }: { what: string; text: string },
): Promise<void> {
  const by = (await findPeople(tx, [accountId])).get(accountId)?.name ?? 'An administrator';
  const title = `${by} ${what}`;
  await notify(tx, deps, {
    ...{ to, kind: 'appointment', title, text, link: '/doctor-dashboard?view=appointments&list=calendar' },
    mail: { subject: 'Your leave was changed', text: `${title}.\n\n${text} If this is wrong, tell ${by}.` },
  });
}
