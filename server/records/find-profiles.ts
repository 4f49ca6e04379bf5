import type { Profile } from '#contract/patients/profile.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { presentProfile } from './profile/present-profile.ts';
import { latestProfiles } from './store.ts';

/** Finds several profiles at once, for modules that show people whose charts the caller may open. */
export async function findProfiles(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  patientIds: readonly string[],
): Promise<(patientId: string) => Profile> {
  const today = dayIn(config.clinic.timeZone, clock.now());
  const rows = patientIds.length === 0 ? [] : await latestProfiles(db, patientIds);
  const known = new Map(rows.map((row) => [row.patient_id, row]));
  return (patientId) => presentProfile(patientId, known.get(patientId), today);
}
