// For the rooms that come after: doctors, and the times they offer.
import type { Database } from '../db/connect.ts';
import { Refusal } from '../platform/refusal.ts';
import type { DoctorSchedule } from './slots.ts';
import { allDoctors, type DoctorRow, daysOffOf, doctorById, extraSessionsOf, hoursOf } from './store.ts';

export type { DoctorRow } from './store.ts';

export const listDoctorsOf = (db: Database, department?: string | undefined): Promise<DoctorRow[]> =>
  allDoctors(db, department);

export async function findDoctor(db: Database, id: string): Promise<DoctorRow> {
  const doctor = await doctorById(db, id);
  if (!doctor) throw new Refusal('not_found');
  return doctor;
}

/** By id or exact name, within a department. */
export async function findDoctorNamed(db: Database, department: string, idOrName: string): Promise<DoctorRow> {
  const doctors = await allDoctors(db, department);
  const doctor = doctors.find(({ id, name }) => id === idOrName || name === idOrName);
  if (doctor) return doctor;
  throw new Refusal('unknown_doctor', { fields: { doctor: 'Choose one of the doctors of this department.' } });
}

/** What each doctor offers from a day on. */
export async function schedulesOf(
  db: Database,
  doctorIds: string[],
  from: string,
): Promise<Map<string, DoctorSchedule>> {
  if (doctorIds.length === 0) return new Map();
  const [hours, daysOff, extra] = await Promise.all([
    hoursOf(db, doctorIds),
    daysOffOf(db, doctorIds, from),
    extraSessionsOf(db, doctorIds, from),
  ]);
  const of = <Row extends { doctor_id: string }>(rows: Row[], id: string) => rows.filter((row) => row.doctor_id === id);
  const session = (row: { first_start: string; last_start: string }) => ({
    firstStart: row.first_start.slice(0, 5),
    lastStart: row.last_start.slice(0, 5),
  });
  return new Map(
    doctorIds.map((id) => [
      id,
      {
        hours: of(hours, id).map((row) => ({ weekday: row.weekday, ...session(row) })),
        daysOff: of(daysOff, id).map((row) => row.on_day),
        extraSessions: of(extra, id).map((row) => ({ day: row.on_day, ...session(row) })),
      },
    ]),
  );
}
