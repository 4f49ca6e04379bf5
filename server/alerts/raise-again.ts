import type { Updateable } from 'kysely';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { openChartByAlert } from '../patients/chart-access/care.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { type AlertRow, changeAlert } from './store.ts';

/** Sound, acknowledgement and escalation begin anew. The earlier acknowledgement stays in its words and in the trail. */
export async function raiseAgain(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  caller: Caller,
  alert: AlertRow,
  news: Updateable<DB['alerts']>,
): Promise<void> {
  const now = deps.clock.now();
  await changeAlert(tx, alert, {
    ...news,
    ...{ before_at: alert.acknowledged_at, before_by: alert.acknowledged_by, before_score: alert.acknowledged_score },
    ...{ acknowledged_at: null, acknowledged_by: null, acknowledged_score: null, raise_above: null },
    ...{ attended_at: null, attended_by: null },
    ...{ raised_again_at: now, unanswered_since: now, rung_at: now },
    ...{ repeated_at: null, doctors_told_at: null, admins_told_at: null },
  });
  await openChartByAlert(tx, deps, { patientId: alert.patient_id, alertId: alert.id });
  await appendEntry(tx, deps.clock, caller, 'alert.raised_again', {
    subject: 'alert',
    subjectId: alert.id,
    patientId: alert.patient_id,
    details: {
      source: alert.source,
      ...(typeof news.score === 'number' ? { score: news.score, was: alert.acknowledged_score } : {}),
      acknowledged_before_by: alert.acknowledged_by,
    },
  });
}
