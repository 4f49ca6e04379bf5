import { HOUR_MS } from '#contract/durations.ts';
import { EXPORT_HOURS, type TrailExport } from '#contract/trail/exports.ts';
import type { TrailFilter } from '#contract/trail/trail.ts';
import { allowedWithExport } from '#server/admin/policy.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { ExportRow } from './store.ts';

/** Ready for a day, from the second yes or from the end of the waiting time. */
export function stateAt(
  { ready_at, stopped_at }: Pick<ExportRow, 'ready_at' | 'stopped_at'>,
  now: Date,
): TrailExport['state'] {
  if (stopped_at) return 'stopped';
  if (now < ready_at) return 'waiting';
  return now.getTime() < ready_at.getTime() + EXPORT_HOURS * HOUR_MS ? 'ready' : 'over';
}

/** `free`: who had no hand in the account of whoever asked, for those who might agree. */
export function presentExport(actor: Actor, row: ExportRow, now: Date, free?: readonly string[]): TrailExport {
  const state = stateAt(row, now);
  return {
    id: row.id,
    filter: row.filter as TrailFilter,
    askedBy: row.asked_by_name,
    askedAt: row.asked_at.toISOString(),
    approvedBy: row.approved_by_name,
    state,
    readyAt: row.ready_at.toISOString(),
    ...allowedWithExport(actor, row, state, free),
  };
}
