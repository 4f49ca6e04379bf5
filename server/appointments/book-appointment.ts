import { type Appointment, type BookingRequest, MAX_PENDING } from '#contract/appointments.ts';
import { parsePud } from '#contract/pud.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { atOnce, transaction } from '../db/transaction.ts';
import { openCare } from '../patients/care.ts';
import { findOwnPatient, type PatientRow } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import { refusalOfConstraint } from '../platform/constraint-refusals.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { type DoctorRow, findDoctorNamed } from '../schedule/find-doctor.ts';
import { slotsToTry } from './choose-slot.ts';
import { appointmentConstraints } from './constraint-refusals.ts';
import { lockSlot } from './lock-slot.ts';
import { notifyDoctor, publishChange } from './notify-sides.ts';
import { presentFor } from './read-appointment.ts';
import { insertAppointment } from './store.ts';
import { careEnds, expiryOf } from './terms.ts';

export async function bookAppointment(deps: Deps, actor: Actor, input: BookingRequest): Promise<Appointment> {
  const [patient, doctor] = await atOnce(deps.db, (db) =>
    Promise.all([findOwnPatient(db, actor), findDoctorNamed(db, input.department, input.doctor)]),
  );
  requireOwnName(patient, input);
  const starts = await slotsToTry(deps, doctor.id, input);

  for (const [place, start] of starts.entries()) {
    try {
      return await bookSlot(deps, actor, {
        patient,
        doctor,
        start,
        reason: input.reason ?? '',
        triageId: input.triageId ?? null,
      });
    } catch (error) {
      // Whoever named only a day gets the next free time when another was quicker, or when they are elsewhere then.
      const isLast = place === starts.length - 1;
      if (isLast || !isAboutThisTime(error)) throw error;
    }
  }
  throw new Refusal('day_full');
}

function isAboutThisTime(error: unknown): boolean {
  const refusal =
    error instanceof Refusal ? error : error instanceof Error && refusalOfConstraint(appointmentConstraints, error);
  return refusal instanceof Refusal && ['slot_taken', 'patient_busy'].includes(refusal.code);
}

type Booking = { patient: PatientRow; doctor: DoctorRow; start: Date; reason: string; triageId: string | null };

async function bookSlot(deps: Deps, actor: Actor, booking: Booking): Promise<Appointment> {
  const { patient, doctor, start, reason, triageId } = booking;
  return transaction(deps.db, async (tx) => {
    await lockSlot(tx, deps, { patientId: patient.id, doctorId: doctor.id, start });
    const booked = await insertAppointment(
      tx,
      {
        patientId: patient.id,
        doctorId: doctor.id,
        departmentId: doctor.department_id,
        start,
        reason,
        // Someone else's symptom check, or none, is refused by booking_carries_own_triage.
        triageId,
        requestedAt: deps.clock.now(),
        expiresAt: expiryOf(deps.clock.now(), start),
      },
      { maxPending: MAX_PENDING },
    );
    if (!booked) throw new Refusal('too_many_pending');
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
    });
    const appointment = await presentFor({ ...deps, db: tx }, actor, booked);
    await notifyDoctor(tx, deps, appointment, { what: 'asks for an appointment', subject: 'New request for' });
    await publishChange(tx, appointment, patient.account_id);
    return appointment;
  });
}

/** `name` and `pud` may confirm who is logged in; they never choose someone else. */
function requireOwnName(patient: PatientRow, { name, pud }: BookingRequest): void {
  // An accent may be typed as a part of its letter or after it.
  const plain = (typed: string) => typed.trim().normalize('NFC').toLowerCase();
  const isSame = (a: string, b: string) => plain(a) === plain(b);
  if (pud !== undefined && parsePud(pud) !== patient.pud) {
    throw new Refusal('not_your_name', { fields: { pud: 'This is not your Health ID.' } });
  }
  if (name !== undefined && !isSame(name, patient.name)) {
    throw new Refusal('not_your_name', { fields: { name: 'This is not your name.' } });
  }
}
