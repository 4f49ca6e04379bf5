// Describes what someone takes already, for modules that check an order. They know how it is taken; this knows what is in
// it.
import type { MedicineOrder } from '#contract/medicines/medicines.ts';
import type { Database } from '../db/connect.ts';
import { contentsOf, describeMedicines } from './describe-medicines.ts';
import type { Prescribed, Running } from './facts.ts';

export type Known = {
  /** Of the catalogue; left out for a medicine of one's own. */
  id?: string | undefined;
  name: string;
  taken: Pick<MedicineOrder, 'dose' | 'route' | 'frequency' | 'smallestGapHours' | 'mostIn24Hours'>;
  prescribed?: Prescribed | undefined;
};

/** Ordered or prescribed here, and what the patient told beyond it: the same medicine is not counted twice. */
export async function describeRunning(
  db: Database,
  known: readonly Known[],
  told: readonly string[],
): Promise<Running[]> {
  const here = await describeMedicines(db, known);
  const elsewhere = await describeMedicines(
    db,
    told.map((name) => ({ name })),
  );
  const ingredients = new Set(here.flatMap(({ parts }) => parts.map(({ ingredient }) => ingredient)));
  return [
    ...known.map(({ name, taken, prescribed }, n) => ({
      name,
      prescribed,
      ...contentsOf({ name }, here[n]),
      isPrescribed: true,
      taken: { ...taken, mgPerUnit: here[n]?.mgPerUnit ?? null },
    })),
    ...told.flatMap((name, n) => {
      const { parts, unknown, classes } = contentsOf({ name }, elsewhere[n]);
      const { isOnSurface = false } = elsewhere[n] ?? {};
      const isAllHere = parts.length > 0 && parts.every(({ ingredient }) => ingredients.has(ingredient));
      return isAllHere && unknown.length === 0
        ? []
        : [{ name, parts, unknown, classes, isOnSurface, isPrescribed: false, taken: null }];
    }),
  ];
}
