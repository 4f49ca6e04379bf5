import type { ReceptionVisit } from '#contract/appointments/reception.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPatient } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayBounds } from '#server/platform/zoned-time.ts';
import { lockDoctorHere } from '#server/schedule/lock-offer.ts';
import { notifyOfArrival } from '../arrival/arrive.ts';
import { momentOf, notifyPatient, publishChange } from '../notify-sides.ts';
import { presentAppointment } from '../present.ts';
import { type AppointmentRow, appointmentById } from '../store.ts';
import { openVisitCare } from '../visit-care.ts';
import { requireDoctor, requireDoctorToday, requireNoLeave } from './doctors-today.ts';
import { clinicDay, drawToken } from './give-token.ts';
import { lockPatientHere } from './lock-people.ts';
import { presentVisit } from './present-visit.ts';
import { hasVisitBetween, insertWalkIn } from './store.ts';

const QUARTER_MS = 15 * MINUTE_MS;

type WalkIn = { patientId: string; doctorId: string; despiteLeave?: boolean | undefined };

/** Puts someone who came without an appointment into a doctor's queue. The chart opens to that doctor, for a day. */
export async function takeWalkIn(
  deps: Deps,
  actor: Actor,
  { patientId, doctorId, despiteLeave = false }: WalkIn,
): Promise<ReceptionVisit> {
  await findPatient(deps.db, patientId);
  await requireDoctor(deps, doctorId);
  const day = clinicDay(deps);
  return transaction(deps.db, async (tx) => {
    await lockDoctorHere(tx, doctorId);
    // Under the lock: leave that is entered at the same moment comes before or after.
    const doctor = await requireDoctorToday({ ...deps, db: tx }, doctorId);
    if (!despiteLeave) await requireNoLeave({ ...deps, db: tx }, doctor);
    await lockPatientHere(tx, patientId);
    await requireOnePlace(tx, deps, { patientId, doctorId });
    const now = deps.clock.now();
    const start = new Date(Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS);
    const token = await drawToken(tx, day, doctorId);
    const departmentId = doctor.department_id;
    const id = await insertWalkIn(tx, {
      ...{ patientId, doctorId, departmentId, start, now, day, token },
      by: actor.accountId,
    });
    const row = await appointmentById(tx, id);
    if (!row) throw new Error('The walk-in was written and is not there.');
    await openVisitCare(tx, deps, row);
    await appendEntry(tx, deps.clock, actor, 'appointment.walked_in', {
      subject: 'appointment',
      subjectId: id,
      patientId,
    });
    await tellBothSides(tx, deps, actor, row);
    return presentVisit({ ...deps, db: tx }, actor, row);
  });
}

type Queue = { patientId: string; doctorId: string; exceptId?: string };

/** Call it while the patient is locked. Whoever is booked with this doctor today arrives there instead. */
export async function requireOnePlace(tx: Tx, deps: Deps, { patientId, doctorId, exceptId }: Queue): Promise<void> {
  const today = dayBounds(clinicDay(deps), deps.config.clinic.timeZone);
  if (await hasVisitBetween(tx, { patientId, doctorId, ...today, exceptId: exceptId ?? null })) {
    throw new Refusal('already_in_queue');
  }
}

/** The patient hears of it as of a booking: whoever is not here learns that a chart was opened. */
async function tellBothSides(tx: Tx, deps: Deps, actor: Actor, row: AppointmentRow): Promise<void> {
  const visit = presentAppointment(deps, actor, row);
  const { doctor, token, room, directions } = visit;
  await notifyOfArrival(tx, deps, visit);
  await notifyPatient(tx, deps, row, {
    says: {
      code: 'queue-joined',
      values: { doctor, when: momentOf(visit), token: token ?? null, room, directions },
    },
  });
  await publishChange(tx, visit, row.patient_id);
}
