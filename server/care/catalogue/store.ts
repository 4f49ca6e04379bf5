import { sql } from 'kysely';
import type { DiagnosisEntry } from '#contract/catalogues/entries.ts';
import type { Database, Tx } from '#server/db/connect.ts';

/** Every version, also those that are no longer offered. */
export const allEntries = (db: Database) =>
  db
    .selectFrom('diagnosis_entries')
    .leftJoin('accounts', 'accounts.id', 'diagnosis_entries.made_by')
    .selectAll('diagnosis_entries')
    .select('accounts.name as maker_name')
    .orderBy('diagnosis_entries.name')
    .orderBy('diagnosis_entries.version')
    .execute();

export const openEntries = (db: Database) =>
  db.selectFrom('diagnosis_entries').select(['code', 'name', 'terms']).where('closed_at', 'is', null).execute();

export type Made = { replaces: string | null; version: number; by: string; at: Date };

export async function insertEntry(tx: Tx, { code, name, terms }: DiagnosisEntry, made: Made): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into diagnosis_entries (code, name, terms, version, replaces, made_by, made_at)
    values (${code}, ${name}, ${terms}, ${made.version}, ${made.replaces}, ${made.by}, ${made.at})
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** False when somebody else closed it before. */
export async function closeEntry(tx: Tx, id: string, { by, at }: Pick<Made, 'by' | 'at'>): Promise<boolean> {
  const closed = await tx
    .updateTable('diagnosis_entries')
    .set({ closed_at: at, closed_by: by })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return closed.numUpdatedRows === 1n;
}
