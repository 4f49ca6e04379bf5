import type { Profile } from '#contract/records.ts';

/** What a profile still lacks, in the words of the form. */
export function missingIn(profile: Profile): string[] {
  const open: [string, boolean][] = [
    ['age', profile.age === null],
    ['sex', profile.sex === null],
    ['blood group', profile.bloodGroup === null],
    ['allergies', profile.allergyState === 'not-asked'],
    ['emergency contact', profile.EmergencyContact === null],
  ];
  return open.filter(([, isOpen]) => isOpen).map(([name]) => name);
}
