import { randomUUID } from 'node:crypto';
import type { Appointment } from '#contract/appointments/appointments.ts';
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
import { type DoctorWithRoom, findDoctorHere, requireInDepartment } from '#server/schedule/find-doctor.ts';
import { careEnds, expiryOf } from '../deadlines.ts';
import { findDoctorsMail, notifyDoctor, publishChange } from '../notify-sides.ts';
import { presentFor } from '../read-appointment.ts';
import { cellsOf, isDangerRead, type ReasonRead } from '../reasons/reason-cells.ts';
import { tellDesk } from '../reasons/tell-of-danger.ts';
import { bookedRow } from './booked-row.ts';
import { requireFitForVideo } from './fit-for-video.ts';
import { hideBusy } from './hide-busy.ts';
import { askForSlot, chooseLength, type Lasts, requireFewPending } from './lock-slot.ts';
import { countPending, insertAppointment, type NewAppointment, triageCarried } from './store.ts';

type Booking = {
  patientId: string;
  doctorId: string;
  /** The doctor's, as the caller knows it; left out where only the doctor was chosen. */
  department?: string;
  start: Date;
  mode: VisitMode;
  reason: string;
  /** What the engine made of the reason before the transaction. */
  read: ReasonRead;
  triageId: string | null;
  /** The time was held for the patient on the waiting list until now, for so long. */
  offer?: { id: string; lasts: Lasts };
  /** The patient keeps it from whoever acts for them. */
  isPrivate?: boolean;
  /** Refuses somebody else than the caller meant. */
  requirePatient?: (patient: PatientRow) => void;
};

/** Asks the doctor for one slot, in the caller's transaction. */
export async function bookSlot(tx: Tx, deps: Deps, actor: Actor, booking: Booking): Promise<Appointment> {
  const { patientId, mode, offer, isPrivate } = booking;
  const { wanted, around, recipient } = await makeReady(tx, deps, actor, booking);
  const booked = bookedRow(wanted, around);
  const isDanger = isDangerRead(booking.read);
  await hideBusy(tx, actor, wanted, (inner) => insertAppointment(inner, wanted));
  await requireFitForVideo(tx, deps, booked);
  await openCare(tx, deps, {
    patientId,
    clinicianId: wanted.doctorId,
    kind: 'appointment',
    sourceId: wanted.id,
    closesAt: careEnds(wanted.start),
  });
  await appendEntry(tx, deps.clock, actor, 'appointment.booked', {
    subject: 'appointment',
    subjectId: wanted.id,
    patientId,
    details: { ...(offer ? { offer: offer.id } : {}), ...(isDanger ? { danger: true } : {}) },
  });
  const part = { patientId, subject: 'appointment', id: wanted.id } as const;
  if (isPrivate) await keepOwnPrivate(tx, deps, actor, part);
  const appointment = await presentFor({ ...deps, db: tx }, actor, booked);
  const danger = isDanger ? appointment.reasonDanger : undefined;
  const words = { what: 'asks for an appointment', subject: 'New request for', danger };
  await notifyDoctor(tx, deps, appointment, words, recipient);
  if (isDanger) await tellDesk(tx, deps, appointment);
  await publishChange(tx, { ...appointment, mode }, patientId);
  return appointment;
}

/** Locks and asks for all that a booking needs at once, then refuses in the order in which people would look. */
async function makeReady(tx: Tx, deps: Deps, actor: Actor, booking: Booking) {
  const { patientId, doctorId, department, start, mode, offer, triageId } = booking;
  const at = { patientId, doctorId, start, mode, ...(offer ? { promised: offer.lasts } : {}) };
  const isAskedByOther = isByOther(actor);
  const [slot, found, pending, recipient, triage] = await Promise.all([
    askForSlot(tx, deps, at),
    findDoctorHere(tx, doctorId),
    countPending(tx, { patientId, isAskedByOther }),
    findDoctorsMail(tx, doctorId),
    triageId ? triageCarried(tx, triageId) : undefined,
  ]);
  const { patient } = slot;
  if (!patient || patient.deactivated_at) throw new Refusal('not_found');
  const doctor = await requireDoctor(tx, found, department);
  booking.requirePatient?.(patient);
  const lasts = await chooseLength(tx, deps, at, slot);
  await requireOpenDepartment(tx, actor, doctor.department_id);
  requireFewPending(pending);
  const requestedAt = deps.clock.now();
  const wanted: NewAppointment = {
    ...{ id: randomUUID(), patientId, doctorId, departmentId: doctor.department_id },
    ...{ start, mode, ...lasts },
    reason: booking.reason,
    reasonCells: cellsOf(booking.read, requestedAt),
    // Someone else's symptom check, or none, is refused by booking_carries_own_triage.
    triageId,
    isAskedByOther,
    requestedAt,
    expiresAt: expiryOf(requestedAt, start),
  };
  return { wanted, around: { patient, doctor, triage }, recipient };
}

function requireDoctor(tx: Tx, doctor: DoctorWithRoom | undefined, department: string | undefined) {
  if (department !== undefined) return requireInDepartment(tx, department, doctor);
  if (!doctor) throw new Refusal('doctor_left');
  return doctor;
}
