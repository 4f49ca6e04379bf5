import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';

const changes = (db: Database) =>
  db
    .selectFrom('clinic_fact_changes')
    .innerJoin('accounts as asker', 'asker.id', 'clinic_fact_changes.asked_by')
    .selectAll('clinic_fact_changes')
    .select(['asker.name as asker', 'asker.role as asker_role', 'asker.disabled_at as asker_disabled_at']);

export type ChangeRow = NonNullable<Awaited<ReturnType<typeof changeById>>>;

export const changeById = (db: Database, id: string) =>
  changes(db).where('clinic_fact_changes.id', '=', id).executeTakeFirst();

/** one_change_of_facts_waits */
export const waitingChange = (db: Database) =>
  changes(db).where('clinic_fact_changes.ended_at', 'is', null).executeTakeFirst();

export async function insertChange(tx: Tx, change: Insertable<DB['clinic_fact_changes']>): Promise<string> {
  return (await tx.insertInto('clinic_fact_changes').values(change).returning('id').executeTakeFirstOrThrow()).id;
}

type Ending = Required<Pick<ChangeRow, 'ended_at' | 'ended_by' | 'ending'>>;

/** True for the one end that came first. */
export async function endChange(tx: Tx, id: string, ending: Ending): Promise<boolean> {
  const ended = await tx
    .updateTable('clinic_fact_changes')
    .set(ending)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/** Whether this person closed an account or changed a role since then. */
export async function hasRemovedSince(db: Database, accountId: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ removed: boolean }>`select exists (select from audit_entries
    where action in ('account.disabled', 'account.role_changed')
      and actor_id = ${accountId} and at >= ${since}) as removed`.execute(db);
  return rows[0]?.removed !== false;
}

/** Someone who was invited as an administrator counts. */
export async function readClinicSize(db: Database): Promise<{ administrators: number; hasPatients: boolean }> {
  const { rows } = await sql<{ administrators: number; hasPatients: boolean }>`select
    (select count(*)::int from accounts where role = 'admin' and disabled_at is null) as administrators,
    exists (select from patients) as "hasPatients"`.execute(db);
  return rows[0] ?? { administrators: 0, hasPatients: true };
}
