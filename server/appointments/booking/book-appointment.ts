import type { Appointment, BookingRequest } from '#contract/appointments/appointments.ts';
import { parsePud } from '#contract/pud.ts';
import { transaction } from '#server/db/transaction.ts';
import type { PatientRow } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import { refusalOfConstraint } from '#server/platform/constraint-refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findDoctorNamed, isDoctorId } from '#server/schedule/find-doctor.ts';
import { appointmentConstraints } from '../constraint-refusals.ts';
import type { ReasonRead } from '../reasons/reason-cells.ts';
import { bookSlot } from './book-slot.ts';
import { slotsToTry } from './choose-slot.ts';

/** `read`: what the engine made of the reason; left out, it is read later. */
export async function bookAppointment(
  deps: Deps,
  actor: Actor,
  input: BookingRequest,
  read: ReasonRead = input.reason ? 'not-read' : 'none',
): Promise<Appointment> {
  const { patientId } = actor;
  if (!patientId) throw new Refusal('not_found');
  const { doctorId, starts } = await findTimes(deps, patientId, input);

  for (const [index, start] of starts.entries()) {
    try {
      return await transaction(deps.db, (tx) =>
        bookSlot(tx, deps, actor, {
          ...{ patientId, doctorId, start },
          department: input.department,
          mode: input.mode ?? 'in-person',
          reason: input.reason ?? '',
          read,
          triageId: input.triageId ?? null,
          isPrivate: input.isPrivate === true,
          requirePatient: (patient) => requireOwnName(patient, input),
        }),
      );
    } catch (error) {
      // A patient who named only a day gets the next free time if this one is taken or they are already booked then.
      const isLast = index === starts.length - 1;
      if (isLast || !isAboutThisTime(error)) throw error;
    }
  }
  throw new Refusal('day_full');
}

/** Whoever names a doctor by id and a time needs no look at the database yet: whoever stands in line for the time looks. */
async function findTimes(deps: Deps, patientId: string, input: BookingRequest) {
  const { department, doctor } = input;
  const doctorId =
    isDoctorId(doctor) && input.time !== undefined ? doctor : (await findDoctorNamed(deps.db, department, doctor)).id;
  return { doctorId, starts: await slotsToTry(deps, doctorId, { ...input, patientId }) };
}

function isAboutThisTime(error: unknown): boolean {
  const refusal =
    error instanceof Refusal ? error : error instanceof Error && refusalOfConstraint(appointmentConstraints, error);
  return refusal instanceof Refusal && ['slot_taken', 'patient_busy'].includes(refusal.code);
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
