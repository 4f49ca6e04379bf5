import type { Profile } from '#contract/patients/profile.ts';

const NAMES: [string, (profile: Profile) => string][] = [
  ['Date of birth', (profile) => profile.dateOfBirth ?? ''],
  ['Age', (profile) => (profile.dateOfBirth ? '' : String(profile.age ?? ''))],
  ['Sex', (profile) => profile.sex ?? ''],
  ['Blood group', (profile) => profile.bloodGroup ?? ''],
  ['Emergency contact', (profile) => Object.values(profile.EmergencyContact ?? {}).join(', ')],
  ['Allergies', (profile) => profile.allergies.join(', ') || profile.allergyState.replace('-', ' ')],
  ['Long-term conditions', (profile) => profile.conditions.join(', ')],
  ['Medicines', (profile) => profile.medicines.join(', ')],
  ['Pregnancy', (profile) => profile.pregnancy ?? ''],
];

/** What someone else wrote meanwhile: "Blood group is now B+". */
export function whatChanged(seen: Profile, now: Profile): string[] {
  return NAMES.filter(([, read]) => read(seen) !== read(now)).map(
    ([name, read]) => `${name} is now ${read(now) || 'empty'}.`,
  );
}
