// Which reminders of doses are due at a moment, and when to look again.
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { REMIND_AFTER_MINUTES } from '#contract/medicines/doses.ts';
import type { MedicineLine } from '#contract/notice-words/fill.ts';

/** A dose that nobody has answered. */
export type Waiting = Pick<MedicineLine, 'name' | 'dose'> & {
  onlyOn?: MedicineLine['onlyOn'] | null;
  at: Date;
  snoozedUntil: Date | null;
};

export type DueReminder = { dedupeKey: string; round: number; at: Date; doses: Waiting[] };

const ROUNDS_MS = REMIND_AFTER_MINUTES.map((minutes) => minutes * MINUTE_MS);
// A server that was away does not remind of doses of the night.
const STALE_MS = 60 * MINUTE_MS;
/** How far ahead doses are looked for. */
export const LOOK_AHEAD_MS = DAY_MS;
/** And how far back. */
export const LOOK_BACK_MS = STALE_MS + 12 * 60 * MINUTE_MS;

type Base = Pick<Waiting, 'at' | 'snoozedUntil'>;
const baseOf = ({ at, snoozedUntil }: Base): Date => snoozedUntil ?? at;

const roundOf = (dose: Base, now: Date): number =>
  ROUNDS_MS.findLastIndex((after) => now.getTime() - baseOf(dose).getTime() >= after);
/** What the keys of all reminders of this patient's doses begin with. */
export const keysBeginWith = (patientId: string): string => `doses:${patientId}:`;

const keyOf = (patientId: string, base: Date, round: number): string =>
  `${keysBeginWith(patientId)}${base.toISOString()}:${round}`;

/**
 * The last reminder of every dose whose moment has come, one for all doses of one time. The key names the time and the round: put off
 * or moved, it is reminded of anew.
 */
export function currentReminders(patientId: string, waiting: readonly Waiting[], now: Date): DueReminder[] {
  const current = new Map<string, DueReminder>();
  for (const dose of waiting) {
    const round = roundOf(dose, now);
    if (round < 0) continue;
    const dedupeKey = keyOf(patientId, baseOf(dose), round);
    const same = current.get(dedupeKey) ?? { dedupeKey, round, at: dose.at, doses: [] };
    current.set(dedupeKey, { ...same, doses: [...same.doses, dose] });
  }
  return [...current.values()];
}

/** Those of them that are told now, if they were not told before. */
export const dueReminders = (patientId: string, waiting: readonly Waiting[], now: Date): DueReminder[] =>
  currentReminders(patientId, waiting, now).filter(({ doses }) =>
    doses.some((dose) => now.getTime() - baseOf(dose).getTime() < STALE_MS),
  );

/** The next moment at which a reminder can become due; null: none of these doses has one any more. */
export function nextLook(waiting: readonly Waiting[], now: Date): Date | null {
  const moments = waiting.flatMap((dose) => ROUNDS_MS.map((after) => baseOf(dose).getTime() + after));
  const coming = moments.filter((at) => at > now.getTime());
  return coming.length > 0 ? new Date(Math.min(...coming)) : null;
}

/** All keys under which a dose of this time may have been reminded of. */
export const keysOf = (patientId: string, { at, snoozedUntil }: Base): string[] =>
  [at, ...(snoozedUntil ? [snoozedUntil] : [])].flatMap((base) =>
    ROUNDS_MS.map((_, round) => keyOf(patientId, base, round)),
  );

/** The key of the last reminder whose moment has come. */
export const keyOfLatest = (patientId: string, dose: Base, now: Date): string =>
  keyOf(patientId, baseOf(dose), roundOf(dose, now));
