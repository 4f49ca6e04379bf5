import type { Visit } from '#contract/appointments/visits.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { dayBounds, dayIn } from '../platform/zoned-time.ts';
import { findVisit } from './find-visit.ts';
import { stateOf } from './policy.ts';
import { presentVisit } from './present-visit.ts';
import { goingOnOf, visitsOfDoctor } from './store.ts';

export async function readVisit(deps: Deps, actor: Actor, id: string): Promise<Visit> {
  return presentVisit(deps, await findVisit(deps, actor, id));
}

/** Today's and what goes on since before, in order. */
export async function listMyVisits(deps: Deps, actor: Actor): Promise<Visit[]> {
  const { timeZone } = deps.config.clinic;
  const now = deps.clock.now();
  const { from, until } = dayBounds(dayIn(timeZone, now), timeZone);
  const today = await visitsOfDoctor(deps.db, actor.accountId, from, until);
  const since = (await goingOnOf(deps.db, actor.accountId)).filter(({ id }) => today.every((row) => row.id !== id));
  const rows = [...since, ...today];
  const visits: Visit[] = [];
  for (const row of rows) visits.push(await presentVisit(deps, { row, side: 'doctor', state: stateOf(row, now) }));
  return visits;
}
