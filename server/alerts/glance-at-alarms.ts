import { alarmOf, byNeed } from '#contract/alarm-order.ts';
import type { glanceAtAlarms as contract } from '#contract/alerts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { listCriticalMessages } from '../messages/list-critical-messages.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { presentAlert } from './present.ts';
import { openAlerts } from './store.ts';

/** Tells a locked screen how many emergencies are open and how bad the worst is, without names, places or reasons. */
export async function glanceAtAlarms(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
): Promise<ReplyOf<typeof contract>> {
  const [rows, messages] = await Promise.all([openAlerts(deps.db), listCriticalMessages(deps, actor)]);
  const alerts = rows
    .map((row) => presentAlert(row, { isRead: false, isChartOpen: false }))
    .toSorted((one, other) => byNeed(alarmOf(one), alarmOf(other)));
  const unacknowledged = alerts.filter(({ status }) => status === 'raised');
  const [worst] = alerts;
  return {
    open: alerts.length,
    unacknowledged: unacknowledged.length,
    criticalMessages: messages.length,
    worst: worst ? { source: worst.source, score: worst.score, since: worst.unansweredSince } : null,
    rungAt:
      [...unacknowledged, ...messages]
        .map(({ rungAt }) => rungAt)
        .toSorted()
        .at(-1) ?? null,
  };
}
