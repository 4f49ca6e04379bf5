// Who comes before a waiting patient, and how late the doctor is. Pure.
import { MINUTE_MS } from '#contract/durations.ts';

export type InLine = {
  id: string;
  startsAt: Date;
  endsAt: Date;
  state: 'waiting' | 'let-in' | 'in-visit';
};

/** Earlier visits of the doctor that wait or go on come before; the doctor is late by what they have left to do. */
export function lineFor(mine: InLine, all: readonly InLine[], now: Date): { before: number; lateMinutes: number } {
  const earlier = all
    .filter(({ id, startsAt }) => id !== mine.id && startsAt <= mine.startsAt)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  // Each begins when the one before is over, and lasts as planned; one that runs over is about to end.
  let free = now.getTime();
  for (const { startsAt, endsAt, state } of earlier) {
    const length = endsAt.getTime() - startsAt.getTime();
    free = state === 'waiting' ? Math.max(free, startsAt.getTime()) + length : Math.max(free, endsAt.getTime());
  }
  const late = Math.ceil((free - mine.startsAt.getTime()) / MINUTE_MS);
  return { before: earlier.length, lateMinutes: Math.max(0, late) };
}
