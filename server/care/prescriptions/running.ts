import { DAY_MS } from '#contract/durations.ts';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { endOfCourse } from '#server/pharmacy/timing/course.ts';

type Course = {
  frequency: Frequency;
  starts_on: string;
  ends_on: string | null;
  signed_at: Date;
  first_dose_from: Date | null;
  stopped_at: Date | null;
};

/** Neither stopped nor over. The last doses of a course that began in the afternoon come on the day after its last day. */
export function isRunningAt(row: Course, now: Date, timeZone: string): boolean {
  if (row.stopped_at !== null || row.ends_on === null) return row.stopped_at === null;
  const days = 1 + Math.round((Date.parse(row.ends_on) - Date.parse(row.starts_on)) / DAY_MS);
  const { frequency } = row;
  return endOfCourse(row.first_dose_from ?? row.signed_at, { frequency, days }, timeZone) > now;
}
