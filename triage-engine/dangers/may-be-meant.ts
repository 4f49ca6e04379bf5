// Whether a sign or a danger can be of this person. What is not known of somebody keeps nothing from them.
import type { Whom } from '../knowledge/shape.ts';
import type { Who } from '../understand.ts';

export function mayBeMeant({ ageUnderMonths, ageFrom, ageUnder, sex }: Whom, who: Who): boolean {
  // Whoever carries a child, or has just borne one, is a woman of that age.
  if (sex === 'female' && (who.pregnant || who.afterBirth)) return true;
  const years = who.ageYears ?? (who.ageMonths === undefined ? undefined : who.ageMonths / 12);
  const months = who.ageMonths ?? (years === undefined ? undefined : years * 12);
  return (
    (months === undefined || months < (ageUnderMonths ?? Number.POSITIVE_INFINITY)) &&
    (years === undefined || (years >= (ageFrom ?? 0) && years < (ageUnder ?? Number.POSITIVE_INFINITY))) &&
    (sex === undefined || who.sex === undefined || who.sex === sex)
  );
}
