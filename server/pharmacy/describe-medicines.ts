// What the safety table can make of a medicine: of one of the catalogue what the catalogue says, of any other its name.
import type { Database } from '../db/connect.ts';
import type { Part } from './facts.ts';
import { recognise } from './recognise.ts';
import { type MedicineRow, medicinesById } from './store.ts';
import { ingredientNamed } from './table/ingredients.ts';

export type Named = { id?: string | undefined; name: string };
export type Described = {
  /** The catalogue's name, category and indication; null for a medicine of one's own. */
  listed: Pick<MedicineRow, 'id' | 'name' | 'category' | 'indication' | 'closed_at'> | null;
  parts: Part[];
  unknown: string[];
  mgPerUnit: number | null;
};

/** One answer for each, in the same order; an id that names nothing is taken for none. */
export async function describeMedicines(db: Database, medicines: readonly Named[]): Promise<Described[]> {
  const rows = await medicinesById(
    db,
    medicines.flatMap(({ id }) => id ?? []),
  );
  return medicines.map(({ id, name }) => {
    const row = id ? rows.get(id) : undefined;
    return row ? fromCatalogue(row) : fromName(name);
  });
}

function fromCatalogue(row: MedicineRow): Described {
  const parts = row.ingredients.map((ingredient, n) => ({ ingredient, share: row.shares[n] ?? 1 }));
  return {
    listed: row,
    parts: parts.filter(({ ingredient }) => ingredientNamed(ingredient)),
    // The clinic may offer what the table does not know.
    unknown: row.ingredients.filter((ingredient) => !ingredientNamed(ingredient)),
    mgPerUnit: row.mg_per_unit,
  };
}

function fromName(name: string): Described {
  const { ingredients, unknown } = recognise(name);
  return {
    listed: null,
    // How much of which is not known: the whole dose counts for each.
    parts: ingredients.map((ingredient) => ({ ingredient, share: 1 })),
    unknown,
    mgPerUnit: null,
  };
}
