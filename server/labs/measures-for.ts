import type { LabRange } from '#contract/catalogues/entries.ts';
import type { LabMeasure } from '#contract/labs/lab-orders.ts';
import type { Profile } from '#contract/patients/profile.ts';

export type Catalogued = LabMeasure & {
  female?: Pick<LabMeasure, 'low' | 'high'>;
  /** A clinic's own: by age and sex, in place of the ranges for adults. */
  ranges?: LabRange[];
};

const ADULT_YEARS = 16;
export const ADULT_MONTHS = ADULT_YEARS * 12;

type Person = Pick<Profile, 'age' | 'sex'> & { ageMonths?: number | null };

/** The ranges that fit this person, kept with the order: adults' by sex; for children only those that a clinic has set. */
export function measuresFor(measures: readonly Catalogued[], person: Person): LabMeasure[] {
  const { age, sex } = person;
  return measures.map(({ female, ranges, ...measure }) => {
    if (ranges) return { ...measure, ...rangeFor(ranges, person) };
    if (age !== null && age < ADULT_YEARS) return { ...measure, low: null, high: null };
    return sex === 'female' && female ? { ...measure, ...female } : measure;
  });
}

/** None where it is not certain: for a child whose months nobody knows, or where the sex decides and is not known. */
function rangeFor(ranges: readonly LabRange[], { age, ageMonths, sex }: Person): Pick<LabMeasure, 'low' | 'high'> {
  // Adult ranges apply while nobody knows the age, as everywhere in the lab.
  const youngest = ageMonths ?? (age === null ? ADULT_MONTHS : age * 12);
  const oldest = ageMonths ?? (age === null ? ADULT_MONTHS : age * 12 + 11);
  const range = ranges.find(
    ({ sex: of, fromMonths, untilMonths }) =>
      (of === 'any' || of === sex) && fromMonths <= youngest && oldest < (untilMonths ?? Number.POSITIVE_INFINITY),
  );
  return { low: range?.low ?? null, high: range?.high ?? null };
}
