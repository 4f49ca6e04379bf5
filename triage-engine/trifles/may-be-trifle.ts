// Whether a rating leaves room for a trifle: nothing of it sends to a doctor at once, and nobody heard a danger.
import type { HeardAlarm } from '#triage-engine/dangers/hear-alarms.ts';
import type { Rated, Unrated } from '#triage-engine/rate.ts';

/** Softer than what is asked for: where a danger was half heard, nobody is sent home. */
const HALF_HEARD = 0.4;

export const mayBeTrifle = (rated: Rated | Unrated, heard: readonly HeardAlarm[]): boolean =>
  rated.urgency !== 1 &&
  (rated.urgency ?? 2) <= 3 &&
  !(rated.isEnough && isStung(rated)) &&
  !heard.some(({ certainty }) => certainty >= HALF_HEARD);

/** Whoever was stung is asked for an allergy first, however small the spot is. */
const isStung = ({ listed, asks }: Rated): boolean =>
  listed[0]?.condition.id === 'insect-bite' && asks.some(({ danger }) => danger === 'allergy');
