// How an order begins that comes in the place of another one: at which times, counted from which day, from when on, and whether a
// dose that is due goes over to it. Pure rules; see decision 47.
import type { Frequency } from '#contract/medicines/medicines.ts';
import { firstDoseAfter } from '#server/pharmacy/timing/course.ts';
import { firstMomentAfter, isSameTimes, type LastDose } from '#server/pharmacy/timing/first-moment.ts';
import { whyNotTimes } from '#server/pharmacy/timing/fitting-times.ts';
import {
  daysApart,
  hasTimes,
  isAsOften,
  NEAREST,
  shortestIntervalMs,
  type Timed,
} from '#server/pharmacy/timing/intervals.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { dueTimes } from '../doses/due-times.ts';
import { AHEAD_MS } from '../doses/next-due.ts';
import { USUAL_TIMES } from './usual-times.ts';

type Way = { route: string; frequency: Frequency };

/** By the same way, both at their times or both as needed. A single dose takes no place and leaves none. */
export const mayStandFor = (next: Way, before: Way): boolean =>
  next.route === before.route &&
  next.frequency !== 'once' &&
  before.frequency !== 'once' &&
  hasTimes(next.frequency) === hasTimes(before.frequency);

/** An order that ends now and that the next one stands for: its times, its count and the dose that is due go over. */
export type Before = Timed & {
  /** Every other day and once a week are counted from this day. */
  countedFrom: string;
  /** Its doses that nobody has recorded. */
  open: readonly Date[];
  isTimeCritical: boolean;
};

type Next = {
  frequency: Frequency;
  /** Left out: those of the order that it stands for, or the usual ones. */
  times?: readonly string[] | undefined;
  /** The day from which it is counted at home. */
  countedFrom?: string | null;
  /** The last doses of what it holds, by what has ended or ends now. */
  last?: readonly LastDose[];
  at: Date;
};

export type Beginning = {
  times: string[];
  countedFrom: string | null;
  /** Before then the last given dose was too near; null: from the order on. */
  firstDoseFrom: Date | null;
  /** The dose of the earlier order that is given as the new one says. */
  passedOn: Date | null;
  /** What is open of the earlier order may still be given. */
  keepsOpen: boolean;
  /** What it stands for was: a prescription cannot say so. */
  isTimeCritical: boolean;
  /** The first dose; null where it has no times. */
  first: Date | null;
};

export function beginningOf(next: Next, stoodFor: readonly Before[], timeZone: string): Beginning {
  const { frequency, at, last = [] } = next;
  const alike = stoodFor.find((one) => keepsTimes(frequency, one));
  const times = [...new Set(next.times ?? alike?.times ?? USUAL_TIMES[frequency])].toSorted();
  const isTimeCritical = stoodFor.some((one) => one.isTimeCritical);
  if (!hasTimes(frequency)) {
    const isOnce = frequency === 'once';
    const none = { countedFrom: null, firstDoseFrom: null, passedOn: null };
    return { times, ...none, keepsOpen: isOnce, isTimeCritical, first: isOnce ? at : null };
  }
  const days = daysApart(frequency);
  const alikeDays = stoodFor.find((one) => hasTimes(one.frequency) && daysApart(one.frequency) === days);
  const counted = days > 1 ? (alikeDays?.countedFrom ?? next.countedFrom ?? null) : null;
  const firstDoseFrom = firstMomentAfter(last, { frequency, times, countedFrom: counted, at }, timeZone);
  const startsAt = firstDoseFrom ?? at;
  // Counted anew it begins with the next time of the day, and not a round later.
  const anew = () => dayIn(timeZone, firstDoseAfter(times, startsAt, timeZone));
  const countedFrom = days > 1 ? (counted ?? anew()) : null;
  const span = { from: startsAt, until: new Date(startsAt.getTime() + AHEAD_MS) };
  const [first = null] = dueTimes({ frequency, times, startsAt, endsAt: null, countedFrom }, span, timeZone);
  const isSpaced =
    first !== null && first.getTime() - at.getTime() >= NEAREST * shortestIntervalMs({ frequency, times });
  const keepsOpen = isSameTimes({ frequency, times }, alike) || (firstDoseFrom === null && isSpaced);
  const passedOn = keepsOpen && firstDoseFrom === null ? dueAt(stoodFor, last, at) : null;
  return { times, countedFrom, firstDoseFrom, passedOn, keepsOpen, isTimeCritical, first: passedOn ?? first };
}

/** As often as before, at times that the words of the new order allow. */
const keepsTimes = (frequency: Frequency, before: Timed): boolean =>
  isAsOften(frequency, before.frequency) &&
  (frequency === before.frequency || whyNotTimes(frequency, before.times) === null);

/**
 * The newest dose that was due by then, for half of the time to the next one: after that it was missed. What was given at that time or
 * since under another order is not given again.
 */
function dueAt(before: readonly Before[], last: readonly LastDose[], at: Date): Date | null {
  const isGiven = (due: Date) => last.some((one) => hasTimes(one.frequency) && (one.dueAt ?? one.at) >= due);
  const due = before
    .flatMap((one) => {
      if (!hasTimes(one.frequency)) return [];
      const since = at.getTime() - shortestIntervalMs(one) / 2;
      return one.open.filter((each) => each <= at && each.getTime() > since && !isGiven(each));
    })
    .toSorted((one, other) => other.getTime() - one.getTime());
  return due[0] ?? null;
}
