import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';

export async function insertPatient(tx: Tx, patient: Insertable<DB['patients']>): Promise<string> {
  const { id } = await tx.insertInto('patients').values(patient).returning('id').executeTakeFirstOrThrow();
  return id;
}

type Care = Insertable<DB['care_relationships']>;

/** The same source and clinician again: the relationship goes on, with its new end. */
export async function upsertCare(tx: Tx, care: Care): Promise<void> {
  await tx
    .insertInto('care_relationships')
    .values(care)
    .onConflict((known) =>
      known.constraint('one_relationship_per_source').doUpdateSet({ closes_at: care.closes_at ?? null }),
    )
    .execute();
}

export async function setCareEnd(tx: Tx, sourceId: string, closesAt: Date): Promise<void> {
  await tx.updateTable('care_relationships').set({ closes_at: closesAt }).where('source_id', '=', sourceId).execute();
}

export const openCareOf = (db: Database, patientId: string, clinicianId: string, now: Date) =>
  db
    .selectFrom('care_relationships')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('clinician_id', '=', clinicianId)
    .where((where) => where.or([where('closes_at', 'is', null), where('closes_at', '>', now)]))
    .limit(1)
    .executeTakeFirst();

export const patientById = (db: Database, id: string) =>
  db.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirst();

export const patientByAccount = (db: Database, accountId: string) =>
  db.selectFrom('patients').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Others who change something about this patient wait until the transaction ends. */
export const lockPatient = (tx: Tx, id: string) =>
  tx.selectFrom('patients').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

export async function countInCare(db: Database, clinicianId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('care_relationships')
    .where('clinician_id', '=', clinicianId)
    .where((where) => where.or([where('closes_at', 'is', null), where('closes_at', '>', now)]))
    .select(sql<number>`count(distinct patient_id)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
