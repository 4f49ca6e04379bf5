import type { Profile } from '#contract/patients/profile.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { presentProfile } from './profile/present-profile.ts';
import { latestProfile } from './store.ts';

/** Finds a profile for modules that answer the patient with it. The caller has checked that it is the patient who asks. */
export async function findProfile(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  patientId: string,
): Promise<Profile> {
  return presentProfile(patientId, await latestProfile(db, patientId), dayIn(config.clinic.timeZone, clock.now()));
}
