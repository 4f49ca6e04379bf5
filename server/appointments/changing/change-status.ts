import type { Appointment, AppointmentStatus } from '#contract/appointments/appointments.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { mayChangeStatusTo } from '../policy.ts';
import { findAppointment } from '../read-appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { decideAppointment } from './decide-appointment.ts';
import { finishAppointment } from './finish-appointment.ts';
import { undoDecision } from './undo-decision.ts';

type Change = {
  status: AppointmentStatus;
  reason?: string | undefined;
  outsideHours?: boolean | undefined;
  isPrivate?: boolean | undefined;
  version?: number | undefined;
};

/** One endpoint for all changes of status; each has a use case of its own. */
export async function changeStatus(
  deps: Deps,
  actor: Actor,
  id: string,
  { status, reason, outsideHours, isPrivate, version }: Change,
): Promise<Appointment> {
  if (!mayChangeStatusTo(actor, status)) return refuse(deps, actor, id);
  switch (status) {
    case 'approved':
      return decideAppointment(deps, actor, id, { status, outsideHours, isPrivate, version });
    case 'rejected':
      return decideAppointment(deps, actor, id, { status, reason: reason || 'The doctor gave no reason.', version });
    case 'completed':
    case 'no-show':
      return finishAppointment(deps, actor, id, status);
    case 'cancelled':
      return cancelAppointment(deps, actor, id, reason || null, version);
    case 'pending':
      return undoDecision(deps, actor, id);
    case 'expired':
      // Requests expire by time only.
      return refuse(deps, actor, id);
  }
}

/** To whoever may see it; to anyone else it does not exist. */
async function refuse(deps: Deps, actor: Actor, id: string): Promise<never> {
  await findAppointment(deps, actor, id);
  throw new Refusal('not_allowed');
}
