import type { glanceAtAlarms as contract } from '#contract/alerts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { listCriticalMessages } from '../messages/list-critical-messages.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { countOpenAlerts, openAlertsByNeed } from './store.ts';

/** Tells how many emergencies are open and how bad the worst is, without names, places or reasons: also to a locked screen. */
export async function glanceAtAlarms(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
): Promise<ReplyOf<typeof contract>> {
  const [counts, [worst], messages] = await Promise.all([
    countOpenAlerts(deps.db),
    openAlertsByNeed(deps.db, 1),
    listCriticalMessages(deps, actor),
  ]);
  const rings = [counts.rung_at?.toISOString() ?? [], messages.map(({ rungAt }) => rungAt)].flat();
  return {
    open: Number(counts.open),
    unacknowledged: Number(counts.unacknowledged),
    criticalMessages: messages.length,
    worst: worst ? { source: worst.source, score: worst.score, since: worst.unanswered_since.toISOString() } : null,
    rungAt: rings.toSorted().at(-1) ?? null,
  };
}
