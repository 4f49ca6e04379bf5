import { CRITICAL_SCORE } from '#contract/ward/news2.ts';
import type { Tx } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import { findProfile } from '../records/find-profile.ts';
import { judgedNow } from './judged-now.ts';
import { setsSince } from './store.ts';

/** Whether a set of this stay that was entered since then, and not in error, scores 7 or more by what is known now. */
export async function hasCriticalSet(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config'>,
  stay: { id: string; patient_id: string },
  since: Date,
): Promise<boolean> {
  const person = await findProfile({ ...deps, db: tx }, stay.patient_id);
  const sets = await setsSince(tx, stay.id, since);
  return sets.some((set) => (judgedNow(set, person).score ?? 0) >= CRITICAL_SCORE);
}
