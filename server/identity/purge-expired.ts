import { DAY_MS } from '#contract/durations.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachIsolated } from '../platform/scheduled-work/for-each-isolated.ts';
import { deletionsOfExpired } from './store.ts';

/** Deletes expired sessions, browsers, counters, keys and links. */
export async function purgeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  const deletions = deletionsOfExpired(db, {
    now: new Date(now),
    aDayAgo: new Date(now - DAY_MS),
    aMonthAgo: new Date(now - 30 * DAY_MS),
  });
  await forEachIsolated(
    Object.entries(deletions),
    ([table]) => table,
    ([, deletion]) => deletion.execute(),
  );
}
