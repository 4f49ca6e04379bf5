import { addDays, instantFrom, timeIn } from '#contract/zoned-time.ts';

type Course = { ends_on: string | null; signed_at: Date };

/**
 * When all of a course is taken; null: it goes on. Three days that begin at ten in the morning end at ten, so that no dose is left out:
 * the last ones come on the day after the last day. The store asks the same of the database.
 */
export const endOfCourse = ({ ends_on, signed_at }: Course, timeZone: string): Date | null =>
  ends_on ? instantFrom(addDays(ends_on, 1), timeIn(timeZone, signed_at), timeZone) : null;

/** Neither stopped nor over. */
export function isRunningAt(row: Course & { stopped_at: Date | null }, now: Date, timeZone: string): boolean {
  const end = endOfCourse(row, timeZone);
  return row.stopped_at === null && (end === null || end > now);
}
