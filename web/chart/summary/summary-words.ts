import type { Adherence } from '#contract/medicines/doses.ts';
import type { MedicineNow } from '#contract/patients/chart.ts';
import type { Problem, Profile } from '#contract/patients/profile.ts';
import { shortDay, timeOfDay } from '#web/ui/time/time.ts';

/** 3 Feb 1972, for a calendar day. */
export const dayInWords = (day: string) => shortDay(`${day}T12:00:00Z`, 'UTC');

/** 15 Nov 2026, 11:49: on paper nothing is "today". */
export const momentInWords = (at: string, timeZone: string) => `${shortDay(at, timeZone)}, ${timeOfDay(at, timeZone)}`;

/** Four states; what nobody asked never reads as "none". */
export function allergyWords(profile: Profile, timeZone: string): string {
  const { allergyState, allergies, allergiesStatedBy, allergiesStatedAt } = profile;
  if (allergyState === 'not-asked') return 'not asked yet';
  const stated =
    allergiesStatedBy && allergiesStatedAt
      ? ` (stated ${shortDay(allergiesStatedAt, timeZone)} by ${allergiesStatedBy})`
      : '';
  if (allergyState === 'none-known') return `no known allergies${stated}`;
  const listed = allergies.join(', ') || 'not sure which';
  return `${allergyState === 'unconfirmed' ? `unconfirmed: ${listed}` : listed}${stated}`;
}

/** "active, since 2011, told by the patient, entered 15 Nov 2026 by Ananya Rao" */
export function problemInWords(problem: Problem, timeZone: string): string {
  const { isActive, since, isConfirmed, enteredBy, enteredAt } = problem;
  return [
    isActive ? 'active' : 'resolved',
    since && `since ${since}`,
    !isConfirmed && 'told by the patient',
    enteredBy && enteredAt && `entered ${shortDay(enteredAt, timeZone)} by ${enteredBy}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const SOURCES: Record<MedicineNow['source'], string> = {
  ward: 'ward order',
  prescribed: 'prescribed',
  home: 'at home',
};

/** "ward order, last given 14 Nov 2026, 15:31 by Priya Thomas, next 15 Nov 2026, 15:30" */
export function medicineInWords({ source, lastGiven, nextDue, note }: MedicineNow, timeZone: string): string {
  const given = lastGiven ? `last given ${momentInWords(lastGiven.at, timeZone)} by ${lastGiven.by}` : 'not given yet';
  const doses = source === 'ward' ? [given, nextDue && `next ${momentInWords(nextDue, timeZone)}`] : [];
  return [SOURCES[source], ...doses, note].filter(Boolean).join(', ');
}

/** What was not told is not known: it is never called not taken. */
export function toldInWords({ planned, taken, skipped, untold }: Adherence): string {
  if (taken + skipped === 0) return `nothing told of ${planned} planned`;
  const rest = [skipped > 0 && `${skipped} left out`, untold > 0 && `${untold} not told`];
  return [`${taken} of ${planned} planned taken`, ...rest.filter(Boolean)].join(', ');
}
