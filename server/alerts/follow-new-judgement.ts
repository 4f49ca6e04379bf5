import { CRITICAL_SCORE } from '#contract/ward/news2.ts';
import type { Tx } from '../db/connect.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { followScore, type Scored } from './follow-score.ts';
import { lockOpenAlert, wasOpenSince } from './store.ts';

type Judgement = {
  patientId: string;
  staySince: Date;
  /** What counts by what is known now; `at`: when its set was entered. */
  counting: Omit<Scored, 'patientId' | 'staySince'>;
  /** What must be known before the chart opens for an alarm. */
  beforeAlarm: () => Promise<void>;
};

/** Old readings, judged anew: raises what nobody was told of. What was raised and closed since they were entered stays closed. */
export async function followNewJudgement(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { patientId, staySince, counting, beforeAlarm }: Judgement,
): Promise<void> {
  const isAlarm = counting.score >= CRITICAL_SCORE;
  const alert = await lockOpenAlert(tx, patientId, 'news2');
  if (!alert && (!isAlarm || (await wasOpenSince(tx, patientId, 'news2', counting.at)))) return;
  if (alert?.observation_id === counting.observationId && alert.score === counting.score) return;
  if (isAlarm) await beforeAlarm();
  await followScore(tx, deps, SYSTEM, { ...counting, patientId, staySince, ringsFrom: deps.clock.now() });
}
