import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';

/** Every version, also those that are no longer offered. */
export const allLabTests = (db: Database) =>
  db
    .selectFrom('lab_tests')
    .leftJoin('accounts', 'accounts.id', 'lab_tests.made_by')
    .selectAll('lab_tests')
    .select('accounts.name as maker_name')
    .orderBy('lab_tests.position')
    .orderBy('lab_tests.version')
    .execute();

export type Made = { replaces: string | null; version: number; by: string; at: Date };
type NewTest = { name: string; category: string; indication: string; loinc: string | null; measures: string };

/** A new version stands in the list where the old one stood. */
export async function insertLabTest(tx: Tx, test: NewTest, { replaces, version, by, at }: Made): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into lab_tests (position, name, category, indication, loinc, measures, version, replaces, made_by, made_at)
    values (coalesce((select position from lab_tests where id = ${replaces}::uuid),
        (select coalesce(max(position), 0) + 1 from lab_tests)),
      ${test.name}, ${test.category}, ${test.indication}, ${test.loinc}, ${test.measures}::jsonb, ${version}, ${replaces},
      ${by}, ${at})
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** False when somebody else closed it before. */
export async function closeLabTest(tx: Tx, id: string, { by, at }: Pick<Made, 'by' | 'at'>): Promise<boolean> {
  const closed = await tx
    .updateTable('lab_tests')
    .set({ closed_at: at, closed_by: by })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return closed.numUpdatedRows === 1n;
}
