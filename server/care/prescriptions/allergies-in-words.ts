import type { Profile } from '#contract/patients/profile.ts';

/** "Not asked" never reads "none". */
export function allergiesInWords({ allergyState, allergies }: Profile): string {
  if (allergyState === 'not-asked') return 'Not asked';
  if (allergyState === 'none-known') return 'None known';
  const listed = allergies.join(', ') || 'Not listed';
  return allergyState === 'unconfirmed' ? `${listed} (not confirmed)` : listed;
}
