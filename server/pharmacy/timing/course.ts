// How long a course lasts, on the ward and at home: from its first dose on as many days as were ordered. It ends where its first dose
// would come again, so it has as many doses as its days hold, at whatever hour it was written.
import type { Frequency } from '#contract/medicines/medicines.ts';
import { addDays, dayIn, instantFrom, timeIn } from '#contract/zoned-time.ts';
import { daysApart } from './intervals.ts';

type Course = { frequency: Frequency; days: number };

/** From the day of the first dose to the day on which it would come again. What is not given every day ends with a whole round. */
export const daysOfCourse = ({ frequency, days }: Course): number =>
  Math.ceil(days / daysApart(frequency)) * daysApart(frequency);

/** The first moment that is no longer part of it. */
export const endOfCourse = (first: Date, course: Course, timeZone: string): Date =>
  instantFrom(addDays(dayIn(timeZone, first), daysOfCourse(course)), timeIn(timeZone, first), timeZone);

/** The first of these times of the day that comes after a moment; without times it is the moment itself. */
export function firstDoseAfter(times: readonly string[], from: Date, timeZone: string): Date {
  const day = dayIn(timeZone, from);
  const coming = [day, addDays(day, 1)].flatMap((each) => times.map((time) => instantFrom(each, time, timeZone)));
  return coming.find((at) => at >= from) ?? from;
}
