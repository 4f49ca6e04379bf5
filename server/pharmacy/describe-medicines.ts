// Describes medicines for the safety check: one of the catalogue by what the catalogue says, any other by its name.
import type { Database } from '../db/connect.ts';
import type { Contents } from './facts.ts';
import { recognise } from './names/recognise.ts';
import { hasSameSuccessor, type MedicineRow, medicinesById } from './store.ts';
import { currentTable } from './table/current-table.ts';

export type Named = { id?: string | undefined; name: string };
export type Described = Contents & {
  /** The catalogue's name, category and indication; null for a medicine of one's own. */
  listed: Pick<MedicineRow, 'id' | 'name' | 'category' | 'indication' | 'closed_at'> | null;
  /** Its name says that it is put on: a cream, eye drops. */
  isOnSurface: boolean;
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
  const { ingredients } = currentTable();
  const named = recognise(row.name).parts;
  const parts = row.ingredients.map((ingredient, n) => ({
    ingredient,
    share: row.shares[n] ?? 1,
    perUnit: named.find((part) => part.ingredient === ingredient)?.perUnit ?? null,
  }));
  return {
    listed: row,
    parts: parts.filter(({ ingredient }) => ingredients.has(ingredient)),
    // The clinic may offer what the table does not know.
    unknown: row.ingredients.filter((ingredient) => !ingredients.has(ingredient)),
    mgPerUnit: row.mg_per_unit,
    isOnSurface: false,
  };
}

const fromName = (name: string): Described => ({ listed: null, mgPerUnit: null, ...recognise(name) });

/** The contents of a medicine, as an order carries them to the rules. */
export const contentsOf = ({ name }: Pick<Named, 'name'>, described: Described | undefined): Contents => ({
  parts: described?.parts ?? [],
  unknown: described?.unknown ?? [name],
  classes: described?.classes ?? [],
  readAs: described?.readAs ?? [],
  mgPerUnit: described?.mgPerUnit ?? null,
});

/**
 * Whether a medicine of the catalogue may be ordered: it is offered, or its entry was changed and still holds the same. So a
 * repeat, a draft or a list that was open meanwhile is not refused because somebody put a word right. What holds something else
 * now is chosen anew.
 */
export const isOffered = async (db: Database, listed: Described['listed']): Promise<boolean> =>
  listed !== null && (listed.closed_at === null || (await hasSameSuccessor(db, listed.id)));
