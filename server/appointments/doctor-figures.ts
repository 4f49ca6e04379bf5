// The figures of a doctor's overview, counted in the clinic's calendar.
import { HOUR_MS } from '#contract/durations.ts';
import type { Database } from '../db/connect.ts';
import { countPatientsInCare } from '../patients/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { addDays, dayBounds, dayIn, instantOf, timeIn } from '../platform/zoned-time.ts';
import { countForDoctor, countWaitingAt } from './figures/store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;
type Figures = Awaited<ReturnType<typeof figuresAt>>;

/** The figures now, and the same figures a month ago. */
export async function readFigures(deps: Needs, actor: Actor): Promise<Figures & { lastMonth: Figures }> {
  const [now, lastMonth] = await Promise.all([readFiguresNow(deps, actor), figuresOfLastMonth(deps, actor)]);
  return { ...now, lastMonth };
}

export const readFiguresNow = (deps: Needs, actor: Actor): Promise<Figures> => figuresAt(deps, actor, deps.clock.now());

type Counted = { hour: number; byDoctor: Map<string, Promise<Figures>> };

const COUNTED = new WeakMap<Database, Counted>();

/**
 * Counted once an hour for each doctor, by this server: an overview is read anew at every event, what was a month ago stays as it was, and
 * it takes longer to count than what is now.
 */
function figuresOfLastMonth(deps: Needs, actor: Actor): Promise<Figures> {
  const now = deps.clock.now();
  const hour = Math.floor(now.getTime() / HOUR_MS);
  let counted = COUNTED.get(deps.db);
  if (counted?.hour !== hour) {
    counted = { hour, byDoctor: new Map() };
    COUNTED.set(deps.db, counted);
  }
  const { byDoctor } = counted;
  const known = byDoctor.get(actor.accountId);
  if (known) return known;
  const at = aMonthBefore(deps, now);
  const figures = Promise.all([figuresAt(deps, actor, at), countWaitingAt(deps.db, actor.accountId, { at, now })]).then(
    ([before, pendingApprovals]) => ({ ...before, pendingApprovals }),
  );
  byDoctor.set(actor.accountId, figures);
  figures.catch(() => byDoctor.delete(actor.accountId));
  return figures;
}

async function figuresAt(deps: Needs, { accountId }: Actor, at: Date) {
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
function aMonthBefore({ config }: Pick<Needs, 'config'>, now: Date): Date {
  const { timeZone } = config.clinic;
  const today = dayIn(timeZone, now);
  const lastOfMonth = addDays(`${today.slice(0, 8)}01`, -1);
  const sameDay = `${lastOfMonth.slice(0, 8)}${today.slice(8)}`;
  const day = sameDay < lastOfMonth ? sameDay : lastOfMonth;
  return instantOf(day, timeIn(timeZone, now), timeZone) ?? dayBounds(day, timeZone).from;
}
