import { sql } from 'kysely';
import type { MedicineEntry } from '#contract/catalogues/entries.ts';
import type { Database, Tx } from '#server/db/connect.ts';

/** Every version, also those that are no longer offered. */
export const allMedicines = (db: Database) =>
  db
    .selectFrom('medicines')
    .leftJoin('accounts', 'accounts.id', 'medicines.made_by')
    .selectAll('medicines')
    .select('accounts.name as maker_name')
    .orderBy('medicines.position')
    .orderBy('medicines.version')
    .execute();

export type Made = { replaces: string | null; version: number; by: string; at: Date };

/** A new version stands in the list where the old one stood. */
export async function insertMedicine(
  tx: Tx,
  entry: MedicineEntry,
  { replaces, version, by, at }: Made,
): Promise<string> {
  const { name, category, indication, ingredients, forms, routes, amount, unit } = entry;
  const { rows } = await sql<{ id: string }>`
    insert into medicines (position, name, category, indication, ingredients, shares, forms, routes, usual_amount, usual_unit,
      mg_per_unit, usual_frequency, usual_days, usual_gap_hours, usual_most, version, replaces, made_by, made_at)
    values (coalesce((select position from medicines where id = ${replaces}::uuid),
        (select coalesce(max(position), 0) + 1 from medicines)),
      ${name}, ${category}, ${indication}, ${ingredients.map((one) => one.name)},
      ${ingredients.map(({ share }) => share)}, ${forms}, ${routes}, ${amount}, ${unit}, ${entry.mgPerUnit},
      ${entry.frequency}, ${entry.days}, ${entry.gapHours}, ${entry.mostIn24h}, ${version}, ${replaces}, ${by}, ${at})
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** False when somebody else closed it before. */
export async function closeMedicine(tx: Tx, id: string, { by, at }: Pick<Made, 'by' | 'at'>): Promise<boolean> {
  const closed = await tx
    .updateTable('medicines')
    .set({ closed_at: at, closed_by: by })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return closed.numUpdatedRows === 1n;
}
