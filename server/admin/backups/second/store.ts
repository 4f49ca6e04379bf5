import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

export type ToCopy = { id: string; folder: string; file_name: string; sha256: string; bytes: number };

/** Files that lie here and not in the second place, the newest first. */
export async function backupsToCopy(db: Database, folder: string, second: string): Promise<ToCopy[]> {
  const { rows } = await sql<ToCopy>`
    select id, folder, file_name, sha256, bytes from backups
    where state = 'done' and folder = ${folder} and removed_at is null and missing_at is null
      and reason <> 'command' and test is distinct from 'failed'
      and (second_at is null or second_folder is distinct from ${second})
    order by started_at desc nulls last limit 5`.execute(db);
  return rows;
}

/** For one server alone; by the clock of the database. One that did not come back is tried again after half an hour. */
export async function claimCopy(db: Database, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update backups set second_begun_at = now()
    where id = ${id} and (second_begun_at is null or second_begun_at < now() - interval '30 minutes')`.execute(db);
  return numAffectedRows === 1n;
}

/** A copy that goes on stays claimed, however long it takes. */
export async function renewClaim(db: Database, id: string): Promise<void> {
  await sql`update backups set second_begun_at = now() where id = ${id} and second_begun_at is not null`.execute(db);
}

type Ended = { folder: string; at: Date } | { problem: string };

export const noteCopy = (db: Database, id: string, ended: Ended): Promise<unknown> =>
  db
    .updateTable('backups')
    .set(
      'problem' in ended
        ? { second_problem: ended.problem, second_begun_at: null }
        : { second_folder: ended.folder, second_at: ended.at, second_problem: null, second_begun_at: null },
    )
    .where('id', '=', id)
    .execute();

/** Copies of files that the retention has let go. */
export const copiesToRemove = (db: Database, second: string) =>
  db
    .selectFrom('backups')
    .select(['id', 'file_name'])
    .where('second_folder', '=', second)
    .where('second_at', 'is not', null)
    .where('removed_at', 'is not', null)
    .execute();

export const noteCopyRemoved = (db: Database, id: string): Promise<unknown> =>
  db.updateTable('backups').set({ second_at: null }).where('id', '=', id).execute();

export async function lastCopy(db: Database, second: string): Promise<Date | null> {
  const row = await db
    .selectFrom('backups')
    .select((select) => select.fn.max('second_at').as('at'))
    .where('second_folder', '=', second)
    .executeTakeFirst();
  return row?.at ?? null;
}
