import type { Profile } from '#contract/patients/profile.ts';

/** "Penicillin" · "None known" · "Not asked", which never reads "none". */
export function allergiesInWords({ allergyState, allergies }: Pick<Profile, 'allergyState' | 'allergies'>): string {
  if (allergyState === 'not-asked') return 'Not asked';
  if (allergyState === 'none-known') return 'None known';
  const listed = allergies.join(', ') || 'Not listed';
  return allergyState === 'unconfirmed' ? `${listed} (not confirmed)` : listed;
}
