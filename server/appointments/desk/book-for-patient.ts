import { randomUUID } from 'node:crypto';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { ReceptionVisit } from '#contract/appointments/reception.ts';
import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPatient } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { slotsToTry } from '../booking/choose-slot.ts';
import { requireFitForVideo } from '../booking/fit-for-video.ts';
import { lockSlot, slotTaken } from '../booking/lock-slot.ts';
import { insertAppointment } from '../booking/store.ts';
import { expiryOf } from '../deadlines.ts';
import {
  findPatientsMail,
  momentOf,
  notifyDoctor,
  notifyPatient,
  placeOf,
  publishChange,
  whileVisitIs,
} from '../notify-sides.ts';
import { presentAppointment } from '../present.ts';
import { NOTHING_TO_READ } from '../reasons/reason-cells.ts';
import { type AppointmentRow, appointmentById } from '../store.ts';
import { openVisitCare } from '../visit-care.ts';
import { requireDoctor } from './doctors-today.ts';
import { presentVisit } from './present-visit.ts';

type Booking = { patientId: string; doctorId: string; date: string; time: string; mode?: VisitMode | undefined };

/** Books for anyone, with the same guard of the slot as patients have. The clinic books it, so it is approved at once. */
export async function bookForPatient(deps: Deps, actor: Actor, input: Booking): Promise<ReceptionVisit> {
  const patient = await findPatient(deps.db, input.patientId);
  const doctor = await requireDoctor(deps, input.doctorId);
  const [start] = await slotsToTry(deps, doctor.id, input);
  if (!start) throw slotTaken();
  return transaction(deps.db, async (tx) => {
    const at = { patientId: patient.id, doctorId: doctor.id, start, mode: input.mode ?? 'in-person' };
    const lasts = await lockSlot(tx, deps, at);
    const now = deps.clock.now();
    const id = randomUUID();
    await insertAppointment(tx, {
      id,
      patientId: patient.id,
      doctorId: doctor.id,
      departmentId: doctor.department_id,
      ...{ start, ...lasts, mode: at.mode },
      // No reason is asked at the desk.
      reason: '',
      reasonCells: NOTHING_TO_READ,
      triageId: null,
      isAskedByOther: false,
      requestedAt: now,
      expiresAt: expiryOf(now, start),
      approvedBy: actor.accountId,
    });
    const booked = await appointmentById(tx, id);
    if (!booked) throw slotTaken();
    await requireFitForVideo(tx, deps, booked);
    await openVisitCare(tx, deps, booked);
    await appendEntry(tx, deps.clock, actor, 'appointment.booked_at_desk', {
      subject: 'appointment',
      subjectId: booked.id,
      patientId: patient.id,
    });
    await tellBothSides(tx, deps, presentAppointment(deps, actor, booked), booked);
    return presentVisit({ ...deps, db: tx }, actor, booked);
  });
}

async function tellBothSides(tx: Tx, deps: Deps, visit: Appointment, booked: AppointmentRow): Promise<void> {
  await notifyDoctor(tx, deps, visit, { what: 'was booked by the desk', subject: 'Booked by the desk:' });
  const { recipient, isPrivate } = await findPatientsMail(tx, visit.id);
  await notifyPatient(tx, deps, booked, {
    says: {
      code: 'visit-booked-by-desk',
      values: { doctor: visit.doctor, when: momentOf(visit), ...placeOf(deps, visit) },
    },
    dependsOn: whileVisitIs(visit),
    recipient,
    calendar: { visit, isPrivate },
  });
  await publishChange(tx, visit, visit.patientId);
}
