import type { Appointment } from '#contract/appointments/appointments.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Said } from '#server/notices/mails/write-mail.ts';
import { closeCare } from '#server/patients/chart-access/care.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import type { DoctorRow } from '#server/schedule/find-doctor.ts';
import { lockSlot } from '../booking/lock-slot.ts';
import { conflictFor } from '../conflict-for.ts';
import { expiryOf } from '../deadlines.ts';
import {
  findPatientsMail,
  momentOf,
  notifyDoctor,
  notifyPatient,
  placeOf,
  publishChange,
  when,
  whileVisitIs,
} from '../notify-sides.ts';
import { isAnotherDoctor, isAtDesk } from '../policy.ts';
import { presentAppointment } from '../present.ts';
import { type AppointmentRow, appointmentById } from '../store.ts';
import { openVisitCare } from '../visit-care.ts';
import { offerSlot } from '../waitlist/offers/offer-slot.ts';
import { changeIf } from './store.ts';
import { withdrawNotification } from './withdraw-notification.ts';

export const NOT_CALLED = { with_doctor_at: null, called_at: null } as const;

/** Nobody sits in the waiting room for it, on another day. */
export const NOT_HERE = {
  arrived_at: null,
  ...NOT_CALLED,
  token_day: null,
  token_letters: null,
  token_number: null,
} as const;

export const NOT_MOVED = { moved_from: null, moved_at: null, moved_by: null, move_reason: null } as const;

export type Moving = { doctor: Pick<DoctorRow, 'id' | 'department_id'>; start: Date; reason: string; version: number };

/**
 * Moves to a free slot that is offered, in the caller's transaction. The status stays: what was approved is approved at the
 * new time, what waits for an answer waits on. Old and new slot change hands in one update.
 */
export async function moveVisit(tx: Tx, deps: Deps, actor: Actor, row: AppointmentRow, move: Moving): Promise<void> {
  const { doctor, start, reason, version } = move;
  const now = deps.clock.now();
  const { timeZone } = deps.config.clinic;
  const isSameDay = dayIn(timeZone, start) === dayIn(timeZone, row.starts_at);
  const at = { patientId: row.patient_id, doctorId: doctor.id, start, mode: row.mode, moving: row.id };
  const { minutes, pauseMinutes } = await lockSlot(tx, deps, at);
  const changed = await changeIf(
    tx,
    row.id,
    { statuses: [row.status], version },
    {
      ...{ start, minutes, pause_minutes: pauseMinutes },
      doctor_id: doctor.id,
      department_id: doctor.department_id,
      confirmed_at: null,
      holds_slot: true,
      is_queued: false,
      is_walk_in: false,
      // A patient who has arrived stays arrived, with the token, when the visit moves within the day.
      ...(isSameDay ? NOT_CALLED : NOT_HERE),
      decision_mail: null,
      expires_at: row.status === 'pending' ? expiryOf(now, start) : row.expires_at,
      moved_from: row.starts_at,
      moved_at: now,
      moved_by: actor.accountId,
      move_reason: reason,
    },
  );
  if (!changed) throw conflictFor((await appointmentById(tx, row.id)) ?? row, 'reschedule', now);
  await withdrawNotification(tx, row, now);
  if (doctor.id !== row.doctor_id) await closeCare(tx, row.id, now);
  await openVisitCare(tx, deps, changed);
  await appendEntry(tx, deps.clock, actor, 'appointment.moved', {
    subject: 'appointment',
    subjectId: row.id,
    patientId: row.patient_id,
    details: { from: row.starts_at.toISOString(), to: start.toISOString(), fromDoctor: row.doctor_id },
  });
  await notifyMove(tx, deps, actor, { earlier: row, changed });
  await offerSlot(tx, deps, { doctorId: row.doctor_id, start: row.starts_at });
}

type Both = { earlier: AppointmentRow; changed: AppointmentRow };

async function notifyMove(tx: Tx, deps: Deps, actor: Actor, { earlier, changed }: Both): Promise<void> {
  const before = presentAppointment(deps, actor, earlier);
  const after = presentAppointment(deps, actor, changed);
  const text = `${when(before)} → ${when(after)}`;
  const { recipient, isPrivate } = await findPatientsMail(tx, changed.id);
  await notifyPatient(tx, deps, changed, {
    ...wordsForPatient(deps, before, after, changed.move_reason),
    recipient,
    // What still waits for an answer stands in no calendar.
    calendar: after.status === 'approved' ? { visit: after, isPrivate } : undefined,
  });
  if (isAnotherDoctor(actor, after.doctorId)) {
    const words =
      before.doctorId === after.doctorId
        ? { what: 'comes at another time' }
        : { what: `comes to you instead of ${before.doctor}`, danger: after.reasonDanger };
    await notifyDoctor(tx, deps, after, { ...words, subject: 'Moved to', text });
  }
  const isGivenAway = before.doctorId !== after.doctorId && isAnotherDoctor(actor, before.doctorId);
  // A doctor who leaves hears of all visits at once.
  if (isGivenAway && isAtDesk(actor)) {
    const what = `comes to ${after.doctor} instead`;
    await notifyDoctor(tx, deps, before, { what, subject: 'Moved away:', text, to: before.doctorId });
  }
  await publishChange(tx, after, changed.patient_id, before.doctorId);
}

function wordsForPatient(deps: Deps, before: Appointment, after: Appointment, reason: string | null) {
  const { video } = placeOf(deps, after);
  const values = { doctor: before.doctor, before: momentOf(before), when: momentOf(after), reason, video };
  const says: Said =
    before.doctorId === after.doctorId
      ? { code: 'visit-moved', values }
      : { code: 'visit-moved-to-another', values: { ...values, newDoctor: after.doctor } };
  return { says, dependsOn: whileVisitIs(after) };
}
