import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { closeCare, closeChartByAlert } from '../patients/chart-access/care.ts';
import { lowerMarks } from '../patients/listing/marks.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { applyScore, followScore, isAlarm, isOfEarlierStay, raiseInNewStay, type Weighed } from './follow-score.ts';
import { publishAlert } from './raise-alert.ts';
import { type AlertRow, changeAlert, lockOpenAlert, wasOpenSince } from './store.ts';

type Correction = {
  patientId: string;
  /** The set that was entered in error, and why it was wrong. */
  wrongId: string;
  reason: string;
  /** The score that counts without it; null if there is none. */
  latest: Weighed | null;
  /** When the stay of the wrong set began. */
  staySince: Date;
  /** Whether a set of 7 or more, entered since then, still counts. */
  isStillCritical: (since: Date) => Promise<boolean>;
  /** A score of 7 or more counts again: what must be known before the chart opens for it. */
  beforeAlarm: () => Promise<void>;
};

/** An alert that rests on the wrong set alone is taken back; any other carries the score that counts without it. */
export async function correctScore(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  correction: Correction,
): Promise<void> {
  const alert = await lockOpenAlert(tx, correction.patientId, 'news2');
  if (!alert) return raiseUnheard(tx, deps, actor, correction);
  // What an earlier stay raised rests on none of the sets of this one.
  const isStillCritical = isOfEarlierStay(alert, correction) || (await correction.isStillCritical(alert.raised_at));
  if (!isStillCritical) await takeBack(tx, deps, actor, alert, correction.reason);
  else if (correction.latest) await carryLatest(tx, deps, actor, alert, { ...correction, latest: correction.latest });
  await publishAlert(tx, alert.id, alert.patient_id);
}

/** Entered late, it was overtaken by the wrong set and raised nothing: now it counts, and has waited since it was entered. */
async function raiseUnheard(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  { patientId, latest, staySince, beforeAlarm }: Correction,
): Promise<void> {
  if (!latest || !isAlarm(latest)) return;
  if (await wasOpenSince(tx, patientId, 'news2', latest.at)) return;
  await beforeAlarm();
  await followScore(tx, deps, actor, { ...latest, patientId, staySince });
}

async function carryLatest(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  alert: AlertRow,
  { latest, wrongId, staySince, beforeAlarm }: Correction & { latest: NonNullable<Correction['latest']> },
): Promise<void> {
  if (isAlarm(latest)) await beforeAlarm();
  if (isOfEarlierStay(alert, { staySince }))
    return (isAlarm(latest) ? raiseInNewStay : applyScore)(tx, deps, actor, alert, latest);
  const before = await withoutWrongRaise(tx, alert, { wrongId, staySince, weight: latest.weight });
  await applyScore(tx, deps, actor, before, latest);
}

async function takeBack(tx: Tx, deps: Pick<Deps, 'clock'>, actor: Actor, alert: AlertRow, reason: string) {
  const now = deps.clock.now();
  await changeAlert(tx, alert, {
    ...{ is_taken_back: true, closed_at: now, closed_by: actor.accountId },
    outcome: `Set entered in error: ${reason}`,
  });
  // The chart that the acknowledgement opened closes with the alert.
  await closeCare(tx, alert.id, now);
  await closeChartByAlert(tx, deps, alert.id);
  await lowerMarks(tx, [alert.id]);
  const about = { subject: 'alert', subjectId: alert.id, patientId: alert.patient_id };
  await appendEntry(tx, deps.clock, actor, 'alert.taken_back', about);
}

type Wrong = { wrongId: string; staySince: Date; weight: number };

/** Raised again by the wrong set alone: whoever had acknowledged the lower score in this stay has it again. */
async function withoutWrongRaise(tx: Tx, alert: AlertRow, { wrongId, staySince, weight }: Wrong): Promise<AlertRow> {
  const isOfWrongSet = alert.observation_id === wrongId && alert.acknowledged_at === null;
  const wasTaken = alert.before_at !== null && alert.before_at >= staySince;
  if (!isOfWrongSet || !wasTaken || weight > (alert.before_score ?? -1)) {
    // Undoes the lowering that the wrong set caused: the score counts as it was acknowledged.
    return { ...alert, raise_above: alert.acknowledged_score };
  }
  const restored = {
    ...{ acknowledged_at: alert.before_at, acknowledged_by: alert.before_by, acknowledged_score: alert.before_score },
    ...{ before_at: null, before_by: null, before_score: null, raised_again_at: null },
    raise_above: alert.before_score,
  };
  await changeAlert(tx, alert, restored);
  return { ...alert, ...restored };
}
