// Whether an answer leaves room for a trifle: nothing of it sends to a doctor at once, and nobody heard a danger.
import type { TriageAnswer } from '#triage-engine/answer.ts';
import type { HeardAlarm } from '#triage-engine/dangers/hear-alarms.ts';

/** Softer than what is asked for: where a danger was half heard, nobody is sent home. */
const HALF_HEARD = 0.4;

export const mayBeTrifle = ({ urgency }: TriageAnswer, heard: readonly HeardAlarm[]): boolean =>
  urgency !== 1 && (urgency ?? 2) <= 3 && !heard.some(({ certainty }) => certainty >= HALF_HEARD);
