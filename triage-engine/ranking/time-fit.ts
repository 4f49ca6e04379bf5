// How well the told span and onset fit a condition's own.
import type { Condition } from '../knowledge/shape.ts';
import type { Attributes } from '../text/read-attributes.ts';
import { RANKING } from './tuning.ts';

/** A factor of about three beyond the usual span counts once, never more than three times. */
export function logDuration({ lasts }: Condition, { durationDays }: Attributes): number {
  if (!lasts || durationDays === undefined) return 0;
  const [least, most] = lasts;
  const days = Math.max(durationDays, 0.02);
  const beyond = days > most ? Math.log(days / Math.max(most, 0.02)) : days < least ? Math.log(least / days) : 0;
  return -RANKING.duration * Math.min(beyond / Math.log(3), 4);
}

const SPEED: Record<NonNullable<Condition['onset']>, number> = { sudden: 0, hours: 1, days: 2, weeks: 3, months: 4 };

export function logOnset({ onset }: Condition, { onset: told }: Attributes): number {
  if (!onset || !told) return 0;
  const speed = SPEED[onset];
  if (told === 'sudden') return RANKING.onset * (speed === 0 ? 1 : speed === 1 ? 0.4 : speed === 2 ? 0 : -1);
  return RANKING.onset * (speed === 0 ? -1 : speed >= 3 ? 0.6 : 0);
}
