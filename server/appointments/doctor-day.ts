// A doctor's day in figures and in order, counted in the clinic's calendar.
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { TodayAppointment } from '#contract/appointments/doctor-day.ts';
import { countPatientsInCare } from '../patients/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { addDays, dayBounds, dayIn, instantOf, timeIn } from '../platform/zoned-time.ts';
import { presentAppointment } from './present.ts';
import { appointmentsBetween, countForDoctor, countWaitingAt } from './store.ts';

/** A visit that takes or took place; a request is not one yet, and a cancelled one is none any more. */
const VISITS = ['approved', 'completed', 'no-show'] as const;

export async function listToday(deps: Deps, actor: Actor): Promise<TodayAppointment[]> {
  const { timeZone } = deps.config.clinic;
  const { from, until } = dayBounds(dayIn(timeZone, deps.clock.now()), timeZone);
  const rows = await appointmentsBetween(deps.db, actor.accountId, from, until, [...VISITS]);
  return rows.map((row) => ({
    ...presentAppointment(deps, actor, row),
    status: row.status === 'approved' && row.confirmed_at ? 'confirmed' : row.status,
  }));
}

/** Lists the appointments that hold or held a time on these days, in order, for the calendar. */
export async function listDays(
  deps: Deps,
  actor: Actor,
  span: { from: string; until: string },
): Promise<Appointment[]> {
  const { timeZone } = deps.config.clinic;
  const { from } = dayBounds(span.from, timeZone);
  const { until } = dayBounds(span.until, timeZone);
  const rows = await appointmentsBetween(deps.db, actor.accountId, from, until, ['pending', ...VISITS]);
  return rows.map((row) => presentAppointment(deps, actor, row));
}

/** The figures now, and the same figures a month ago. Asked for all at once: each looks at its own months. */
export async function readStats(deps: Deps, actor: Actor) {
  const now = deps.clock.now();
  const then = aMonthBefore(deps, now);
  const [figures, before, pendingApprovals] = await Promise.all([
    figuresAt(deps, actor, now),
    figuresAt(deps, actor, then),
    countWaitingAt(deps.db, actor.accountId, then),
  ]);
  return { ...figures, lastMonth: { ...before, pendingApprovals } };
}

async function figuresAt(deps: Deps, { accountId }: Actor, at: Date) {
  const { timeZone } = deps.config.clinic;
  const today = dayIn(timeZone, at);
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const firstOfNext = `${addDays(firstOfMonth, 31).slice(0, 8)}01`;
  const spans = {
    today: dayBounds(today, timeZone),
    month: { from: dayBounds(firstOfMonth, timeZone).from, until: dayBounds(firstOfNext, timeZone).from },
  };
  const [counts, totalPatients] = await Promise.all([
    countForDoctor(deps.db, accountId, spans),
    countPatientsInCare(deps.db, accountId, at),
  ]);
  return { ...counts, totalPatients };
}

/** The same day and hour of the month before; its last day where it is shorter. */
function aMonthBefore({ config }: Pick<Deps, 'config'>, now: Date): Date {
  const { timeZone } = config.clinic;
  const today = dayIn(timeZone, now);
  const lastOfMonth = addDays(`${today.slice(0, 8)}01`, -1);
  const sameDay = `${lastOfMonth.slice(0, 8)}${today.slice(8)}`;
  const day = sameDay < lastOfMonth ? sameDay : lastOfMonth;
  return instantOf(day, timeIn(timeZone, now), timeZone) ?? dayBounds(day, timeZone).from;
}
