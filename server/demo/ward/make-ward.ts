// The ward of the demo clinic, lived through in the order of time: each step by the one who would take it, at its hour. On a
// later day it goes on from where it was.
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { addRoom } from '#server/admissions/rooms/set-up-rooms.ts';
import { transaction } from '#server/db/transaction.ts';
import { planDoses } from '#server/medication/doses/plan-doses.ts';
import type { Actor } from '#server/platform/actor.ts';
import { fixedClock } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { handOver } from '#server/ward/handover/hand-over.ts';
import { readHandover } from '#server/ward/handover/read-handover.ts';
import { shiftAt } from '#server/ward/handover/shift.ts';
import { findCast } from '../cast.ts';
import { actorFor } from '../make-clinic.ts';
import { makeInbox } from '../messages/make-inbox.ts';
import { makeWardNews } from '../messages/make-ward-news.ts';
import { nursesOf } from '../nurse-of.ts';
import { ADMINISTRATOR } from '../people.ts';
import { type Step, stepsOf } from './stay-of.ts';
import { BEDS, INPATIENTS, ROOMS, WARD } from './ward-scripts.ts';

/** All of it or nothing: a start that was killed halfway finds no half ward. */
export const makeWard = (deps: Deps): Promise<void> => transaction(deps.db, (tx) => liveThrough({ ...deps, db: tx }));

async function liveThrough(deps: Deps): Promise<void> {
  const cast = await findCast(deps);
  const nurses = await nursesOf(deps);
  await seedRooms(deps);
  const since = await lastObservedAt(deps);
  const steps: Step[] = [...plansSince(deps, since), ...handoverSince(deps, nurses, since)];
  for (const inpatient of INPATIENTS) steps.push(...(await stepsOf(deps, cast, nurses, inpatient, since)));
  for (const { at, take } of steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    await take({ ...deps, clock: fixedClock(at) });
  }
  await planDoses(deps);
  await makeWardNews(deps, cast, nurses);
  await makeInbox(deps, cast, nurses);
}

async function seedRooms(deps: Deps): Promise<void> {
  const known = await deps.db.selectFrom('rooms').select('id').limit(1).execute();
  if (known.length > 0) return;
  const admin = await actorFor(deps, ADMINISTRATOR.email);
  for (const name of ROOMS) await addRoom(deps, admin, { name, ward: WARD, beds: BEDS });
}

/** Nobody was there before the first day. */
async function lastObservedAt({ db }: Deps): Promise<Date> {
  const row = await db
    .selectFrom('observations')
    .select((from) => from.fn.max('measured_at').as('last'))
    .executeTakeFirst();
  return new Date(row?.last ?? 0);
}

const plansSince = (deps: Deps, since: Date): Step[] =>
  [16, 8]
    .map((hours) => ({ at: new Date(deps.clock.now().getTime() - hours * HOUR_MS), take: planDoses }))
    .filter(({ at }) => at > since);

/** By the shift before this one: the first nurse finds it waiting. */
function handoverSince(deps: Deps, nurses: readonly Actor[], since: Date): Step[] {
  const { from } = shiftAt(deps.clock.now(), deps.config.clinic.timeZone);
  const at = new Date(Date.parse(from) - 15 * MINUTE_MS);
  const nurse = nurses.at(-1);
  if (at <= since || !nurse) return [];
  const take = async (then: Deps) => {
    const { current } = await readHandover(then, nurse);
    if (current.can.handOver) await handOver(then, nurse, current.version);
  };
  return [{ at, take }];
}
