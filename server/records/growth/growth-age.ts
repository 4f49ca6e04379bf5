// How old a child is for the growth charts.
import { DAY_MS } from '#contract/durations.ts';
import { STANDING_FROM_DAYS } from './lms.ts';

/** Born before 37 completed weeks is preterm (WHO). */
const TERM_FROM_DAYS = 37 * 7;
const DUE_AFTER_DAYS = 40 * 7;
/** WHO measures babies lying; one who stands before nine months was hardly measured standing. */
export const CAN_STAND_FROM_DAYS = 274;

export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

export type GrowthAge = {
  /** Since birth. */
  days: number;
  /** The age by which it is compared; negative before the day on which the child was due. */
  comparedDays: number;
  isCorrected: boolean;
};

/** Counted from the due date for a preterm child, until two years after birth. */
export function growthAge(dateOfBirth: string, gestationDays: number | null, on: string): GrowthAge {
  const days = daysBetween(dateOfBirth, on);
  const isCorrected = gestationDays !== null && gestationDays < TERM_FROM_DAYS && days < STANDING_FROM_DAYS;
  return { days, comparedDays: isCorrected ? days - (DUE_AFTER_DAYS - gestationDays) : days, isCorrected };
}

/** WHO: a child is 0.7 cm longer lying than standing. Measured the other way than the table's, it is converted. */
const LYING_IS_LONGER_CM = 0.7;

/** The length or height as the table of this age has it. Unknown, it was measured as is usual at this age. */
export function comparableHeight(cm: number, position: 'lying' | 'standing' | null, comparedDays: number): number {
  if (position === 'standing' && comparedDays < STANDING_FROM_DAYS) return cm + LYING_IS_LONGER_CM;
  if (position === 'lying' && comparedDays >= STANDING_FROM_DAYS) return cm - LYING_IS_LONGER_CM;
  return cm;
}
