import { DAY_MS } from '#contract/durations.ts';
import type { HomeMedicine } from '#contract/medicines/doses.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { whyNotTimes } from '../pharmacy/timing/fitting-times.ts';
import { hasTimes } from '../pharmacy/timing/intervals.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { isRunning, type Series } from './find-series.ts';
import { repeatOf, requireOwnSeries } from './list-doses.ts';
import { isTooNear } from './plan/movable-times.ts';
import { presentHomeMedicine } from './present.ts';
import { insertTimes, lastRepeatsOf, lookNow } from './store.ts';

/** From now on, for every dose whose new time is still to come. What was answered stays as it was. */
export async function moveTimes(
  deps: Deps,
  actor: Actor,
  medicineId: string,
  { times, version }: { times: readonly string[]; version: number },
): Promise<HomeMedicine> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const inTx = { ...deps, db: tx };
    const { timeZone } = deps.config.clinic;
    const { patientId, home, series } = await requireOwnSeries(
      inTx,
      actor,
      medicineId,
      new Date(now.getTime() - DAY_MS),
    );
    if (!isRunning(series, now) || !hasTimes(series.current.frequency)) throw new Refusal('dose_not_planned');
    if (version !== series.timesVersion) throw new Refusal('version_outdated');
    const moved = { times: times.toSorted(), setAt: now };
    requireFitting(series, moved, now, timeZone);
    await insertTimes(tx, {
      series_id: series.id,
      version: version + 1,
      times: moved.times,
      set_at: now,
      set_by: actor.accountId,
    });
    await lookNow(tx, patientId);
    const about = { subject: 'prescribed-medicine', subjectId: series.current.id, patientId };
    await appendEntry(tx, deps.clock, actor, 'dose.times_moved', about);
    await publish(tx, { type: 'doses', id: series.current.id, to: { patients: [patientId] } });
    const repeat = repeatOf(series, await lastRepeatsOf(tx, patientId));
    const changed = withTimes(series, moved);
    return presentHomeMedicine(changed, { repeat, isOnWard: home.isOnWard, isReplaced: false, timeZone, now });
  });
}

type Moved = { times: string[]; setAt: Date };

const withTimes = (series: Series, moved: Moved): Series => ({
  ...series,
  times: moved.times,
  timesVersion: series.timesVersion + 1,
  plan: { ...series.plan, versions: [...series.plan.versions, moved] },
});

function requireFitting(series: Series, moved: Moved, now: Date, timeZone: string): void {
  const why = whyNotTimes(series.current.frequency, moved.times);
  if (why) throw new Refusal('bad_input', { fields: { times: why } });
  if (!isTooNear(withTimes(series, moved).plan, now, timeZone)) return;
  const words = 'The next dose would come too soon after the last one. Move the time in smaller steps, a day apart.';
  throw new Refusal('bad_input', { message: words, fields: { times: words } });
}
