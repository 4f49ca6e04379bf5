import type { Database, Tx } from '#server/db/connect.ts';
import { type AppointmentRow, appointments, startsAt } from '../store.ts';

export type Leaver = { doctorId: string } | { patientId: string };

/** Live and still to come, in order. */
function coming(db: Database, leaver: Leaver, now: Date) {
  const live = appointments(db)
    .where('appointments.status', 'in', ['pending', 'approved'])
    .where(startsAt, '>', now)
    .orderBy(startsAt)
    .orderBy('appointments.id');
  return 'doctorId' in leaver
    ? live.where('appointments.doctor_id', '=', leaver.doctorId)
    : live.where('appointments.patient_id', '=', leaver.patientId);
}

export const comingVisits = (db: Database, leaver: Leaver, now: Date): Promise<AppointmentRow[]> =>
  coming(db, leaver, now).execute();

/** Whoever decides on one of these visits at the same moment waits for this lock. */
export const lockComingVisits = (tx: Tx, leaver: Leaver, now: Date): Promise<AppointmentRow[]> =>
  coming(tx, leaver, now).forUpdate('appointments').execute();
