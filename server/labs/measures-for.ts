import type { LabMeasure } from '#contract/labs/lab-orders.ts';
import type { Profile } from '#contract/patients/profile.ts';

type Catalogued = LabMeasure & { female?: Pick<LabMeasure, 'low' | 'high'> };

const ADULT_YEARS = 16;

/** The ranges that fit this person, kept with the order: adults' by sex; for children none. */
export function measuresFor(measures: readonly Catalogued[], { age, sex }: Pick<Profile, 'age' | 'sex'>): LabMeasure[] {
  return measures.map(({ female, ...measure }) => {
    if (age !== null && age < ADULT_YEARS) return { ...measure, low: null, high: null };
    return sex === 'female' && female ? { ...measure, ...female } : measure;
  });
}
