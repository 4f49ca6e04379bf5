// When somebody is reminded that a medicine still waits for a decision after a stay, and who.
import { DAY_MS } from '#contract/durations.ts';

const AGAIN_MS = DAY_MS;
const OTHERS_MS = 2 * DAY_MS;
const THEN_EVERY_MS = 7 * DAY_MS;

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** The doctor of the stay was told at the discharge, and is told again after a day. */
export const firstReminderAt = (leftAt: Date): Date => after(leftAt, AGAIN_MS);

export type HoldReminder = {
  /** Every doctor who may decide, and the patient, who waits longer than was said. */
  toOthers: boolean;
  nextAt: Date;
};

/** By how long it has waited, not by what was sent: a server that was off for days tells the others at once, and each once. */
export function holdReminder(leftAt: Date, now: Date): HoldReminder {
  const othersAt = after(leftAt, OTHERS_MS);
  return now < othersAt ? { toOthers: false, nextAt: othersAt } : { toOthers: true, nextAt: after(now, THEN_EVERY_MS) };
}
