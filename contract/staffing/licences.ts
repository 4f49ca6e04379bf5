// Until when a licence holds. Days are those of the clinic.
import { DAY_MS } from '../durations.ts';

/** How many days before its end the person and the administrators are told: the last time on the day itself. */
export const TOLD_DAYS_BEFORE = [30, 7, 0] as const;

/** Below zero: it has lapsed. */
export const daysLeft = (endsOn: string, today: string): number =>
  Math.round((Date.parse(`${endsOn}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);

export type LicenceState = 'holds' | 'ends' | 'lapsed';

/** Null where no end is known: it was not checked, and that is said. */
export function licenceStateOn(endsOn: string | null, today: string): LicenceState | null {
  if (endsOn === null) return null;
  const left = daysLeft(endsOn, today);
  if (left < 0) return 'lapsed';
  return left <= TOLD_DAYS_BEFORE[0] ? 'ends' : 'holds';
}
