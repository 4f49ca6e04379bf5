import { DAYS_BEHIND, type HomeDoses, type HomeMedicine } from '#contract/medicines/doses.ts';
import { atOnce } from '../db/transaction.ts';
import { findOwnRecord } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { addDays, dayBounds, dayIn } from '../platform/zoned-time.ts';
import { dosesBetween, findHome, type Home, isReplaced, isRunning, type Series } from './find-series.ts';
import { endedLately } from './policy.ts';
import { presentDose, presentHomeMedicine } from './present.ts';
import { lastRepeatsOf, patientOfMedicine, type RepeatRow } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

export async function listDoses(deps: Needs, actor: Actor): Promise<HomeDoses> {
  const patient = await findOwnRecord(deps.db, actor);
  const now = deps.clock.now();
  const { timeZone } = deps.config.clinic;
  const today = dayIn(timeZone, now);
  const from = dayBounds(addDays(today, -DAYS_BEHIND), timeZone).from;
  const until = dayBounds(addDays(today, 1), timeZone).until;
  const [home, repeats] = await atOnce(deps.db, (db) =>
    Promise.all([findHome({ ...deps, db }, patient.id, from), lastRepeatsOf(db, patient.id)]),
  );
  return {
    today,
    isOnWard: home.isOnWard,
    medicines: medicinesOf(deps, home, repeats, now),
    doses: dosesBetween(home, { from, until }, timeZone).map((one) => presentDose(one, now)),
  };
}

function medicinesOf({ config }: Needs, home: Home, repeats: readonly RepeatRow[], now: Date): HomeMedicine[] {
  const shown = home.series.filter(
    (series) => isRunning(series, now) || (mayStillBeAskedFor(series, now) && !isReplaced(home, series)),
  );
  return shown
    .map((series) => {
      const repeat = repeatOf(series, repeats);
      const about = { repeat, isOnWard: home.isOnWard, isReplaced: isReplaced(home, series) };
      return presentHomeMedicine(series, { ...about, timeZone: config.clinic.timeZone, now });
    })
    .toSorted((one, other) => Number(other.isActive) - Number(one.isActive) || one.name.localeCompare(other.name));
}

/** Over, and not stopped: a single dose is not taken twice. */
function mayStillBeAskedFor({ current, plan }: Series, now: Date): boolean {
  const endsAt = plan.prescribed.at(-1)?.until ?? null;
  return current.stopped_at === null && current.frequency !== 'once' && endsAt !== null && endedLately(endsAt, now);
}

/** The last request of any prescription of the series. One for a prescription that was replaced meanwhile waits for nobody. */
export const repeatOf = ({ members, current }: Series, repeats: readonly RepeatRow[]): RepeatRow | null =>
  repeats
    .filter(({ medicine_id }) => members.some(({ id }) => id === medicine_id))
    .filter(({ medicine_id, state }) => state !== 'open' || medicine_id === current.id)
    .toSorted((one, other) => other.asked_at.getTime() - one.asked_at.getTime())[0] ?? null;

/** A medicine of the caller's own, by the id of any prescription of its series. */
export async function requireOwnSeries(
  deps: Needs,
  actor: Actor,
  medicineId: string,
  since: Date,
): Promise<{ patientId: string; home: Home; series: Series }> {
  const patient = await findOwnRecord(deps.db, actor);
  const home = await findHome(deps, patient.id, since);
  const series = home.series.find(({ members }) => members.some(({ id }) => id === medicineId));
  if (!series) throw new Refusal('not_found', { patientId: await patientOfMedicine(deps.db, medicineId) });
  return { patientId: patient.id, home, series };
}
