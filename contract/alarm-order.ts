// In which order alarms stand, everywhere: who needs somebody first. Pure, because the server sorts its list by it and the
// strip puts critical messages between alerts.
import type { Alert } from './alerts.ts';

export type AlarmKind = Alert['source'] | 'message';

// A proposal for a clinician to set: docs/decisions/0021-alarms-follow-the-patient.md. Nobody has measured these people yet,
// so a call for help stands beside the highest scores, and a message where the alerts begin.
export const RANKED_AS_SCORE: Record<Exclude<AlarmKind, 'news2'>, number> = { sos: 12, triage: 10, message: 7 };

/** A child or a pregnancy of the ward with a reading past a limit of their own: as a symptom check by the same limits. */
export const RANKED_WITHOUT_SCORE = 10;

export type Alarm = {
  kind: AlarmKind;
  /** NEWS2; null for what has no score. */
  score: number | null;
  isAcknowledged: boolean;
  /** When it began to wait, in milliseconds. */
  since: number;
};

/** Sorts unacknowledged alarms first, then by the higher score, then by the longer wait. */
export const byNeed = (one: Alarm, other: Alarm): number =>
  Number(one.isAcknowledged) - Number(other.isAcknowledged) ||
  weightOf(other) - weightOf(one) ||
  one.since - other.since;

const weightOf = ({ kind, score }: Alarm): number =>
  kind === 'news2' ? (score ?? RANKED_WITHOUT_SCORE) : RANKED_AS_SCORE[kind];

export const alarmOf = (alert: Alert): Alarm => ({
  kind: alert.source,
  score: alert.score,
  isAcknowledged: alert.status !== 'raised',
  since: Date.parse(alert.unansweredSince),
});
