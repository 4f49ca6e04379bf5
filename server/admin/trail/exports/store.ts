import { sql } from 'kysely';
import type { TrailFilter } from '#contract/trail/trail.ts';
import type { Database, Tx } from '#server/db/connect.ts';

const exportsAsked = (db: Database) =>
  db
    .selectFrom('trail_exports')
    .innerJoin('accounts as asker', 'asker.id', 'trail_exports.asked_by')
    .leftJoin('accounts as approver', 'approver.id', 'trail_exports.approved_by')
    .selectAll('trail_exports')
    .select(['asker.name as asked_by_name', 'approver.name as approved_by_name']);

export type ExportRow = NonNullable<Awaited<ReturnType<typeof exportById>>>;

export const exportById = (db: Database, id: string) =>
  exportsAsked(db).where('trail_exports.id', '=', id).executeTakeFirst();

export const exportsSince = (db: Database, since: Date) =>
  exportsAsked(db).where('asked_at', '>', since).orderBy('asked_at', 'desc').limit(100).execute();

type NewExport = { filter: TrailFilter; askedBy: string; now: Date; readyAt: Date; untilEntry: string };

export async function insertExport(tx: Tx, { filter, askedBy, now, readyAt, untilEntry }: NewExport): Promise<string> {
  const row = await tx
    .insertInto('trail_exports')
    .values({
      filter: JSON.stringify(filter),
      asked_by: askedBy,
      asked_at: now,
      ready_at: readyAt,
      until_entry: Number(untilEntry),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Waiting, or ready since this time. */
export async function hasOpenExport(tx: Tx, askedBy: string, readySince: Date): Promise<boolean> {
  const open = await tx
    .selectFrom('trail_exports')
    .select('id')
    .where('asked_by', '=', askedBy)
    .where('stopped_at', 'is', null)
    .where('ready_at', '>', readySince)
    .executeTakeFirst();
  return open !== undefined;
}

type Stop = { stoppedBy: string; now: Date; since: Date };

/** True for the one who stops it, while it waits or can be taken. */
export async function stopOpen(tx: Tx, id: string, { stoppedBy, now, since }: Stop): Promise<boolean> {
  const stopped = await tx
    .updateTable('trail_exports')
    .set({ stopped_by: stoppedBy, stopped_at: now })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .where('ready_at', '>', since)
    .executeTakeFirst();
  return stopped.numUpdatedRows === 1n;
}

/** True for the one yes that came first. */
export async function approveOpen(tx: Tx, id: string, approvedBy: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update trail_exports set approved_by = ${approvedBy}, approved_at = ${now}, ready_at = least(ready_at, ${now})
    where id = ${id}::uuid and approved_by is null and stopped_at is null and ready_at > ${now}
      and asked_by in (select id from accounts where role = 'admin' and disabled_at is null)`.execute(tx);
  return numAffectedRows === 1n;
}
