import type { Appointment } from '#contract/appointments/appointments.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { openCare } from '#server/patients/chart-access/care.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { careEnds } from '../deadlines.ts';
import { momentOf, notifyPatient, publishChange } from '../notify-sides.ts';
import { mayUndo, UNDO_MS } from '../policy.ts';
import { findAppointment, presentFor } from '../read-appointment.ts';
import { NOT_HERE } from './move-visit.ts';
import { changeIf } from './store.ts';
import { withdrawNotification } from './withdraw-notification.ts';

/** Undoes a decision within ten seconds, for whoever decided. The mail has not left yet; the screen is corrected. */
export async function undoDecision(deps: Deps, actor: Actor, id: string): Promise<Appointment> {
  const row = await findAppointment(deps, actor, id);
  const now = deps.clock.now();
  if (!mayUndo(actor, row, now)) throw new Refusal('undo_too_late');

  return transaction(deps.db, async (tx) => {
    const undone = await changeIf(
      tx,
      id,
      {
        statuses: ['approved', 'rejected'],
        version: row.version,
        decidedAfter: new Date(now.getTime() - UNDO_MS),
        decidedBy: actor.accountId,
      },
      {
        status: 'pending',
        holds_slot: true,
        decided_at: null,
        decided_by: null,
        decision_reason: null,
        decision_mail: null,
        confirmed_at: null,
        ...NOT_HERE,
      },
    );
    if (!undone) throw new Refusal('undo_too_late');
    await withdrawNotification(tx, row, now);
    await openCare(tx, deps, {
      patientId: row.patient_id,
      clinicianId: row.doctor_id,
      kind: 'appointment',
      sourceId: id,
      closesAt: careEnds(row.starts_at),
    });
    await appendEntry(tx, deps.clock, actor, 'appointment.decision_undone', {
      subject: 'appointment',
      subjectId: id,
      patientId: row.patient_id,
      details: { was: row.status },
    });
    const appointment = await presentFor({ ...deps, db: tx }, actor, undone);
    await notifyPatient(tx, deps, row, {
      says: { code: 'visit-waits-again', values: { doctor: appointment.doctor, when: momentOf(appointment) } },
    });
    await publishChange(tx, appointment, row.patient_id);
    return appointment;
  });
}
