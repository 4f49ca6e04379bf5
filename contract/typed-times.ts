// When something that is typed in afterwards may have happened: a dose, a set of observations, a call.
import { HOUR_MS, MINUTE_MS } from './durations.ts';

export const TYPED_BACK_HOURS = 12;
/** Tolerates two minutes of clock skew. */
export const TYPED_AHEAD_MS = 2 * MINUTE_MS;
export const NOT_A_TYPED_TIME = `Choose a time in the last ${TYPED_BACK_HOURS} hours.`;

export const mayBeTyped = (at: Date, now: Date): boolean =>
  at.getTime() <= now.getTime() + TYPED_AHEAD_MS && at.getTime() >= now.getTime() - TYPED_BACK_HOURS * HOUR_MS;
