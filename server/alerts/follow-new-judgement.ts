import type { Tx } from '../db/connect.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { followScore, isAlarm, type Weighed } from './follow-score.ts';
import { lockOpenAlert, wasOpenSince } from './store.ts';

type Judgement = {
  patientId: string;
  staySince: Date;
  /** What counts by what is known now; `at`: when its set was entered. */
  counting: Weighed;
  /** What must be known before the chart opens for an alarm. */
  beforeAlarm: () => Promise<void>;
};

/** Old readings, judged anew: raises what nobody was told of. What was raised and closed since they were entered stays closed. */
export async function followNewJudgement(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { patientId, staySince, counting, beforeAlarm }: Judgement,
): Promise<void> {
  const alert = await lockOpenAlert(tx, patientId, 'news2');
  if (!alert && (!isAlarm(counting) || (await wasOpenSince(tx, patientId, 'news2', counting.at)))) return;
  const isSame = alert?.observation_id === counting.observationId && alert.score === counting.score;
  if (isSame && alert.gravity === (counting.score === null ? counting.weight : null)) return;
  if (isAlarm(counting)) await beforeAlarm();
  await followScore(tx, deps, SYSTEM, { ...counting, patientId, staySince, ringsFrom: deps.clock.now() });
}
