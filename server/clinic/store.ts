import type { Database } from '../db/connect.ts';

export const departments = (db: Database) =>
  db.selectFrom('departments').select(['id', 'name']).where('closed_at', 'is', null).orderBy('position').execute();

export const departmentByName = (db: Database, name: string) =>
  db
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('name', '=', name)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
