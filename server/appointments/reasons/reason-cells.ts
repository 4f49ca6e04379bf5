// What is stored of what was read in the reason of a visit.
import type { AppointmentRow } from '../store.ts';

/** Not read: the engine had no time for it, which is neither a danger nor none. */
export type ReasonRead = 'none' | 'danger' | 'crisis' | 'not-read';

type Stored = AppointmentRow['reason_danger'];
export type ReasonCells = { reason_danger: Stored; reason_check_at: Date | null; reason_check_tries: number };

export const NOTHING_TO_READ: ReasonCells = { reason_danger: null, reason_check_at: null, reason_check_tries: 0 };

export const isDangerRead = (read: ReasonRead): boolean => read === 'danger' || read === 'crisis';

const NAMED_ONE: readonly Stored[] = ['danger', 'crisis', 'earlier'];

/** A danger that was told stays told when other words take its place. What could not be read is read at once by the task. */
export function cellsOf(read: ReasonRead, now: Date, before: Stored = null): ReasonCells {
  const earlier = NAMED_ONE.includes(before) ? 'earlier' : null;
  if (read === 'not-read') return { reason_danger: earlier, reason_check_at: now, reason_check_tries: 0 };
  const found = isDangerRead(read) ? read : (earlier ?? 'none');
  return { ...NOTHING_TO_READ, reason_danger: found };
}
