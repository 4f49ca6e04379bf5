import type { Database } from '../db/connect.ts';
import { ageOn } from '../patients/age.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { canBePregnant } from './profile/profile-rules.ts';
import { latestProfile } from './store.ts';

/** A pregnancy is written down that does not fit the sex or the age. One of them is wrong: a clinician asks which. */
export async function hasDoubtfulPregnancy(
  db: Database,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  patientId: string,
): Promise<boolean> {
  const profile = await latestProfile(db, patientId);
  if (!profile || (profile.pregnancy !== 'yes' && profile.pregnancy !== 'unsure')) return false;
  return !canBePregnant(profile.sex, ageOn(profile, dayIn(config.clinic.timeZone, clock.now())));
}

export const ASK_ABOUT_PREGNANCY =
  'A pregnancy is written down that does not fit sex or age: ask, then write down which is so.';
