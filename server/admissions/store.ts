import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';

export const roomRows = (db: Database) => db.selectFrom('rooms').selectAll().orderBy('name').execute();

export type BedRow = Awaited<ReturnType<typeof bedRows>>[number];

/** With whoever lies there. */
export const bedRows = (db: Database) =>
  db
    .selectFrom('beds')
    .innerJoin('rooms', 'rooms.id', 'beds.room_id')
    .leftJoin('admissions', (join) =>
      join.onRef('admissions.bed_id', '=', 'beds.id').on('admissions.discharged_at', 'is', null),
    )
    .leftJoin('patients', 'patients.id', 'admissions.patient_id')
    .select(['beds.id', 'beds.room_id', 'beds.name', 'beds.closed_at', 'rooms.name as room'])
    .select(['admissions.id as admission_id', 'patients.name as patient'])
    .orderBy('rooms.name')
    .orderBy('beds.name')
    .execute();

export async function insertRoom(tx: Tx, name: string): Promise<string> {
  return (await tx.insertInto('rooms').values({ name }).returning('id').executeTakeFirstOrThrow()).id;
}

export const insertBeds = (tx: Tx, beds: Insertable<DB['beds']>[]) => tx.insertInto('beds').values(beds).execute();

export const roomById = (db: Database, id: string) =>
  db.selectFrom('rooms').selectAll().where('id', '=', id).executeTakeFirst();

/** Whoever puts someone into it, or closes it, comes one after the other. */
export const holdBed = (tx: Tx, id: string) =>
  tx
    .selectFrom('beds')
    .innerJoin('rooms', 'rooms.id', 'beds.room_id')
    .select(['beds.id', 'beds.name', 'beds.closed_at', 'beds.room_id', 'rooms.name as room'])
    .where('beds.id', '=', id)
    .forUpdate('beds')
    .executeTakeFirst();

export const isBedTaken = async (tx: Tx, bedId: string): Promise<boolean> =>
  (await tx
    .selectFrom('admissions')
    .select('id')
    .where('bed_id', '=', bedId)
    .where('discharged_at', 'is', null)
    .executeTakeFirst()) !== undefined;

export const setBedClosed = (tx: Tx, id: string, at: Date | null) =>
  tx.updateTable('beds').set({ closed_at: at }).where('id', '=', id).execute();

export async function insertAdmission(tx: Tx, admission: Insertable<DB['admissions']>): Promise<string> {
  return (await tx.insertInto('admissions').values(admission).returning('id').executeTakeFirstOrThrow()).id;
}

export const insertStay = (tx: Tx, stay: Insertable<DB['bed_stays']>) =>
  tx.insertInto('bed_stays').values(stay).execute();

const admissions = (db: Database) =>
  db
    .selectFrom('admissions')
    .innerJoin('patients', 'patients.id', 'admissions.patient_id')
    .innerJoin('beds', 'beds.id', 'admissions.bed_id')
    .innerJoin('rooms', 'rooms.id', 'beds.room_id')
    .innerJoin('accounts as doctor', 'doctor.id', 'admissions.doctor_id')
    .leftJoin('accounts as discharger', 'discharger.id', 'admissions.discharged_by')
    .selectAll('admissions')
    .select(['patients.name as patient', 'patients.pud', 'patients.phone', 'patients.account_id'])
    .select(['beds.name as bed', 'rooms.name as room'])
    .select(['doctor.name as doctor', 'discharger.name as discharger']);

export type AdmissionRow = Awaited<ReturnType<ReturnType<typeof admissions>['execute']>>[number];

export const admissionById = (db: Database, id: string): Promise<AdmissionRow | undefined> =>
  admissions(db).where('admissions.id', '=', id).executeTakeFirst();

export const lockAdmission = (tx: Tx, id: string) =>
  tx.selectFrom('admissions').select('id').where('id', '=', id).forUpdate().execute();

type OpenTo = { clinicianId: string; now: Date };

const inCareOf = ({ clinicianId, now }: OpenTo) => sql<boolean>`exists (select from care_relationships care
  where care.patient_id = admissions.patient_id and care.clinician_id = ${clinicianId}
  and (care.closes_at is null or care.closes_at > ${now}))`;

/** Who lies here now; of one doctor those whose charts are open to them. */
export function liveAdmissions(db: Database, openTo: OpenTo | null) {
  const all = admissions(db).where('admissions.discharged_at', 'is', null);
  return (openTo ? all.where(inCareOf(openTo)) : all).execute();
}

type AdmissionPage = { limit: number; after?: string | undefined };

export async function newestAdmissions(db: Database, openTo: OpenTo | null, { limit, after }: AdmissionPage) {
  const all = admissions(db).orderBy('admitted_at', 'desc').orderBy('admissions.id').limit(limit);
  const query = openTo ? all.where(inCareOf(openTo)) : all;
  if (!after) return query.execute();
  const last = await admissionById(db, after);
  if (!last) return [];
  return query
    .where((where) =>
      where.or([
        where('admissions.admitted_at', '<', last.admitted_at),
        where.and([where('admissions.admitted_at', '=', last.admitted_at), where('admissions.id', '>', last.id)]),
      ]),
    )
    .execute();
}

export const admissionsOf = (db: Database, patientId: string): Promise<AdmissionRow[]> =>
  admissions(db).where('admissions.patient_id', '=', patientId).orderBy('admitted_at', 'desc').execute();

/** Only the version that was read, and only while the patient is here. */
export async function changeAdmissionIf(
  tx: Tx,
  id: string,
  version: number,
  change: Updateable<DB['admissions']>,
): Promise<boolean> {
  const changed = await tx
    .updateTable('admissions')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('discharged_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** What stands on its own, whatever the version. */
export async function changeLiveAdmission(tx: Tx, id: string, change: Updateable<DB['admissions']>): Promise<void> {
  await tx
    .updateTable('admissions')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('discharged_at', 'is', null)
    .execute();
}

export const staysIn = (db: Database, admissionId: string) =>
  db
    .selectFrom('bed_stays')
    .innerJoin('beds', 'beds.id', 'bed_stays.bed_id')
    .innerJoin('rooms', 'rooms.id', 'beds.room_id')
    .innerJoin('accounts', 'accounts.id', 'bed_stays.moved_by')
    .select(['bed_stays.from_at', 'beds.name as bed', 'rooms.name as room', 'accounts.name as mover'])
    .where('bed_stays.admission_id', '=', admissionId)
    .orderBy('bed_stays.number')
    .execute();
