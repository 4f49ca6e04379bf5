import type { Leave } from '#contract/appointments/leaving.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findDoctor } from '#server/schedule/find-doctor.ts';
import { cancelVisit } from '../changing/cancel-visit.ts';
import { moveVisit } from '../changing/move-visit.ts';
import { isMailed } from '../present.ts';
import type { AppointmentRow } from '../store.ts';
import { todayOf } from './list-coming-visits.ts';
import { type Leaver, lockComingVisits } from './store.ts';

export type Ended = {
  moved: number;
  cancelled: number;
  /** Their patients get no mail. */
  toCall: AppointmentRow[];
};

/**
 * Moves or cancels every coming visit of someone who leaves, in the transaction that closes the account, after it was
 * closed: nobody can book a new one meanwhile. Refuses unless the list is the one that was shown.
 */
export async function endVisits(tx: Tx, deps: Deps, actor: Actor, leaver: Leaver, leave: Leave): Promise<Ended> {
  const rows = await lockComingVisits(tx, leaver, todayOf(deps));
  const wanted = new Map((leave.visits ?? []).map((visit) => [visit.id, visit]));
  const isAsShown = wanted.size === rows.length && rows.every(({ id, version }) => wanted.get(id)?.version === version);
  if (!isAsShown) throw new Refusal('visits_changed');
  const { reason } = leave;
  if (rows.length > 0 && !reason) {
    throw new Refusal('reason_needed', { fields: { reason: 'Please give a reason.' } });
  }
  const ended: Ended = { moved: 0, cancelled: 0, toCall: rows.filter((row) => !isMailed(row)) };
  for (const row of rows) {
    const moveTo = wanted.get(row.id)?.moveTo;
    if (moveTo && 'doctorId' in leaver) {
      await handOver(tx, deps, actor, row, { moveTo, reason: reason ?? '' });
      ended.moved += 1;
    } else {
      await cancelVisit(tx, deps, actor, row, { reason: reason ?? null, isPatientClosed: 'patientId' in leaver });
      ended.cancelled += 1;
    }
  }
  return ended;
}

/** Moves a visit to a doctor of the same department who was shown as free at that time and still is. */
async function handOver(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  row: AppointmentRow,
  { moveTo, reason }: { moveTo: string; reason: string },
): Promise<void> {
  try {
    const doctor = await findDoctor(tx, moveTo);
    if (doctor.department_id !== row.department_id) throw new Refusal('visits_changed');
    await moveVisit(tx, deps, actor, row, { doctor, start: row.starts_at, reason, version: row.version });
  } catch (error) {
    const isGone =
      error instanceof Refusal && ['slot_taken', 'slot_not_offered', 'doctor_left', 'not_found'].includes(error.code);
    throw isGone ? new Refusal('visits_changed') : error;
  }
}
