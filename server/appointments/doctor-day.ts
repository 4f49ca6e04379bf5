// A doctor's day in order, in the clinic's calendar.
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { TodayAppointment } from '#contract/appointments/doctor-day.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { dayBounds, dayIn } from '../platform/zoned-time.ts';
import { presentAppointment } from './present.ts';
import { appointmentsBetween } from './store.ts';

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
