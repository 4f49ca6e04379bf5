// Early, late and too soon after the last one: rules of time for one dose.
import { EARLY_MINUTES, OVERDUE_MINUTES } from '../../../contract/medication-tasks.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

export const overdueAt = (dueAt: Date, isTimeCritical: boolean): Date =>
  new Date(dueAt.getTime() + (isTimeCritical ? OVERDUE_MINUTES.timeCritical : OVERDUE_MINUTES.otherwise) * MINUTE_MS);

/** From when on the smallest gap after the last dose is kept; null: it is kept at any time. */
export function gapEnds(gapHours: number | null, lastGivenAt: Date | null): Date | null {
  if (gapHours === null || lastGivenAt === null) return null;
  return new Date(lastGivenAt.getTime() + gapHours * HOUR_MS);
}

type Dose = { dueAt: Date; isTimeCritical: boolean; gapHours: number | null; lastGivenAt: Date | null };

/** Why giving it at this moment needs a written reason. The gap comes first: it is the most dangerous. */
export function reasonNeededFor(dose: Dose, at: Date): 'gap' | 'early' | 'late' | null {
  const free = gapEnds(dose.gapHours, dose.lastGivenAt);
  if (free && at < free) return 'gap';
  if (at.getTime() < dose.dueAt.getTime() - EARLY_MINUTES * MINUTE_MS) return 'early';
  return at >= overdueAt(dose.dueAt, dose.isTimeCritical) ? 'late' : null;
}

/** Doses in the 24 hours around this one: no window of 24 hours may hold more than the most. */
export function reachesLimit(mostIn24Hours: number | null, given: readonly Date[], at: Date): boolean {
  if (mostIn24Hours === null) return false;
  const day = 24 * HOUR_MS;
  const near = given.map((each) => each.getTime()).filter((each) => Math.abs(each - at.getTime()) < day);
  const all = [...near, at.getTime()].toSorted((one, other) => one - other);
  return all.some((first) => all.filter((each) => each >= first && each < first + day).length > mostIn24Hours);
}
