import type { Appointment } from '#contract/appointments.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { cancelVisit } from './cancel-visit.ts';
import { conflictFor } from './conflict-for.ts';
import { mayCancel, mustGiveReason } from './policy.ts';
import { findAppointment, presentFor } from './read-appointment.ts';

/** The patient, the doctor or the desk. Whoever cancels for the patient says why: the patient reads it. */
export async function cancelAppointment(
  deps: Deps,
  actor: Actor,
  id: string,
  reason: string | null,
  version?: number | undefined,
): Promise<Appointment> {
  const row = await findAppointment(deps, actor, id);
  if (!mayCancel(actor, row, deps.clock.now())) throw conflictFor(row, 'cancel', deps.clock.now());
  if (mustGiveReason(actor) && !reason) {
    throw new Refusal('reason_needed', { fields: { reason: 'Please give a reason.' } });
  }
  return transaction(deps.db, async (tx) => {
    const cancelled = await cancelVisit(tx, deps, actor, row, { reason, version });
    return presentFor({ ...deps, db: tx }, actor, cancelled);
  });
}
