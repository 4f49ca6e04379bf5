import type { Appointment } from '#contract/appointments/appointments.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { conflictFor } from '../conflict-for.ts';
import { countChange, requirePlainReason } from '../desk/desk-limits.ts';
import { mayCancel, mustGiveReason } from '../policy.ts';
import { findAppointment, presentFor } from '../read-appointment.ts';
import { cancelVisit } from './cancel-visit.ts';

/** The patient, the doctor or the desk. Whoever cancels for the patient says why: the patient reads it. */
export async function cancelAppointment(
  deps: Deps,
  actor: Actor,
  id: string,
  reason: string | null,
  version?: number | undefined,
): Promise<Appointment> {
  const row = await findAppointment(deps, actor, id);
  const now = deps.clock.now();
  if (!mayCancel(actor, row, { now, timeZone: deps.config.clinic.timeZone })) throw conflictFor(row, 'cancel', now);
  if (mustGiveReason(actor) && !reason) {
    throw new Refusal('reason_needed', { fields: { reason: 'Please give a reason.' } });
  }
  requirePlainReason(actor, reason);
  await countChange(deps, actor, row.patient_id);
  return transaction(deps.db, async (tx) => {
    const cancelled = await cancelVisit(tx, deps, actor, row, { reason, version });
    return presentFor({ ...deps, db: tx }, actor, cancelled);
  });
}
