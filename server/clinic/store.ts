import { sql } from 'kysely';
import type { Database, Tx } from '../db/connect.ts';

export const departments = (db: Database) =>
  db.selectFrom('departments').select(['id', 'name']).where('closed_at', 'is', null).orderBy('position').execute();

export const isConfidentialDepartment = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('departments').select('is_confidential').where('id', '=', id).executeTakeFirst())
    ?.is_confidential === true;

const named = (db: Database, name: string) =>
  db.selectFrom('departments').select(['id', 'name']).where('name', '=', name).where('closed_at', 'is', null);

export const departmentByName = (db: Database, name: string) => named(db, name).executeTakeFirst();

export const lockDepartmentByName = (tx: Tx, name: string) => named(tx, name).forShare().executeTakeFirst();

/** Changes whenever somebody has set something. Rows are only added. */
export async function newestChange(db: Database): Promise<string> {
  const { rows } = await sql<{ mark: string }>`select concat_ws(' ',
    'facts', (select count(*) from clinic_facts), 'rules', (select count(*) from family_rules),
    'settings', (select count(*) from clinic_settings), 'logo', (select count(*) from clinic_logos)) as mark`.execute(
    db,
  );
  return rows[0]?.mark ?? '';
}
