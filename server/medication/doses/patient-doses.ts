// Every dose that a patient was given lately, under whichever order, and what it means for an order that is to be given.

import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { LOOK_BACK_HOURS } from '#contract/medicines/dose-checks.ts';
import type { Database } from '#server/db/connect.ts';
import { describeMedicines } from '#server/pharmacy/describe-medicines.ts';
import { type OrderRow, runningOrders } from '../orders/store.ts';
import { type GivenDose, insideGap, type Near, nearDoses } from './gaps.ts';
import { type GivenRow, givenToPatients } from './store.ts';
import { type Counted, reachesLimit } from './timing.ts';
import { type Amount, worthOf } from './worth.ts';

/** A dose may be written down half a day late. */
const WRITTEN_LATE_HOURS = 12;

export type Given = GivenDose & { row: GivenRow; amount: Amount };

export type DosesFor = {
  /** Nearest first. */
  near(at: Date): Near<Given>[];
  /** The dose inside whose gap this one would be. */
  tooNear(at: Date): Near<Given> | null;
  isOverLimit(at: Date): boolean;
  /** What was given in the 24 hours before, counted in doses of this order. */
  worthIn24Hours(at: Date): number;
};

export async function findDosesFor(
  db: Database,
  orders: readonly OrderRow[],
  now: Date,
): Promise<(order: OrderRow) => DosesFor> {
  const patientIds = [...new Set(orders.map(({ patient_id }) => patient_id))];
  if (patientIds.length === 0) return () => dosesFor(noOrder, [], []);
  const since = new Date(now.getTime() - (LOOK_BACK_HOURS + WRITTEN_LATE_HOURS) * HOUR_MS);
  const running = await runningOrders(db, patientIds);
  const rows = await givenToPatients(db, patientIds, since);
  const amountOf = await findAmounts(db, [...rows, ...orders]);
  const given = rows.map((row) => ({
    ...{ row, id: row.id, at: row.given_at, ingredients: row.ingredients, leastGapHours: row.least_gap_hours },
    amount: amountOf(row),
  }));
  return (order) => {
    const isTheirs = ({ patient_id }: { patient_id: string }) => patient_id === order.patient_id;
    const about = { ...gapped(order), amount: amountOf(order), most: order.most_in_24h };
    return dosesFor(
      about,
      given.filter(({ row }) => isTheirs(row)),
      running.filter(isTheirs),
    );
  };
}

const gapped = ({ ingredients, least_gap_hours }: Pick<OrderRow, 'ingredients' | 'least_gap_hours'>) => ({
  ingredients,
  leastGapHours: least_gap_hours,
});

type About = ReturnType<typeof gapped> & { amount: Amount; most: number | null };
const noOrder: About = {
  ...{ ingredients: [], leastGapHours: 0, most: null },
  amount: { medication: '', dose: { amount: 1, unit: 'mg' }, parts: [], mgPerUnit: null, route: '' },
};

function dosesFor(order: About, given: readonly Given[], running: readonly OrderRow[]): DosesFor {
  const near = (at: Date) => {
    const isRunning = ({ ends_at }: OrderRow) => ends_at === null || ends_at > at;
    return nearDoses({ order, running: running.filter(isRunning).map(gapped) }, given, at);
  };
  const counted = order.ingredients.map((ingredient): Counted[] =>
    given.flatMap(({ at, ingredients, amount }) => {
      const doses = ingredients.includes(ingredient) ? worthOf(ingredient, order.amount, amount) : null;
      return doses === null ? [] : [{ at, doses }];
    }),
  );
  return {
    near,
    tooNear: (at) => insideGap(near(at), at),
    isOverLimit: (at) => counted.some((each) => reachesLimit(order.most, each, at)),
    worthIn24Hours: (at) => Math.max(0, ...counted.map((each) => sumOfDay(each, at))),
  };
}

function sumOfDay(counted: readonly Counted[], at: Date): number {
  const ofDay = counted.filter((each) => each.at.getTime() > at.getTime() - DAY_MS && each.at <= at);
  const sum = ofDay.reduce((total, { doses }) => total + doses, 0);
  return Math.ceil(sum - 1e-6);
}

type Measured = Pick<OrderRow, 'medicine_id' | 'medication' | 'amount' | 'unit' | 'route'>;

async function findAmounts(db: Database, measured: readonly Measured[]): Promise<(one: Measured) => Amount> {
  const nameOf = ({ medicine_id, medication }: Measured) => `${medicine_id} ${medication}`;
  const known = new Map(measured.map((one) => [nameOf(one), one]));
  const described = await describeMedicines(
    db,
    [...known.values()].map(({ medicine_id, medication }) => ({ id: medicine_id ?? undefined, name: medication })),
  );
  const byName = new Map([...known.keys()].map((name, index) => [name, described[index]]));
  return (one) => ({
    medication: one.medication,
    dose: { amount: one.amount, unit: one.unit },
    parts: byName.get(nameOf(one))?.parts ?? [],
    mgPerUnit: byName.get(nameOf(one))?.mgPerUnit ?? null,
    route: one.route,
  });
}
