// Which limits apply to a measure of this person.
import { DAY_MS } from '#contract/durations.ts';
import type { AgeGroup, LabLimits } from '#contract/labs/lab-results.ts';
import type { Profile } from '#contract/patients/profile.ts';
import { LAB_LIMITS } from './lab-limits.ts';

const CHILD_YEARS = 16;
// WHO: a newborn is under 28 days old.
const NEWBORN_DAYS = 28;

/** Adult limits apply while nobody knows the age; the screen says so. */
export function ageGroupOf({ age, dateOfBirth }: Pick<Profile, 'age' | 'dateOfBirth'>, now: Date): AgeGroup {
  if (dateOfBirth && now.getTime() - Date.parse(`${dateOfBirth}T00:00:00Z`) < NEWBORN_DAYS * DAY_MS) return 'newborn';
  if (age === null) return 'unknown';
  return age < CHILD_YEARS ? 'child' : 'adult';
}

/** Null for what is not in the table: a clinic's own measure. */
export function limitsFor(loinc: string | null, group: AgeGroup): LabLimits | null {
  const known = loinc === null ? undefined : LAB_LIMITS[loinc];
  if (!known) return null;
  const { refuse, confirm, critical, child = critical, newborn = child } = known;
  const byGroup = { adult: critical, unknown: critical, child, newborn };
  return { refuse, confirm, critical: byGroup[group] };
}
