import { KIDNEY_LIMITS, type Profile, type ProfileForm } from '#contract/patients/profile.ts';
import type { Judged } from '../readings/judged.ts';
import type { Writer } from './next-problems.ts';

export type ClinicFacts = Pick<Profile, 'contraception' | 'kidney'>;

/** What only clinicians write down: contraception that was agreed, a kidney function that was measured elsewhere. */
export function nextClinicFacts(
  { contraception, kidney }: Pick<ProfileForm, 'contraception' | 'kidney'>,
  before: ClinicFacts,
  { name, isClinician, at }: Writer,
  today: string,
): Judged<ClinicFacts> {
  const refused: Record<string, string> = {};
  const theirs = 'A doctor or nurse writes this down.';
  if (contraception !== undefined && !isClinician) refused.contraception = theirs;
  if (kidney !== undefined && !isClinician) refused.kidney = theirs;
  if (kidney) {
    const { least, most } = KIDNEY_LIMITS[kidney.what];
    if (kidney.value < least || kidney.value > most) refused.kidney = `Between ${least} and ${most}.`;
    if (kidney.measuredOn > today) refused.kidney = 'The day lies ahead.';
  }
  const now = at.toISOString();
  return {
    value: {
      contraception:
        contraception === undefined ? before.contraception : { words: contraception, statedBy: name, statedAt: now },
      kidney: kidney === undefined ? before.kidney : { ...kidney, enteredBy: name, enteredAt: now },
    },
    refused,
    unusual: {},
  };
}
