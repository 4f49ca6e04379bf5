import type { Appointment } from '../../contract/appointments.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn, timeIn } from '../platform/zoned-time.ts';
import { allowedActions, mayUndo, UNDO_MS } from './policy.ts';
import type { AppointmentRow } from './store.ts';

/** As the caller may see it, in the clinic's time. */
export function appointmentOnFile(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  actor: Actor,
  row: AppointmentRow,
): Appointment {
  const { timeZone } = config.clinic;
  const now = clock.now();
  const undoUntil = mayUndo(actor, row, now) && row.decided_at ? new Date(row.decided_at.getTime() + UNDO_MS) : null;
  return {
    id: row.id,
    patient: row.patient_name,
    patientId: row.patient_id,
    pud: row.pud,
    doctor: row.doctor_name,
    doctorId: row.doctor_id,
    department: row.department,
    date: dayIn(timeZone, row.starts_at),
    time: timeIn(timeZone, row.starts_at),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone,
    reason: row.reason,
    status: row.status,
    decisionReason: row.decision_reason,
    decidedBy: row.decider_name,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    undoUntil: undoUntil?.toISOString() ?? null,
    triageId: row.triage_id,
    triageUrgency: row.triage_urgency,
    version: row.version,
    can: allowedActions(actor, row, now),
  };
}
