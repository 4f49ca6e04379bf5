// A doctor's day in figures and in order, counted in the clinic's calendar.
import type { TodayAppointment } from '../../contract/doctor.ts';
import { countPatientsInCare } from '../patients/count-patients.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { addDays, dayBounds, dayIn, timeIn } from '../platform/zoned-time.ts';
import { appointmentsBetween, countForDoctor } from './store.ts';

/** A visit that takes or took place; a request is not one yet, and a cancelled one is none any more. */
const VISITS = ['approved', 'completed', 'no-show'] as const;

export async function listToday({ db, clock, config }: Deps, actor: Actor): Promise<TodayAppointment[]> {
  const { timeZone } = config.clinic;
  const { from, until } = dayBounds(dayIn(timeZone, clock.now()), timeZone);
  const rows = await appointmentsBetween(db, actor.accountId, from, until, [...VISITS]);
  return rows.map((row) => ({
    id: row.id,
    patient: row.patient_name,
    time: timeIn(timeZone, row.starts_at),
    status: row.status === 'approved' && row.confirmed_at ? 'confirmed' : row.status,
  }));
}

export async function readStats(deps: Deps, actor: Actor) {
  const { timeZone } = deps.config.clinic;
  const today = dayIn(timeZone, deps.clock.now());
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const firstOfNext = `${addDays(firstOfMonth, 31).slice(0, 8)}01`;
  const counts = await countForDoctor(deps.db, actor.accountId, {
    today: dayBounds(today, timeZone),
    month: { from: dayBounds(firstOfMonth, timeZone).from, until: dayBounds(firstOfNext, timeZone).from },
  });
  return { ...counts, totalPatients: await countPatientsInCare(deps, actor.accountId) };
}
