import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { wallClockIn } from '../platform/zoned-time.ts';
import { tokenText } from './desk/token-text.ts';
import {
  allowedActions,
  isTheClinic,
  isTheirDoctor,
  isThePatient,
  mayReadOwnWords,
  mayUndo,
  UNDO_MS,
} from './policy.ts';
import type { AppointmentRow } from './store.ts';

/**
 * Presents an appointment as the caller may see it, in the clinic's time. A reason may be clinical: the patient and the
 * doctor read it; the desk reads only what it wrote itself, unless the chart is open to the caller.
 */
export function presentAppointment(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  actor: Actor,
  row: AppointmentRow,
  isInCare = isTheirDoctor(actor, row) || isThePatient(actor, row),
): Appointment {
  const mayReadDecision = mayReadOwnWords(actor, isInCare, row.decided_by);
  const { timeZone } = config.clinic;
  const { day, time } = wallClockIn(timeZone, row.starts_at);
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
    room: row.room ?? '',
    directions: row.directions ?? '',
    date: day,
    time,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone,
    reason: isInCare ? row.reason : '',
    isReasonWithheld: !isInCare,
    ...dangerOf(row, isInCare),
    ...(row.mode === 'video' ? { mode: row.mode } : {}),
    status: row.status,
    decisionReason: mayReadDecision ? row.decision_reason : null,
    decidedBy: row.decider_name,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    ...hereOf(row, day),
    undoUntil: undoUntil?.toISOString() ?? null,
    moved: moveOf(row, mayReadOwnWords(actor, isInCare, row.moved_by)),
    triageId: isInCare ? row.triage_id : null,
    triageUrgency: isInCare ? row.triage_urgency : null,
    ...(isTheClinic(actor) && !isMailed(row) ? { callPatient: row.patient_phone } : {}),
    version: row.version,
    can: allowedActions(actor, row, { now, timeZone }),
  };
}

/** Which danger it is, those in care read. */
function dangerOf({ reason_danger: danger }: AppointmentRow, isInCare: boolean): Pick<Appointment, 'reasonDanger'> {
  if (danger === null || danger === 'none') return {};
  if (danger === 'earlier-unread') return { reasonDanger: 'unread' };
  return { reasonDanger: danger === 'crisis' && !isInCare ? 'danger' : danger };
}

/** What is known once they have come. A token is of one day. */
const hereOf = (row: AppointmentRow, day: string) => ({
  ...tokenOn(row, day),
  ...(row.with_doctor_at ? { withDoctorAt: row.with_doctor_at.toISOString() } : {}),
  ...(row.called_at ? { calledAt: row.called_at.toISOString() } : {}),
  ...(row.left_at ? { leftAt: row.left_at.toISOString() } : {}),
});

type Tokens = Pick<AppointmentRow, 'token_day' | 'token_letters' | 'token_number'>;

export function tokenOn({ token_day, token_letters, token_number }: Tokens, day: string): { token?: string } {
  if (token_day !== day || token_letters === null || token_number === null) return {};
  return { token: tokenText(token_letters, token_number) };
}

/** Mails go to the confirmed address of an account, and nowhere else. */
export const isMailed = ({ patient_account_id, patient_email }: AppointmentRow): boolean =>
  patient_account_id !== null && patient_email !== null;

function moveOf({ moved_from, mover_name, move_reason }: AppointmentRow, mayReadReason: boolean): Appointment['moved'] {
  if (!moved_from) return null;
  return { from: moved_from.toISOString(), by: mover_name ?? '', reason: mayReadReason ? (move_reason ?? '') : '' };
}
