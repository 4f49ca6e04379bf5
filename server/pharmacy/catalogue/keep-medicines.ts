// The clinic's medicines as an administrator keeps them: in versions, each checked like those that came with Nadi.
import type { MedicineEntry } from '#contract/catalogues/entries.ts';
import type { DoseUnit, Frequency, MedicineRoute } from '#contract/medicines/medicines.ts';
import type { Database } from '#server/db/connect.ts';
import { checkOrders } from '../check-orders.ts';
import type { Facts } from '../facts.ts';
import { currentTable } from '../table/current-table.ts';
import { allMedicines } from './store.ts';

export async function listMedicineVersions(db: Database) {
  return (await allMedicines(db)).map((row) => ({
    ...bookkeeping(row),
    entry: {
      kind: 'medicine',
      name: row.name,
      category: row.category,
      indication: row.indication,
      ingredients: row.ingredients.map((name, index) => ({ name, share: row.shares[index] ?? 1 })),
      forms: row.forms,
      routes: row.routes as MedicineRoute[],
      amount: row.usual_amount,
      unit: row.usual_unit as DoseUnit,
      mgPerUnit: row.mg_per_unit,
      frequency: row.usual_frequency as Frequency,
      days: row.usual_days,
      gapHours: row.usual_gap_hours,
      mostIn24h: row.usual_most,
    } satisfies MedicineEntry,
  }));
}

type Row = Awaited<ReturnType<typeof allMedicines>>[number];

const bookkeeping = ({ id, version, replaces, maker_name, made_at, closed_at }: Row) => ({
  ...{ id, version, replaces },
  ...{ makerName: maker_name, madeAt: made_at, closedAt: closed_at },
});

/** Ingredients about which the safety check can say nothing. */
export const unknownIngredients = ({ ingredients }: MedicineEntry): string[] =>
  ingredients.map(({ name }) => name).filter((name) => !currentTable().ingredients.has(name));

/** By field. What is offered first must not be a dose that the check would stop for an ordinary adult. */
export function mistakesInMedicine(entry: MedicineEntry): Record<string, string> {
  if (entry.frequency === 'as-needed') {
    if (entry.gapHours === null) return { gapHours: 'As needed: say how far apart at least.' };
    if (entry.mostIn24h === null) return { mostIn24h: 'As needed: say how many in 24 hours at most.' };
  }
  const stopped = checkOrders(factsFor(entry), new Date(0)).findings.find(
    ({ severity, kind }) => severity === 'severe' && STOPPING.includes(kind),
  );
  return stopped ? { amount: `${stopped.title}. ${stopped.instead}` } : {};
}

const STOPPING: readonly string[] = ['dose', 'route'];

function factsFor(entry: MedicineEntry): Facts {
  const known = currentTable().ingredients;
  return {
    // Of a man: what harms an unborn child asks everyone else about contraception.
    patient: { age: 40, sex: 'male', pregnancy: null, allergyState: 'none-known', allergies: [] },
    orders: entry.routes.slice(0, 1).map((route) => ({
      ...{ index: 0, name: entry.name, route, frequency: entry.frequency },
      dose: { amount: entry.amount, unit: entry.unit },
      smallestGapHours: entry.gapHours ?? undefined,
      mostIn24Hours: entry.mostIn24h ?? undefined,
      parts: entry.ingredients
        .filter(({ name }) => known.has(name))
        .map(({ name, share }) => ({ ingredient: name, share })),
      unknown: [],
      mgPerUnit: entry.mgPerUnit,
    })),
    running: [],
  };
}

export const safetyTableName = (): string => `${currentTable().name} ${currentTable().version}`;
