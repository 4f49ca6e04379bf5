import { ageOn } from '../patients/age.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { latestProfile } from './store.ts';

/** The age in whole years on the day of an instant, in the clinic's calendar; null while nobody has said. */
export type AgeAt = (instant: Date) => number | null;

export async function findAge({ db, config }: Pick<Deps, 'db' | 'config'>, patientId: string): Promise<AgeAt> {
  const profile = await latestProfile(db, patientId);
  return (instant) => (profile ? ageOn(profile, dayIn(config.clinic.timeZone, instant)) : null);
}
