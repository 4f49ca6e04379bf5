import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';

export type MedicineRow = Selectable<DB['medicines']>;

export const openMedicines = (db: Database): Promise<MedicineRow[]> =>
  db.selectFrom('medicines').selectAll().where('closed_at', 'is', null).orderBy('position').execute();

/** Reads medicines, also those that the clinic no longer offers: what was prescribed stays prescribed. */
export async function medicinesById(db: Database, ids: readonly string[]): Promise<Map<string, MedicineRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('medicines')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether a later version of this entry is offered whose dose means the same: of the same ingredients, in the same unit. */
export async function hasSameSuccessor(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive later as (
      select * from medicines where replaces = ${id}
      union all select medicines.* from later join medicines on medicines.replaces = later.id)
    select from later join medicines was on was.id = ${id}
    where later.closed_at is null and later.ingredients = was.ingredients and later.shares = was.shares
      and later.usual_unit = was.usual_unit and later.mg_per_unit is not distinct from was.mg_per_unit`.execute(db);
  return rows.length > 0;
}
