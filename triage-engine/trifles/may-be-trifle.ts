// Whether an answer leaves room for a trifle: nothing of it sends to a doctor at once, and nobody heard a danger.
import type { TriageAnswer } from '#triage-engine/answer.ts';
import type { HeardAlarm } from '#triage-engine/dangers/hear-alarms.ts';

/** Softer than what is asked for: where a danger was half heard, nobody is sent home. */
const HALF_HEARD = 0.4;

export const mayBeTrifle = (answer: TriageAnswer, heard: readonly HeardAlarm[]): boolean =>
  answer.urgency !== 1 &&
  (answer.urgency ?? 2) <= 3 &&
  !isStung(answer) &&
  !heard.some(({ certainty }) => certainty >= HALF_HEARD);

/** Whoever was stung is asked for an allergy first, however small the spot is. */
const isStung = ({ causes, asks }: TriageAnswer): boolean =>
  causes[0]?.condition === 'insect-bite' && asks.some(({ danger }) => danger === 'allergy');
