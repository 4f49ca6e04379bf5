// What a day brings of one ingredient, over everything that is ordered and taken.
import { perDayOf } from '../doses.ts';
import { type Facts, isSystemic, type Ordered, type Running, type Taken } from '../facts.ts';
import { toldDose } from '../names/told-dose.ts';
import type { SafetyTable } from '../table/build-table.ts';
import { isAnotherName } from './another-name.ts';

export type DayShare = { order: Ordered | null; route: string; frequency: Taken['frequency']; perDay: number };

/** Weekly doses and those that nobody can count are left out. */
export function sharesOfDay({ orders, running }: Facts, table: SafetyTable, ingredient: string): DayShare[] {
  const share = (order: Ordered | null, taken: Parameters<typeof perDayOf>[1]): DayShare[] => {
    const { route, frequency } = taken;
    if (frequency === 'once-a-week' || !isSystemic(table, ingredient, route)) return [];
    const perDay = perDayOf(table, taken, ingredient);
    return perDay === null ? [] : [{ order, route, frequency, perDay }];
  };
  return [
    ...orders.flatMap((order) => share(order, order)),
    ...running.flatMap((medicine) => {
      const taken = medicine.taken ?? (isCarriedOn(medicine, orders, ingredient) ? null : toldDose(medicine));
      return taken ? share(null, { ...taken, parts: medicine.parts }) : [];
    }),
  ];
}

/** True when the patient told a medicine that is now ordered by its name: it counts once, not twice. */
function isCarriedOn({ name, parts }: Running, orders: readonly Ordered[], ingredient: string): boolean {
  return orders
    .filter((order) => order.parts.some((part) => part.ingredient === ingredient))
    .some(
      (order) =>
        !isAnotherName(
          { name, ingredients: parts.length },
          { name: order.name, ingredients: order.parts.length },
          ingredient,
        ),
    );
}

export const sumOf = (shares: readonly DayShare[]) => shares.reduce((sum, { perDay }) => sum + perDay, 0);

export const ordersIn = (shares: readonly DayShare[]): Ordered[] => shares.flatMap(({ order }) => order ?? []);

export const ingredientsIn = ({ orders }: Facts): string[] => [
  ...new Set(orders.flatMap(({ parts }) => parts.map(({ ingredient }) => ingredient))),
];

// Floating point: four times 0.1 is a little more than 0.4.
export const isMore = (amount: number, most: number) => amount > most * 1.000_001;
