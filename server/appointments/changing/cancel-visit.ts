import type { Appointment } from '#contract/appointments/appointments.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { closeCare } from '#server/patients/chart-access/care.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { conflictFor } from '../conflict-for.ts';
import { findPatientsMail, momentOf, notifyDoctor, notifyPatient, publishChange } from '../notify-sides.ts';
import { isAtDesk, isDoctorToldBy, isTheClinic } from '../policy.ts';
import { presentAppointment } from '../present.ts';
import { type AppointmentRow, appointmentById } from '../store.ts';
import { offerSlot } from '../waitlist/offers/offer-slot.ts';
import { changeIf } from './store.ts';
import { withdrawNotification } from './withdraw-notification.ts';

export type Cancelling = {
  reason: string | null;
  version?: number | undefined;
  /** Instead of what is told by role, when someone leaves: their doctor hears of all visits at once. */
  isDoctorTold?: boolean;
  /** The patient's login was closed with it: they cannot book another visit themselves. */
  isPatientClosed?: boolean;
};

/** Cancels what is still live, in the caller's transaction. Who may is decided by the caller. */
export async function cancelVisit(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  row: AppointmentRow,
  cancelling: Cancelling,
): Promise<AppointmentRow> {
  const { reason, version, isDoctorTold = isDoctorToldBy(actor) } = cancelling;
  const now = deps.clock.now();
  const changed = await changeIf(
    tx,
    row.id,
    { statuses: ['pending', 'approved'], version: version ?? row.version },
    { status: 'cancelled', holds_slot: false, decided_at: now, decided_by: actor.accountId, decision_reason: reason },
  );
  if (!changed) throw conflictFor((await appointmentById(tx, row.id)) ?? row, 'cancel', now);
  await withdrawNotification(tx, row, now);
  await closeCare(tx, row.id, now);
  await appendEntry(tx, deps.clock, actor, 'appointment.cancelled', {
    subject: 'appointment',
    subjectId: row.id,
    patientId: row.patient_id,
  });
  const appointment = presentAppointment(deps, actor, changed);
  if (isDoctorTold) await notifyDoctor(tx, deps, appointment, wordsForDoctor(actor));
  if (isTheClinic(actor)) {
    const { recipient, isPrivate } = await findPatientsMail(tx, row.id);
    await notifyPatient(tx, deps, row, {
      ...wordsForPatient(appointment, cancelling),
      recipient,
      // The mail of the approval put it into a calendar.
      calendar: row.status === 'approved' ? { visit: appointment, isPrivate } : undefined,
    });
  }
  await publishChange(tx, appointment, row.patient_id);
  await offerSlot(tx, deps, { doctorId: row.doctor_id, start: row.starts_at });
  return changed;
}

const wordsForDoctor = (actor: Actor) => ({
  what: isAtDesk(actor) ? 'will not come: the desk cancelled an appointment' : 'cancelled an appointment',
  subject: 'Cancelled:',
});

const wordsForPatient = (appointment: Appointment, { reason, isPatientClosed = false }: Cancelling) => ({
  says: {
    code: isPatientClosed ? ('visit-cancelled-record-closed' as const) : ('visit-cancelled' as const),
    values: { doctor: appointment.doctor, when: momentOf(appointment), reason },
  },
  hasLink: !isPatientClosed,
});
