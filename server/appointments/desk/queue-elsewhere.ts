import type { ReceptionVisit } from '#contract/appointments/reception.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { closeCare } from '#server/patients/chart-access/care.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockDoctorHere } from '#server/schedule/lock-offer.ts';
import { changeIf } from '../changing/store.ts';
import { conflictFor } from '../conflict-for.ts';
import { momentOf, notifyDoctor, notifyPatient, publishChange } from '../notify-sides.ts';
import { mayQueueElsewhere, staysInDepartment } from '../policy.ts';
import { presentAppointment } from '../present.ts';
import { findAppointment } from '../read-appointment.ts';
import type { AppointmentRow } from '../store.ts';
import { openVisitCare } from '../visit-care.ts';
import { offerSlot } from '../waitlist/offers/offer-slot.ts';
import { countChange, requirePlainReason } from './desk-limits.ts';
import { requireDoctorToday } from './doctors-today.ts';
import { lockPatientHere } from './lock-people.ts';
import { presentVisit } from './present-visit.ts';
import { requireOnePlace } from './take-walk-in.ts';

type Input = { doctorId: string; reason: string; version: number };

/**
 * Sends someone who waits into another doctor's queue: theirs is late or has gone home. The token and the place by arrival
 * stay, the chart closes to the one and opens to the other.
 */
export async function queueElsewhere(deps: Deps, actor: Actor, id: string, input: Input): Promise<ReceptionVisit> {
  const row = await findAppointment(deps, actor, id);
  const now = deps.clock.now();
  const moment = { now, timeZone: deps.config.clinic.timeZone };
  if (!mayQueueElsewhere(actor, row, moment)) throw conflictFor(row, 'note', now);
  requirePlainReason(actor, input.reason);
  const doctor = await requireDoctorToday(deps, input.doctorId);
  if (staysInDepartment(row) && doctor.department_id !== row.department_id) throw new Refusal('other_department');
  await countChange(deps, actor, row.patient_id);
  return transaction(deps.db, async (tx) => {
    await lockDoctorHere(tx, doctor.id);
    await requireDoctorToday({ ...deps, db: tx }, doctor.id);
    await lockPatientHere(tx, row.patient_id);
    await requireOnePlace(tx, deps, { patientId: row.patient_id, doctorId: doctor.id, exceptId: id });
    const changed = await changeIf(
      tx,
      id,
      { statuses: ['approved'], version: input.version },
      {
        doctor_id: doctor.id,
        department_id: doctor.department_id,
        holds_slot: false,
        is_queued: true,
        decision_mail: null,
        moved_from: row.starts_at,
        moved_at: now,
        moved_by: actor.accountId,
        move_reason: input.reason,
      },
    );
    if (!changed) throw conflictFor(await findAppointment({ db: tx }, actor, id), 'note', now);
    await closeCare(tx, id, now);
    await openVisitCare(tx, deps, changed);
    await appendEntry(tx, deps.clock, actor, 'appointment.queued_elsewhere', {
      subject: 'appointment',
      subjectId: id,
      patientId: row.patient_id,
      details: { fromDoctor: row.doctor_id },
    });
    await tellAll(tx, deps, actor, row, changed);
    await offerSlot(tx, deps, { doctorId: row.doctor_id, start: row.starts_at });
    return presentVisit({ ...deps, db: tx }, actor, changed);
  });
}

async function tellAll(tx: Tx, deps: Deps, actor: Actor, was: AppointmentRow, is: AppointmentRow): Promise<void> {
  const [before, after] = [presentAppointment(deps, actor, was), presentAppointment(deps, actor, is)];
  await notifyPatient(tx, deps, is, {
    says: {
      code: 'queue-elsewhere',
      values: {
        ...{ doctor: after.doctor, earlierDoctor: before.doctor, when: momentOf(after) },
        ...{ reason: is.move_reason, token: after.token ?? null },
      },
    },
  });
  if (before.doctorId !== after.doctorId) {
    await notifyDoctor(tx, deps, after, {
      what: `waits for you instead of ${before.doctor}`,
      subject: 'Waits for you:',
      danger: after.reasonDanger,
    });
    const away = { what: `waits for ${after.doctor} instead`, subject: 'Moved away:', to: before.doctorId };
    await notifyDoctor(tx, deps, before, away);
  }
  await publishChange(tx, after, is.patient_id, before.doctorId);
}
