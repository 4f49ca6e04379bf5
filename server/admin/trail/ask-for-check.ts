import { HOUR_MS } from '#contract/durations.ts';
import type { TrailCheck } from '#contract/trail/trail.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { presentCheck } from './read-state.ts';
import { insertCheck, newestCheck } from './store.ts';

/** Of several who ask at once, or while one runs, all get the same verification. It reads every entry: once an hour is enough. */
export async function askForCheck(deps: Deps, actor: Actor): Promise<TrailCheck> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const isAsked = await insertCheck(tx, actor.accountId, now, new Date(now.getTime() - HOUR_MS));
    if (isAsked) await appendEntry(tx, deps.clock, actor, 'trail.check_asked', { subject: 'trail' });
    const check = await newestCheck(tx);
    if (!check) throw new Refusal('unavailable');
    if (check.finished_at) throw new Refusal('check_lately');
    return presentCheck(check);
  });
}
