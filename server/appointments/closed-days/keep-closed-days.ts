import type { ClosedDay, KeptClosedDay, NewClosedDay } from '#contract/appointments/closed-days.ts';
import { instantFrom } from '#contract/zoned-time.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addDays, dayIn, timeIn } from '#server/platform/zoned-time.ts';
import { closeDay, listClosedDays } from '#server/schedule/close-day.ts';
import { visitsUntil } from './store.ts';

export async function listKeptClosedDays(deps: Deps): Promise<KeptClosedDay[]> {
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  return withVisits(deps, await listClosedDays(deps.db, today));
}

/** Visits that were booked before stay, and are named: somebody must move or cancel them. */
export async function closeClinicDay(deps: Deps, actor: Actor, input: NewClosedDay): Promise<KeptClosedDay> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const closed = await closeDay(inTx, actor, input);
    const [kept] = await withVisits(inTx, [closed]);
    return kept ?? { ...closed, visits: [] };
  });
}

async function withVisits(deps: Deps, days: (ClosedDay & { id: string })[]): Promise<KeptClosedDay[]> {
  const { timeZone } = deps.config.clinic;
  const last = days.at(-1)?.date;
  if (!last) return [];
  const until = instantFrom(addDays(last, 1), '00:00', timeZone);
  const visits = await visitsUntil(deps.db, deps.clock.now(), until);
  return days.map((day) => ({
    ...day,
    visits: visits
      .filter(({ starts_at }) => dayIn(timeZone, starts_at) === day.date)
      .map(({ id, doctor, status, starts_at }) => ({
        id,
        time: timeIn(timeZone, starts_at),
        doctor,
        status: status === 'pending' ? 'pending' : 'approved',
      })),
  }));
}
