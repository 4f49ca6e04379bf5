import { CRITICAL_SCORE } from '#contract/ward/news2.ts';
import type { Tx } from '../db/connect.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { raiseAgain } from './raise-again.ts';
import { insertOrLock, publishAlert } from './raise-alert.ts';
import { effectOfScore, raiseAboveAfter, type ScoreState, scoreInWords } from './score-rule.ts';
import { type AlertRow, changeAlert, lockOpenAlert } from './store.ts';

export type Scored = {
  patientId: string;
  score: number;
  /** The score before; null if there is none. */
  from: number | null;
  /** A caveat about the score, such as an unknown age. */
  note: string | null;
  /** What the score comes from, in words. */
  readings: string;
  observationId: string;
  at: Date;
  /** When the stay began that was measured in. */
  staySince: Date;
  /** Readings of before that are judged anew: nobody could hear of them earlier. */
  ringsFrom?: Date;
};

/** What an alert carries of a score. */
type Carried = Pick<Scored, 'score' | 'from' | 'note' | 'readings' | 'observationId'>;

/** A score of 7 or more raises an alert; an open one follows each score, up and down. */
export async function followScore(tx: Tx, deps: Pick<Deps, 'clock'>, caller: Caller, scored: Scored): Promise<void> {
  const alert = await openAlertFor(tx, deps, caller, scored);
  if (!alert) return;
  const isAlarm = scored.score >= CRITICAL_SCORE;
  // Whoever acknowledged it looked after an earlier stay; the patient is here again, and critical.
  if (isAlarm && isOfEarlierStay(alert, scored)) await raiseInNewStay(tx, deps, caller, alert, scored);
  else await applyScore(tx, deps, caller, alert, scored);
  await publishAlert(tx, alert.id, null);
}

/** It was raised last before this stay began. One that opens no chart belongs to a stay that nobody accepted. */
export const isOfEarlierStay = (alert: AlertRow, { staySince }: Pick<Scored, 'staySince'>): boolean =>
  !alert.opens_chart || (alert.raised_again_at ?? alert.raised_at) < staySince;

/** All of it begins anew, and belongs to this stay: when it ends, so does what the alert opened. */
export async function raiseInNewStay(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  caller: Caller,
  alert: AlertRow,
  { score, from, note, readings, observationId }: Carried,
): Promise<void> {
  const reason = scoreInWords({ score, from, acknowledged: alert.acknowledged_score, note });
  const news = { opens_chart: true, score, readings, observation_id: observationId, reason };
  await raiseAgain(tx, deps, caller, alert, news);
}

/** The one that is open; null after raising a new one, or where there is none and none is needed. */
async function openAlertFor(tx: Tx, deps: Pick<Deps, 'clock'>, caller: Caller, scored: Scored) {
  if (scored.score < CRITICAL_SCORE) return (await lockOpenAlert(tx, scored.patientId, 'news2')) ?? null;
  const reason = scoreInWords({ ...scored, acknowledged: null });
  return (await insertOrLock(tx, deps, caller, { ...scored, source: 'news2', reason })).open;
}

/** Applies a score to an alert that the transaction has locked. */
export async function applyScore(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  caller: Caller,
  alert: AlertRow,
  { score, from, note, readings, observationId }: Carried,
): Promise<void> {
  const state = stateOf(alert);
  const effect = effectOfScore(state, score);
  const acknowledged =
    effect === 'raise-again' ? alert.acknowledged_score : state.isAcknowledged ? null : alert.before_score;
  const news = {
    ...{ score, readings, observation_id: observationId },
    reason: scoreInWords({ score, from, acknowledged, note }),
  };
  if (effect === 'raise-again') return raiseAgain(tx, deps, caller, alert, news);
  const rung = effect === 'ring' ? { rung_at: deps.clock.now() } : {};
  await changeAlert(tx, alert, { ...news, ...rung, raise_above: raiseAboveAfter(state, score) });
}

const stateOf = (alert: AlertRow): ScoreState => ({
  score: alert.score,
  isAcknowledged: alert.acknowledged_at !== null,
  raiseAbove: alert.raise_above,
});
