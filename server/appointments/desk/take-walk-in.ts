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
import { asSentences } from '../changing/as-sentences.ts';
import { notifyPatient, publishChange, shortDay } from '../notify-sides.ts';
import { presentAppointment } from '../present.ts';
import { type AppointmentRow, appointmentById } from '../store.ts';
import { openVisitCare } from '../visit-care.ts';
import { requireDoctorToday } from './doctors-today.ts';
import { clinicDay, drawToken } from './give-token.ts';
import { lockPatientHere } from './lock-people.ts';
import { presentVisit } from './present-visit.ts';
import { hasVisitBetween, insertWalkIn } from './store.ts';

const QUARTER_MS = 15 * MINUTE_MS;

/** Puts someone who came without an appointment into a doctor's queue. The chart opens to that doctor, for a day. */
export async function takeWalkIn(
  deps: Deps,
  actor: Actor,
  { patientId, doctorId }: { patientId: string; doctorId: string },
): Promise<ReceptionVisit> {
  await findPatient(deps.db, patientId);
  const doctor = await requireDoctorToday(deps, doctorId);
  const day = clinicDay(deps);
  return transaction(deps.db, async (tx) => {
    await lockDoctorHere(tx, doctorId);
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
  await notifyOfArrival(tx, deps, visit);
  await notifyPatient(tx, deps, row.patient_account_id, {
    title: `You wait for ${visit.doctor}`,
    text: asSentences(
      visit.token ? `Your number is ${visit.token}` : null,
      visit.room,
      visit.directions,
      `The desk put you into the queue, and ${visit.doctor} may open your record. If you are not at the clinic, tell us`,
    ),
    subject: `You are in a queue on ${shortDay(visit)}`,
  });
  await publishChange(tx, visit, row.patient_id);
}
