import type { Insertable, Updateable } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';

export type RoomRow = Awaited<ReturnType<typeof roomRows>>[number];

export const roomRows = (db: Database) =>
  db
    .selectFrom('rooms')
    .leftJoin('accounts as closer', 'closer.id', 'rooms.closed_by')
    .selectAll('rooms')
    .select('closer.name as closer')
    .orderBy('rooms.ward')
    .orderBy('rooms.name')
    .execute();

export type BedRow = Awaited<ReturnType<typeof bedRows>>[number];

/** Reads each bed with the patient who lies there. */
export const bedRows = (db: Database) =>
  db
    .selectFrom('beds')
    .innerJoin('rooms', 'rooms.id', 'beds.room_id')
    .leftJoin('accounts as closer', 'closer.id', 'beds.closed_by')
    .leftJoin('admissions', (join) =>
      join.onRef('admissions.bed_id', '=', 'beds.id').on('admissions.discharged_at', 'is', null),
    )
    .leftJoin('patients', 'patients.id', 'admissions.patient_id')
    .selectAll('beds')
    .select(['closer.name as closer', 'rooms.name as room', 'rooms.closed_at as room_closed_at'])
    .select(['admissions.id as admission_id', 'patients.id as patient_id', 'patients.name as patient'])
    .orderBy('rooms.name')
    .orderBy('beds.name')
    .execute();

export async function insertRoom(tx: Tx, name: string, ward: string | null = null): Promise<string> {
  return (await tx.insertInto('rooms').values({ name, ward }).returning('id').executeTakeFirstOrThrow()).id;
}

export const insertBeds = (tx: Tx, beds: Insertable<DB['beds']>[]) =>
  tx.insertInto('beds').values(beds).returning(['id', 'name']).execute();

/** Whoever puts a patient into one of its beds, changes it or closes it waits for this lock. */
export const lockRoom = (tx: Tx, id: string) =>
  tx.selectFrom('rooms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Whoever puts a patient into the bed, changes it or closes it waits for this lock. Its room stays as it is meanwhile. */
export const lockBed = (tx: Tx, id: string) =>
  tx
    .selectFrom('beds')
    .innerJoin('rooms', 'rooms.id', 'beds.room_id')
    .select(['beds.id', 'beds.name', 'beds.closed_at', 'beds.closed_reason', 'beds.closed_until', 'beds.room_id'])
    .select(['rooms.name as room', 'rooms.closed_at as room_closed_at'])
    .where('beds.id', '=', id)
    .forUpdate('beds')
    .forShare('rooms')
    .executeTakeFirst();

export const isBedTaken = async (tx: Tx, bedId: string): Promise<boolean> =>
  (await tx
    .selectFrom('admissions')
    .select('id')
    .where('bed_id', '=', bedId)
    .where('discharged_at', 'is', null)
    .executeTakeFirst()) !== undefined;

export const isRoomTaken = async (tx: Tx, roomId: string): Promise<boolean> =>
  (await tx
    .selectFrom('admissions')
    .innerJoin('beds', 'beds.id', 'admissions.bed_id')
    .select('admissions.id')
    .where('beds.room_id', '=', roomId)
    .where('admissions.discharged_at', 'is', null)
    .executeTakeFirst()) !== undefined;

export const changeBed = (tx: Tx, id: string, change: Updateable<DB['beds']>) =>
  tx.updateTable('beds').set(change).where('id', '=', id).execute();

export const changeRoom = (tx: Tx, id: string, change: Updateable<DB['rooms']>) =>
  tx.updateTable('rooms').set(change).where('id', '=', id).execute();

export const insertRoomChanges = (tx: Tx, changes: Insertable<DB['room_changes']>[]) =>
  tx.insertInto('room_changes').values(changes).execute();

export const newestRoomChanges = (db: Database, roomId: string, limit: number) =>
  db
    .selectFrom('room_changes')
    .innerJoin('accounts', 'accounts.id', 'room_changes.changed_by')
    .leftJoin('beds', 'beds.id', 'room_changes.bed_id')
    .selectAll('room_changes')
    .select(['accounts.name as changer', 'beds.name as bed'])
    .where('room_changes.room_id', '=', roomId)
    .orderBy('room_changes.number', 'desc')
    .limit(limit)
    .execute();

export const isRoom = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('rooms').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
