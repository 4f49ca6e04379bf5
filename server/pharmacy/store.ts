import type { Selectable } from 'kysely';
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
