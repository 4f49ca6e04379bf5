// Who may be pregnant, where nobody has said so. One limit for what is asked and for what is likely.
import type { Who } from '../understand.ts';

// ACOG Committee Opinion 651 (2015): from nine years on; above 55 a pregnancy is next to unheard of.
const YEARS = { from: 9, to: 55 };

export function mayBePregnant({ sex, ageYears, pregnant, afterBirth }: Who): boolean {
  if (pregnant || afterBirth) return true;
  return sex !== 'male' && (ageYears === undefined || (ageYears >= YEARS.from && ageYears <= YEARS.to));
}
