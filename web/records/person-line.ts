import type { Profile } from '#contract/patients/profile.ts';

/** "34 years, female, B+": what is known of it, and nothing in place of what is not. */
export function personLine({ age, sex, bloodGroup }: Pick<Profile, 'age' | 'sex' | 'bloodGroup'>): string {
  const years = age === null ? null : `${age} ${age === 1 ? 'year' : 'years'}`;
  return [years, sex, bloodGroup].filter(Boolean).join(', ');
}
