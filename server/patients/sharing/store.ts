import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';

/** The shares with this patient whose holders are told of missed doses. */
export const accessesTold = async (db: Database, patientId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('patient_access')
      .select('id')
      .where('patient_id', '=', patientId)
      .where('relation', '<>', 'self')
      .where('tells_missed_doses', '=', true)
      .where('ended_at', 'is', null)
      .orderBy('since')
      .execute()
  ).map(({ id }) => id);

/** A share that has begun and not ended, with who holds it. */
export const uncheckedAccess = (db: Database, id: string) =>
  db
    .selectFrom('patient_access as a')
    .innerJoin('accounts as holder', 'holder.id', 'a.account_id')
    .select(['a.id', 'a.patient_id', 'a.account_id', 'a.relation', 'a.parts', 'a.state'])
    .select(['holder.name', 'holder.phone'])
    .where('a.id', '=', id)
    .where('a.relation', '<>', 'self')
    .where('a.state', '=', 'confirmed')
    .executeTakeFirst();

export type HeldAccess = NonNullable<Awaited<ReturnType<typeof uncheckedAccess>>>;

export async function setTold(tx: Tx, id: string, isTold: boolean): Promise<boolean> {
  const changed = await tx
    .updateTable('patient_access')
    .set({ tells_missed_doses: isTold })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Who is told of missed doses of this patient, as long as the share goes on and holds the medicines. */
export const toldOf = (db: Database, patientId: string, now: Date) =>
  db
    .selectFrom('patient_access as a')
    .innerJoin('patients', 'patients.id', 'a.patient_id')
    .select(['a.account_id', 'patients.name'])
    .where('a.patient_id', '=', patientId)
    .where('a.relation', '<>', 'self')
    .where('a.state', '=', 'confirmed')
    .where('a.tells_missed_doses', '=', true)
    .where((where) => where.or([where('a.until', 'is', null), where('a.until', '>', now)]))
    .where(sql<boolean>`a.parts && array['medicines', 'everything']`)
    .execute();
