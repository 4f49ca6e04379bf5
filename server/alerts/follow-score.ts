import { CRITICAL_SCORE } from '#contract/ward/news2.ts';
import type { Tx } from '../db/connect.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { raiseAgain } from './raise-again.ts';
import { insertOrLock, publishAlert } from './raise-alert.ts';
import { effectOfScore, raiseAboveAfter, type ScoreState, scoreInWords } from './score-rule.ts';
import { type AlertRow, changeAlert, lockOpenAlert } from './store.ts';

/** What was measured, weighed. */
export type Weighed = {
  /** By what alarms are compared: the score, or how grave readings are that no score is meant for. 7 and more is an alarm. */
  weight: number;
  /** NEWS2, or what it is at least; null for someone whom it is not meant for. */
  score: number | null;
  /** What a set left out: then the score is this or more. Empty: it is exact. */
  unmeasured: readonly string[];
  /** The score before; null if there is none. */
  from: number | null;
  /** What stands where a score would, for someone without one. */
  instead: string | null;
  /** A caveat about the score, such as an unknown age. */
  note: string | null;
  /** What the score comes from, in words. */
  readings: string | null;
  observationId: string;
  at: Date;
};

export type Scored = Weighed & {
  patientId: string;
  /** When the stay began that was measured in. */
  staySince: Date;
  /** Readings of before that are judged anew: nobody could hear of them earlier. */
  ringsFrom?: Date;
};

/** A weight of 7 or more raises an alert; an open one follows what is measured, up and down. */
export async function followScore(tx: Tx, deps: Pick<Deps, 'clock'>, caller: Caller, scored: Scored): Promise<void> {
  const alert = await openAlertFor(tx, deps, caller, scored);
  if (!alert) return;
  // Whoever acknowledged it looked after an earlier stay; the patient is here again, and critical.
  if (isAlarm(scored) && isOfEarlierStay(alert, scored)) await raiseInNewStay(tx, deps, caller, alert, scored);
  else await applyScore(tx, deps, caller, alert, scored);
  await publishAlert(tx, alert.id, null);
}

export const isAlarm = ({ weight }: Pick<Weighed, 'weight'>): boolean => weight >= CRITICAL_SCORE;

/** It was raised last before this stay began. One that opens no chart belongs to a stay that nobody accepted. */
export const isOfEarlierStay = (alert: AlertRow, { staySince }: Pick<Scored, 'staySince'>): boolean =>
  !alert.opens_chart || (alert.raised_again_at ?? alert.raised_at) < staySince;

/** All of it begins anew, and belongs to this stay: when it ends, so does what the alert opened. */
export async function raiseInNewStay(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  caller: Caller,
  alert: AlertRow,
  weighed: Weighed,
): Promise<void> {
  await raiseAgain(tx, deps, caller, alert, { ...newsOf(weighed, alert.acknowledged_score), opens_chart: true });
}

/** The one that is open; null after raising a new one, or where there is none and none is needed. */
async function openAlertFor(tx: Tx, deps: Pick<Deps, 'clock'>, caller: Caller, scored: Scored) {
  const { patientId, at, ringsFrom } = scored;
  if (!isAlarm(scored)) return (await lockOpenAlert(tx, patientId, 'news2')) ?? null;
  const { reason, ...measured } = newsOf(scored, null);
  const cause = { patientId, source: 'news2', reason, measured, at, ringsFrom } as const;
  return (await insertOrLock(tx, deps, caller, cause)).open;
}

/** Applies a score to an alert that the transaction has locked. */
export async function applyScore(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  caller: Caller,
  alert: AlertRow,
  weighed: Weighed,
): Promise<void> {
  const state = stateOf(alert);
  // Another measure than before, by a corrected age: who acknowledged the one has not seen the other.
  const isOtherMeasure = (alert.score === null) !== (weighed.score === null);
  const asNew = state.isAcknowledged ? 'raise-again' : 'ring';
  const effect = isOtherMeasure && isAlarm(weighed) ? asNew : effectOfScore(state, weighed.weight);
  const acknowledged =
    effect === 'raise-again' ? alert.acknowledged_score : state.isAcknowledged ? null : alert.before_score;
  const news = newsOf(weighed, acknowledged);
  if (effect === 'raise-again') return raiseAgain(tx, deps, caller, alert, news);
  const rung = effect === 'ring' ? { rung_at: deps.clock.now() } : {};
  await changeAlert(tx, alert, { ...news, ...rung, raise_above: raiseAboveAfter(state, weighed.weight) });
}

/** What an alert carries of it. */
function newsOf(
  { score, weight, from, instead, note, unmeasured, readings, observationId }: Weighed,
  acknowledged: number | null,
) {
  return {
    ...{ score, is_at_least: unmeasured.length > 0, gravity: score === null ? weight : null },
    ...{ readings, observation_id: observationId },
    reason: score === null ? (instead ?? '') : scoreInWords({ score, from, acknowledged, note, unmeasured }),
  };
}

const stateOf = (alert: AlertRow): ScoreState => ({
  score: alert.score ?? alert.gravity,
  isAcknowledged: alert.acknowledged_at !== null,
  raiseAbove: alert.raise_above,
});
