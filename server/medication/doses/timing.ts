// Early, late, and too many in a day: rules of time for one dose.
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { EARLY_MINUTES, OVERDUE_MINUTES } from '#contract/medicines/medication-tasks.ts';

export const overdueAt = (dueAt: Date, isTimeCritical: boolean): Date =>
  new Date(dueAt.getTime() + (isTimeCritical ? OVERDUE_MINUTES.timeCritical : OVERDUE_MINUTES.otherwise) * MINUTE_MS);

type Dose = { dueAt: Date; isTimeCritical: boolean; isInsideGap: boolean };

/** Why giving it at this moment needs a written reason. The gap comes first: it is the most dangerous. */
export function reasonNeededFor(dose: Dose, at: Date): 'gap' | 'early' | 'late' | null {
  if (dose.isInsideGap) return 'gap';
  if (at.getTime() < dose.dueAt.getTime() - EARLY_MINUTES * MINUTE_MS) return 'early';
  return at >= overdueAt(dose.dueAt, dose.isTimeCritical) ? 'late' : null;
}

/** A dose and how many of the order's own doses it is worth. */
export type Counted = { at: Date; doses: number };

// Floating point: three times 0.1 is a little more than 0.3.
const SLACK = 1e-6;

/** No window of 24 hours around this dose may hold more than the most. */
export function reachesLimit(mostIn24Hours: number | null, given: readonly Counted[], at: Date): boolean {
  if (mostIn24Hours === null) return false;
  const day = DAY_MS;
  const near = given.filter((each) => Math.abs(each.at.getTime() - at.getTime()) < day);
  const all = [...near, { at, doses: 1 }];
  return all.some(({ at: first }) => {
    const inWindow = all.filter((each) => each.at >= first && each.at.getTime() < first.getTime() + day);
    return inWindow.reduce((sum, { doses }) => sum + doses, 0) > mostIn24Hours + SLACK;
  });
}
