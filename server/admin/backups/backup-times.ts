// When a backup should begin, and when one is late.
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { instantFrom } from '#contract/zoned-time.ts';
import { addDays, dayIn } from '#server/platform/zoned-time.ts';

export type Schedule = { at: string; timeZone: string };

/** The last time of the schedule that has come. */
export function lastTime({ at, timeZone }: Schedule, now: Date): Date {
  const today = instantFrom(dayIn(timeZone, now), at, timeZone);
  return today <= now ? today : instantFrom(addDays(dayIn(timeZone, now), -1), at, timeZone);
}

export function nextTime({ at, timeZone }: Schedule, now: Date): Date {
  const today = instantFrom(dayIn(timeZone, now), at, timeZone);
  return today > now ? today : instantFrom(addDays(dayIn(timeZone, now), 1), at, timeZone);
}

/** What is known about earlier ones. */
export type Past = {
  /** When this database came to be: before that nothing was due. */
  since: Date;
  /** When the last ones were begun, newest first. */
  triedAt: readonly Date[];
  /** The last that was made and not refuted by its test. */
  lastGoodAt: Date | null;
  /** The last that was restored and came back as it was. */
  lastTestedAt: Date | null;
};

/** After the first and the second failure of a night; then the next night is waited for. Each try is a whole copy. */
const TRY_AGAIN_MS = [HOUR_MS, 4 * HOUR_MS];
/** Beyond this the night's backup is late, whatever the reason: a server that was off, a disk, a test that failed. */
const LATE_AFTER_MS = 2 * HOUR_MS;
/** A night without a test is a restart at the wrong moment; two are a fault. */
const UNTESTED_AFTER_MS = 2 * DAY_MS;

export function isDue(schedule: Schedule, past: Past, now: Date): boolean {
  const due = lastTime(schedule, now);
  if (due <= past.since || (past.lastGoodAt && past.lastGoodAt >= due)) return false;
  const tries = past.triedAt.filter((at) => at >= due);
  const [last] = tries;
  const waitMs = TRY_AGAIN_MS[tries.length - 1];
  return !last || (waitMs !== undefined && now.getTime() - last.getTime() >= waitMs);
}

export function isOverdue(schedule: Schedule, past: Past, now: Date): boolean {
  const due = lastTime(schedule, new Date(now.getTime() - LATE_AFTER_MS));
  return due > past.since && !(past.lastGoodAt && past.lastGoodAt >= due);
}

/** Where a test was never possible, none is missed. */
export const isUntested = ({ lastTestedAt }: Past, now: Date): boolean =>
  lastTestedAt !== null && now.getTime() - lastTestedAt.getTime() > UNTESTED_AFTER_MS;
