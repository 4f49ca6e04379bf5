// What is stored of what was read in the reason of a visit.
import type { AppointmentRow } from '../store.ts';

/** Not read: the engine had no time for it, which is neither a danger nor none. */
export type ReasonRead = 'none' | 'danger' | 'crisis' | 'not-read';

type Stored = AppointmentRow['reason_danger'];
export type ReasonCells = { reason_danger: Stored; reason_check_at: Date | null; reason_check_tries: number };

export const NOTHING_TO_READ: ReasonCells = { reason_danger: null, reason_check_at: null, reason_check_tries: 0 };

export const storedOf = (read: ReasonRead) => (read === 'not-read' ? 'unread' : read);

export const isDangerRead = (read: ReasonRead): boolean => read === 'danger' || read === 'crisis';

const NAMED_ONE: readonly Stored[] = ['danger', 'crisis', 'earlier'];
const NOT_READ: readonly Stored[] = ['unread', 'earlier-unread'];

/**
 * What stays when other words take the place of a reason. A danger that was told stays told. What nobody has read is gone and will never
 * be read: it stays marked.
 */
export function leftOf(before: Stored): Stored {
  if (NAMED_ONE.includes(before)) return 'earlier';
  return NOT_READ.includes(before) ? 'earlier-unread' : null;
}

/** Marked as not read from the first moment on. The task reads it at once. */
export function cellsOf(read: ReasonRead, now: Date, left: Stored = null): ReasonCells {
  if (read === 'not-read') return { reason_danger: left ?? 'unread', reason_check_at: now, reason_check_tries: 0 };
  return { ...NOTHING_TO_READ, reason_danger: isDangerRead(read) ? read : (left ?? 'none') };
}
