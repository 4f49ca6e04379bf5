// When the first dose of a plan may come after the last dose of the same ingredient: on the ward and at home alike. See decision 47.
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { dayIn } from '#contract/zoned-time.ts';
import { daysApart, hasTimes, isAsOften, NEAREST, shortestIntervalMs, type Timed } from './intervals.ts';

/** Given, taken, or perhaps taken: by the terms of that moment, which may have been others. */
export type LastDose = Timed & {
  at: Date;
  /** The planned dose that it was; null: it was none. */
  dueAt: Date | null;
};

export type NextPlan = Timed & {
  /** The day from which it is counted, where that is known before its first dose. */
  countedFrom?: string | null | undefined;
  /** When it was ordered, or changed. */
  at: Date;
};

/** The latest of what each last dose asks for; null: from the order on. */
export function firstMomentAfter(last: readonly LastDose[], next: NextPlan, timeZone: string): Date | null {
  const moments = last.flatMap((one) => restAfter(one, next, timeZone) ?? []);
  const latest = Math.max(0, ...moments.map((one) => one.getTime()));
  return latest > next.at.getTime() ? new Date(latest) : null;
}

/**
 * At the same times as before the plan goes on: only the very dose that was given early is not due again. Else three quarters of the
 * interval pass after the planned time of the last dose, and half of it, as between any two doses (decision 19), after it was given.
 */
function restAfter(last: LastDose, next: NextPlan, timeZone: string): Date | null {
  if (!hasTimes(last.frequency) || !hasTimes(next.frequency)) return null;
  const [given, due] = [last.at.getTime(), (last.dueAt ?? last.at).getTime()];
  if (isSameTimes(next, last) && isCountedAlike(next, new Date(due), timeZone)) {
    if (due < next.at.getTime()) return null;
    return new Date(Math.max(due + MINUTE_MS, Math.min(given, due) + shortestIntervalMs(last) / 2));
  }
  const interval = intervalAtChangeMs(last, next);
  return new Date(Math.max(due + NEAREST * interval, given + interval / 2));
}

export const isSameTimes = (next: Timed, before: Timed | undefined): boolean =>
  before !== undefined &&
  isAsOften(next.frequency, before.frequency) &&
  before.times.toSorted().join() === next.times.toSorted().join();

/** A weekly dose that is counted anew is not the same plan: it could come two days after the last one. */
function isCountedAlike({ frequency, countedFrom }: NextPlan, due: Date, timeZone: string): boolean {
  const days = daysApart(frequency);
  if (days === 1) return true;
  if (!countedFrom) return false;
  return Math.round((Date.parse(dayIn(timeZone, due)) - Date.parse(countedFrom)) / DAY_MS) % days === 0;
}

/**
 * What is no longer given every day waits for its own interval. Within a day the shorter one counts: twice a day becomes once a day
 * with the next dose, since a pause of a day and a half would leave a patient without an anticoagulant or an antibiotic.
 */
function intervalAtChangeMs(before: Timed, after: Timed): number {
  const [was, is] = [shortestIntervalMs(before), shortestIntervalMs(after)];
  return is > was && daysApart(after.frequency) > 1 ? is : Math.min(was, is);
}
