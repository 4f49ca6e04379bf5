import { type Appointment, MAX_PENDING } from '#contract/appointments/appointments.ts';
import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { requireOpenDepartment } from '#server/clinic/find-department.ts';
import type { Tx } from '#server/db/connect.ts';
import { openCare } from '#server/patients/chart-access/care.ts';
import type { PatientRow } from '#server/patients/find-patient.ts';
import { keepOwnPrivate } from '#server/patients/private-parts/mark-private.ts';
import { type Actor, isByOther } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { DoctorRow } from '#server/schedule/find-doctor.ts';
import { careEnds, expiryOf } from '../deadlines.ts';
import { notifyDoctor, publishChange } from '../notify-sides.ts';
import { presentFor } from '../read-appointment.ts';
import { insertAppointment } from '../store.ts';
import { requireFitForVideo } from './fit-for-video.ts';
import { hideBusy } from './hide-busy.ts';
import { type Lasts, lockSlot } from './lock-slot.ts';

type Booking = {
  patient: PatientRow;
  doctor: DoctorRow;
  start: Date;
  mode: VisitMode;
  reason: string;
  triageId: string | null;
  /** The time was held for the patient on the waiting list until now, for so long. */
  offer?: { id: string; lasts: Lasts };
  /** The patient keeps it from whoever acts for them. */
  isPrivate?: boolean;
};

/** Asks the doctor for one slot, in the caller's transaction. */
export async function bookSlot(tx: Tx, deps: Deps, actor: Actor, booking: Booking): Promise<Appointment> {
  const { patient, doctor, start, mode, reason, triageId, offer, isPrivate } = booking;
  const at = { patientId: patient.id, doctorId: doctor.id, start, mode };
  const lasts = await lockSlot(tx, deps, offer ? { ...at, promised: offer.lasts } : at);
  await requireOpenDepartment(tx, actor, doctor.department_id);
  const wanted = {
    patientId: patient.id,
    doctorId: doctor.id,
    departmentId: doctor.department_id,
    ...{ start, mode, ...lasts },
    reason,
    // Someone else's symptom check, or none, is refused by booking_carries_own_triage.
    triageId,
    isAskedByOther: isByOther(actor),
    requestedAt: deps.clock.now(),
    expiresAt: expiryOf(deps.clock.now(), start),
  };
  const booked = await hideBusy(tx, actor, wanted, (inner) =>
    insertAppointment(inner, wanted, { maxPending: MAX_PENDING }),
  );
  if (!booked) throw new Refusal('too_many_pending');
  await requireFitForVideo(tx, deps, booked);
  await openCare(tx, deps, {
    patientId: patient.id,
    clinicianId: doctor.id,
    kind: 'appointment',
    sourceId: booked.id,
    closesAt: careEnds(start),
  });
  await appendEntry(tx, deps.clock, actor, 'appointment.booked', {
    subject: 'appointment',
    subjectId: booked.id,
    patientId: patient.id,
    details: offer ? { offer: offer.id } : {},
  });
  const part = { patientId: patient.id, subject: 'appointment', id: booked.id } as const;
  if (isPrivate) await keepOwnPrivate(tx, deps, actor, part);
  const appointment = await presentFor({ ...deps, db: tx }, actor, booked);
  await notifyDoctor(tx, deps, appointment, { what: 'asks for an appointment', subject: 'New request for' });
  await publishChange(tx, appointment, patient.id);
  return appointment;
}
