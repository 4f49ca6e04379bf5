// Finds doctors, and the times they offer, for later modules.
import { findDepartment } from '../clinic/find-department.ts';
import type { Database } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import type { DoctorSchedule } from './slots.ts';
import { allDoctors, type DoctorRow, type DoctorWithRoom, doctorById, doctorsByVideo, scheduleOf } from './store.ts';

export type { DoctorRow, DoctorWithRoom } from './store.ts';

export const listDoctorsOf = (db: Database, department?: string | undefined): Promise<DoctorRow[]> =>
  allDoctors(db, department);

/** Whose weekly hours, or an extra session that is still to come, offer visits by video. */
export const findDoctorsByVideo = async ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) =>
  new Set(await doctorsByVideo(db, dayIn(config.clinic.timeZone, clock.now())));

export async function findDoctor(db: Database, id: string): Promise<DoctorRow> {
  const doctor = await doctorById(db, id);
  if (!doctor) throw new Refusal('not_found');
  return doctor;
}

/** Undefined for one who has left. */
export const findDoctorHere = (db: Database, id: string): Promise<DoctorWithRoom | undefined> => doctorById(db, id);

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isDoctorId = (idOrName: string): boolean => ID.test(idOrName);

/** Finds a doctor by id or exact name, within a department. */
export async function findDoctorNamed(db: Database, department: string, idOrName: string): Promise<DoctorRow> {
  return isDoctorId(idOrName)
    ? requireInDepartment(db, department, await doctorById(db, idOrName))
    : requireInDepartment(
        db,
        department,
        (await allDoctors(db, department)).find(({ name }) => name === idOrName),
      );
}

/** A doctor who was found by id is one of this department. */
export async function requireInDepartment<Doctor extends DoctorRow>(
  db: Database,
  department: string,
  doctor: Doctor | undefined,
): Promise<Doctor> {
  if (doctor?.department === department) return doctor;
  // Checked only now: a booking that succeeds has found the department with its doctors.
  await findDepartment(db, department);
  throw new Refusal('unknown_doctor', { fields: { doctor: 'Choose one of the doctors of this department.' } });
}

/** What a doctor offers from a day on. */
export const findSchedule = (db: Database, doctorId: string, from: string): Promise<DoctorSchedule> =>
  scheduleOf(db, doctorId, from);
