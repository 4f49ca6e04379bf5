import { ageOn } from '../patients/age.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { latestProfile } from './store.ts';

/** In whole years today, in the clinic's calendar; null while nobody has said. */
export async function ageNow(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  patientId: string,
): Promise<number | null> {
  const profile = await latestProfile(db, patientId);
  return profile ? ageOn(profile, dayIn(config.clinic.timeZone, clock.now())) : null;
}
