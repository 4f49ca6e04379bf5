import type { Database } from '../db/connect.ts';

export const departments = (db: Database) =>
  db.selectFrom('departments').select(['id', 'name']).where('closed_at', 'is', null).orderBy('position').execute();

export const isConfidentialDepartment = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('departments').select('is_confidential').where('id', '=', id).executeTakeFirst())
    ?.is_confidential === true;

export const departmentByName = (db: Database, name: string) =>
  db
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('name', '=', name)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
