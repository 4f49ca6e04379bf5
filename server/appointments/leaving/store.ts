import { type SqlBool, sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';
import { type AppointmentRow, appointments, startsAt } from '../store.ts';

export type Leaver = { doctorId: string } | { patientId: string };

/** Now, and when today began. */
export type Today = { now: Date; from: Date };

const CALL = sql<SqlBool>`exists (select from video_visits call where call.appointment_id = appointments.id
  and call.state in ('let-in', 'in-visit'))`;

const live = (db: Database) =>
  appointments(db)
    .where('appointments.status', 'in', ['pending', 'approved'])
    .orderBy(startsAt)
    .orderBy('appointments.id');

/**
 * Live and still to come, in order; of a patient also those of today at which nobody has been called in. Whoever sits in
 * the waiting room of a doctor who leaves is not sent home by this: the desk sends them to another. A video visit in which
 * people are is neither moved nor cancelled: it breaks off as soon as the account is closed (visits/end-visit.ts).
 */
function coming(db: Database, leaver: Leaver, { now, from }: Today) {
  if ('doctorId' in leaver) {
    return live(db)
      .where('appointments.doctor_id', '=', leaver.doctorId)
      .where(startsAt, '>', now)
      .where((where) => where.not(CALL));
  }
  return live(db)
    .where('appointments.patient_id', '=', leaver.patientId)
    .where((where) => where.not(CALL))
    .where((where) =>
      where.or([
        where(startsAt, '>', now),
        where.and([
          where('appointments.status', '=', 'approved'),
          where(startsAt, '>=', from),
          where('appointments.with_doctor_at', 'is', null),
        ]),
      ]),
    );
}

/** Visits of a doctor whose time has come, and of which nobody has noted what became of them. */
export const begunVisits = (db: Database, doctorId: string, { now, from }: Today): Promise<AppointmentRow[]> =>
  live(db)
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.status', '=', 'approved')
    .where(startsAt, '>=', from)
    .where((where) => where.or([where(startsAt, '<=', now), CALL]))
    .execute();

export const comingVisits = (db: Database, leaver: Leaver, today: Today): Promise<AppointmentRow[]> =>
  coming(db, leaver, today).execute();

/** Whoever decides on one of these visits at the same moment waits for this lock. */
export const lockComingVisits = (tx: Tx, leaver: Leaver, today: Today): Promise<AppointmentRow[]> =>
  coming(tx, leaver, today).forUpdate('appointments').execute();
