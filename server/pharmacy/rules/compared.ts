// Medicines side by side: what is ordered and what is taken already, as interactions and duplicates see them.
import type { MedicineRoute } from '#contract/medicines/medicines.ts';
import { perDayOf } from '../doses.ts';
import { type Facts, isSystemic, namesOf, type Ordered, type Prescribed, type Running } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';
import { hasTimes } from '../timing/intervals.ts';

/** One ingredient as it acts; a class that was named without a member has no ingredient. */
export type Acting = {
  ingredient: string | null;
  names: readonly string[];
  /** Null where nobody can tell. */
  daily: number | null;
};
export type Compared = {
  name: string;
  index: number | null;
  acting: readonly Acting[];
  route: string | null;
  /** All that it holds; what the table does not know counts by its words. */
  holds: ReadonlySet<string>;
  isOnce: boolean;
  /** At its times, day after day. */
  isRegular: boolean;
  prescribed?: Prescribed | undefined;
};

export const comparedOrders = ({ orders }: Facts, table: SafetyTable): Compared[] =>
  orders.map((order) => compared(table, order, order, order.route));

export const comparedRunning = ({ running }: Pick<Facts, 'running'>, table: SafetyTable): Compared[] =>
  running.map((medicine) => {
    const route = medicine.taken?.route ?? (medicine.isOnSurface ? surfaceOf(medicine.name) : null);
    return compared(table, medicine, medicine.taken, route);
  });

function surfaceOf(name: string): MedicineRoute {
  if (/\b(nasal|nose)\b/i.test(name)) return 'into the nose';
  return /\b(vaginal|pessary)\b/i.test(name) ? 'vaginal' : 'on the skin';
}

function compared(
  table: SafetyTable,
  medicine: Ordered | Running,
  taken: Ordered | Running['taken'],
  route: string | null,
): Compared {
  const acting = medicine.parts
    .filter(({ ingredient }) => isSystemic(table, ingredient, route))
    .map(({ ingredient }) => ({
      ingredient,
      names: namesOf(table, ingredient, route),
      daily: taken ? perDayOf(table, { ...taken, parts: medicine.parts }, ingredient) : null,
    }));
  const classes = (medicine.classes ?? []).map((name) => ({
    ingredient: null,
    names: [name, ...table.subclassesOf(name)],
    daily: null,
  }));
  return {
    name: medicine.name,
    index: 'index' in medicine ? medicine.index : null,
    acting: [...acting, ...classes],
    route,
    holds: holdsOf(medicine),
    isOnce: taken?.frequency === 'once',
    isRegular: taken !== null && hasTimes(taken.frequency),
    ...('prescribed' in medicine && medicine.prescribed ? { prescribed: medicine.prescribed } : {}),
  };
}

function holdsOf({ name, parts, unknown }: Ordered | Running): ReadonlySet<string> {
  const all = [...parts.map(({ ingredient }) => ingredient), unknown.join(' ').toLowerCase()].filter(Boolean);
  return new Set(all.length > 0 ? all : [name.trim().toLowerCase()]);
}
