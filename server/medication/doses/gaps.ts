// The smallest gap by ingredient, over all orders of a patient: pure rules, the same as the trigger that keeps them
// (gap_of_one_ingredient_is_kept).

import { HOUR_MS } from '#contract/durations.ts';
import { LOOK_BACK_HOURS } from '#contract/medicines/dose-checks.ts';

type Gapped = { ingredients: readonly string[]; leastGapHours: number };
export type GivenDose = Gapped & { id: string; at: Date };
/** The order that is to be given, and every order of the patient that is running. */
export type Around = { order: Gapped; running: readonly Gapped[] };

export type Near<Dose> = { dose: Dose; shared: string[]; gapHours: number; endsAt: Date };

/** Doses that share an ingredient, nearest in time first, with the gap that counts: the largest of any order. */
export function nearDoses<Dose extends GivenDose>({ order, running }: Around, given: readonly Dose[], at: Date) {
  const apart = ({ dose }: { dose: Dose }) => Math.abs(dose.at.getTime() - at.getTime());
  return given
    .filter((dose) => apart({ dose }) < LOOK_BACK_HOURS * HOUR_MS)
    .flatMap((dose): Near<Dose>[] => {
      const shared = order.ingredients.filter((ingredient) => dose.ingredients.includes(ingredient));
      if (shared.length === 0) return [];
      const gaps = running.filter(({ ingredients }) => shared.some((one) => ingredients.includes(one)));
      const gapHours = Math.max(order.leastGapHours, dose.leastGapHours, ...gaps.map((each) => each.leastGapHours));
      return [{ dose, shared, gapHours, endsAt: new Date(dose.at.getTime() + gapHours * HOUR_MS) }];
    })
    .toSorted((one, other) => apart(one) - apart(other));
}

/** The nearest dose inside the gap, before or after: a dose may be written down late. */
export const insideGap = <Dose extends GivenDose>(near: readonly Near<Dose>[], at: Date): Near<Dose> | null =>
  near.find(({ dose, gapHours }) => Math.abs(dose.at.getTime() - at.getTime()) < gapHours * HOUR_MS) ?? null;
