// A doctor, or an administrator for one, sets when they can be seen. What is booked stays booked; only what is offered changes.

import { randomUUID } from 'node:crypto';
import type { Schedule, WorkingHours } from '#contract/appointments/doctor-day.ts';
import type { Action } from '../audit/actions.ts';
import { appendEntry, type Details } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish, SEE_SLOTS } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { readSchedule } from './read-schedule.ts';
import { isQuarter, type Session } from './slots.ts';
import {
  deleteException,
  deleteLeave,
  insertDayOff,
  insertDaysOff,
  insertExtraSession,
  lockSchedule,
  replaceHours,
} from './store.ts';

/** By the doctor, or by an administrator for the doctor who is named. */
export const setHours = (
  deps: Deps,
  actor: Actor,
  hours: WorkingHours[],
  doctorId = actor.accountId,
): Promise<Schedule> =>
  change(
    deps,
    actor,
    'schedule.hours_set',
    async (tx) => {
      for (const [index, session] of hours.entries()) requireSession(session, `hours.${index}.`);
      await replaceHours(
        tx,
        doctorId,
        hours.map((session) => ({
          doctor_id: doctorId,
          weekday: session.weekday,
          ...columnsOf(session),
        })),
      );
    },
    doctorId,
  );

export const takeDayOff = (
  deps: Deps,
  actor: Actor,
  input: { date: string; reason?: string | undefined },
): Promise<Schedule> =>
  change(deps, actor, 'schedule.day_off', async (tx) => {
    requireComing(deps, input.date);
    await insertDayOff(tx, { doctor_id: actor.accountId, on_day: input.date, reason: input.reason ?? '' });
  });

/** Several days at once, by an administrator. A day that is off already stays whose it was. */
export const takeDaysOff = (deps: Deps, actor: Actor, doctorId: string, days: readonly string[]): Promise<Schedule> =>
  change(
    deps,
    actor,
    'schedule.leave_set',
    async (tx) => {
      const leaveId = randomUUID();
      await insertDaysOff(
        tx,
        days.map((day) => ({ doctor_id: doctorId, on_day: day, reason: '', leave_id: leaveId })),
      );
    },
    doctorId,
    () => spanOf(days),
  );

/** What is left of a leave; the doctor's own days off beside it stay. */
export const giveBackLeave = (
  deps: Deps,
  actor: Actor,
  doctorId: string,
  { leaveId, from }: { leaveId: string; from: string },
): Promise<Schedule & { days: string[] }> => {
  let days: string[] = [];
  const schedule = change(
    deps,
    actor,
    'schedule.leave_ended',
    async (tx) => {
      days = await deleteLeave(tx, doctorId, { leaveId, from });
      if (days.length === 0) throw new Refusal('not_found');
    },
    doctorId,
    () => spanOf(days),
  );
  return schedule.then((found) => ({ ...found, days }));
};

const spanOf = (days: readonly string[]) => ({ from: days[0] ?? null, until: days.at(-1) ?? null });

export const addExtraSession = (deps: Deps, actor: Actor, input: { date: string } & Session): Promise<Schedule> =>
  change(deps, actor, 'schedule.extra_session', async (tx) => {
    requireComing(deps, input.date);
    requireSession(input);
    await insertExtraSession(tx, {
      doctor_id: actor.accountId,
      on_day: input.date,
      ...columnsOf(input),
    });
  });

export const removeFromSchedule = (deps: Deps, actor: Actor, id: string): Promise<Schedule> =>
  change(deps, actor, 'schedule.exception_removed', async (tx) => {
    if (!(await deleteException(tx, actor.accountId, id))) throw new Refusal('not_found');
  });

async function change(
  deps: Deps,
  actor: Actor,
  action: Action,
  work: (tx: Tx) => Promise<void>,
  doctorId = actor.accountId,
  /** What the trail says besides, asked once the work is done. */
  detailsOf: () => Details = () => ({}),
): Promise<Schedule> {
  return transaction(deps.db, async (tx) => {
    await lockSchedule(tx, doctorId);
    await work(tx);
    const details = detailsOf();
    await appendEntry(tx, deps.clock, actor, action, { subject: 'account', subjectId: doctorId, details });
    await publish(tx, { type: 'slots', id: doctorId, to: { roles: [...SEE_SLOTS, 'admin'] } });
    return readSchedule({ ...deps, db: tx }, doctorId);
  });
}

function requireComing({ clock, config }: Deps, date: string): void {
  if (date < dayIn(config.clinic.timeZone, clock.now())) {
    throw new Refusal('time_past', { fields: { date: 'Choose a day that is still to come.' } });
  }
}

const columnsOf = ({ firstStart, lastStart, offers = 'in-person', videoMinutes = null }: Session) => ({
  ...{ first_start: firstStart, last_start: lastStart, offers },
  video_minutes: offers === 'in-person' ? null : videoMinutes,
});

/** Requires quarter hours: sessions that overlap in part could not both be kept. */
function requireSession({ firstStart, lastStart }: Session, path = ''): void {
  for (const [field, time] of Object.entries({ firstStart, lastStart })) {
    if (!isQuarter(time)) throw badTime(`${path}${field}`, 'Choose a quarter of an hour, like 09:15.');
  }
  if (lastStart < firstStart) throw badTime(`${path}lastStart`, 'The last start comes before the first.');
}

const badTime = (field: string, sentence: string) => new Refusal('bad_input', { fields: { [field]: sentence } });
