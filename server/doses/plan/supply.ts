// How long a supply lasts: what was supplied, less every dose that was planned until now and that there was. What nobody wrote down is unknown.
import { LOW_SUPPLY_DAYS } from '#contract/medicines/doses.ts';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { daysOfCourse } from '#server/pharmacy/timing/course.ts';
import { daysApart, dosesPerDay } from '#server/pharmacy/timing/intervals.ts';
import { addDays, dayIn } from '#server/platform/zoned-time.ts';
import { dosesOn, type Plan, type Span } from './planned-doses.ts';

type Supplied = { quantity: number | null; days: number | null };

/** Doses of one prescription; null: unknown. */
export function suppliedDoses(frequency: Frequency, { quantity, days }: Supplied): number | null {
  if (quantity !== null) return quantity;
  if (frequency === 'once') return 1;
  if (days === null || frequency === 'as-needed') return null;
  return (daysOfCourse({ frequency, days }) / daysApart(frequency)) * dosesPerDay(frequency);
}

type Box = Supplied & { name: string; amount: number; unit: string };

/** What was supplied of the dose that is taken now: what is left of another one is not taken any more. */
export function boxesOf(members: readonly Box[]): Supplied[] {
  const now = members.at(-1);
  const isSame = ({ name, amount, unit }: Box) =>
    name.toLowerCase() === now?.name.toLowerCase() && amount === now.amount && unit === now.unit;
  return members.map((one) => (isSame(one) ? one : { quantity: 0, days: null }));
}

type Left = { doses: number; dosesLeft: number; daysLeft: number; isLow: boolean };

/** Null where one of the prescriptions says nothing, and for "as needed": nobody knows how often it is needed. */
export function supplyLeft(plan: Plan, supplied: readonly Supplied[], now: Date, timeZone: string): Left | null {
  if (plan.frequency === 'as-needed') return null;
  const each = supplied.map((one) => suppliedDoses(plan.frequency, one));
  const doses = each.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
  if (doses === null) return null;
  const dosesLeft = leftOver(plan, each, now, timeZone);
  const daysLeft = Math.floor((dosesLeft * daysApart(plan.frequency)) / dosesPerDay(plan.frequency));
  return { doses, dosesLeft, daysLeft, isLow: daysLeft <= LOW_SUPPLY_DAYS };
}

/** Box by box: what was planned after the last one was empty could not be taken, and is not owed to the next one. */
function leftOver(plan: Plan, each: readonly (number | null)[], now: Date, timeZone: string): number {
  return each.reduce<number>((before, supplied, nth) => {
    const from = plan.prescribed[nth]?.from ?? new Date(0);
    const until = plan.prescribed[nth + 1]?.from ?? now;
    return Math.max(0, before + (supplied ?? 0) - countPlanned(plan, { from, until }, timeZone));
  }, 0);
}

/** Only the days at the edge of a span are looked at dose by dose: a supply may have begun a year ago. */
function countPlanned(plan: Plan, { from, until }: { from: Date; until: Date }, timeZone: string): number {
  const [start, end] = [dayIn(timeZone, from), dayIn(timeZone, until)];
  const asDays = (span: Span) => ({
    first: dayIn(timeZone, span.from),
    last: span.until ? dayIn(timeZone, span.until) : null,
  });
  const [prescribed, away] = [plan.prescribed.map(asDays), plan.away.map(asDays)];
  const isEdge = (day: string) =>
    day === start || day === end || [...prescribed, ...away].some(({ first, last }) => day === first || day === last);
  const isInside = (spans: typeof prescribed, day: string) =>
    spans.some(({ first, last }) => day > first && (last === null || day < last));
  let count = 0;
  for (let day = plan.firstDay; day <= end; day = addDays(day, daysApart(plan.frequency))) {
    if (day < start) continue;
    if (isEdge(day)) count += dosesOn(plan, day, timeZone).filter(({ at }) => at >= from && at < until).length;
    else if (isInside(prescribed, day) && !isInside(away, day)) count += dosesPerDay(plan.frequency);
  }
  return count;
}
