// Whether a patient may move the times of a medicine now: the first dose at the new ones does not come too soon.
import { HOUR_MS } from '#contract/durations.ts';
import { leastGapMs } from '#server/pharmacy/timing/fitting-times.ts';
import { daysApart, intervalMs } from '#server/pharmacy/timing/intervals.ts';
import { type Plan, plannedDoses } from './planned-doses.ts';

/** Whether the first dose at the new times comes too soon after the last one at the old times. */
export function isTooNear(plan: Plan, now: Date, timeZone: string): boolean {
  const apart = daysApart(plan.frequency);
  const span = {
    from: new Date(now.getTime() - intervalMs(plan.frequency) - 24 * HOUR_MS),
    until: new Date(now.getTime() + (apart + 2) * 24 * HOUR_MS),
  };
  const doses = plannedDoses(plan, span, timeZone);
  const least = leastGapMs(plan.frequency);
  return doses.some(({ at }, index) => {
    const next = doses[index + 1];
    return next !== undefined && next.at > now && next.at.getTime() - at.getTime() < least;
  });
}
