import { whoseReadings } from '#contract/readings/reading-dangers.ts';
import { CRITICAL_SCORE, sumOf } from '#contract/ward/news2.ts';
import type { Points } from '#contract/ward/observations.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { findProfile } from '#server/records/find-profile.ts';
import { setsSince } from '../store.ts';
import { judgedNow } from './judged-now.ts';
import { EMERGENCY, ownLimits } from './own-limits.ts';

/** Whether a set of this stay that was entered since then, and not in error, is an alarm by itself, by what is known now. */
export async function hasCriticalSet(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config'>,
  stay: { id: string; patient_id: string },
  since: Date,
): Promise<boolean> {
  const person = await findProfile({ ...deps, db: tx }, stay.patient_id);
  const whose = whoseReadings(person, dayIn(deps.config.clinic.timeZone, deps.clock.now()));
  const sets = (await setsSince(tx, stay.id, since)).map((set) => judgedNow(set, person));
  return sets.some((set) =>
    set.score === null && set.not_scored !== 'partial'
      ? ownLimits(set, whose).some(({ urgency }) => urgency >= EMERGENCY)
      : sumOf(set.points as Points) >= CRITICAL_SCORE,
  );
}
