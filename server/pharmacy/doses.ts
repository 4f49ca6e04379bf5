// How much of an ingredient one dose holds, and how many doses a day has at most.
import { type DoseUnit, FREQUENCIES, type MedicineOrder } from '../../contract/medicines.ts';

const MG: Partial<Record<DoseUnit, number>> = { mg: 1, g: 1000, mcg: 0.001 };

type Taken = Pick<MedicineOrder, 'dose' | 'frequency' | 'smallestGapHours' | 'mostIn24Hours'> & {
  mgPerUnit: number | null;
};

/** Null where the unit is no weight and nobody knows what one of it holds. */
export function mgOf({ dose, mgPerUnit }: Pick<Taken, 'dose' | 'mgPerUnit'>): number | null {
  const weight = MG[dose.unit] ?? mgPerUnit;
  return weight === null ? null : dose.amount * weight;
}

/** Null for "as needed" without limits: it could be any number. */
export function mostDosesADay({ frequency, smallestGapHours, mostIn24Hours }: Taken): number | null {
  const { perDay } = FREQUENCIES[frequency];
  if (perDay !== null) return perDay;
  const byGap = smallestGapHours ? Math.floor(24 / smallestGapHours) || 1 : null;
  if (mostIn24Hours && byGap) return Math.min(mostIn24Hours, byGap);
  return mostIn24Hours ?? byGap;
}

/** "1.2 g", "125 mcg", "37.5 mg" */
export function weightInWords(mg: number): string {
  const round = (value: number) => Number(value.toPrecision(4));
  if (mg >= 1000) return `${round(mg / 1000)} g`;
  return mg > 0 && mg < 1 ? `${round(mg * 1000)} mcg` : `${round(mg)} mg`;
}
