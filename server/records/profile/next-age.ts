import { AGE_LIMITS, type ProfileForm } from '#contract/patients/profile.ts';
import { type AgeFacts, ageOn } from '#server/patients/age.ts';
import type { Judged } from '../readings/judged.ts';

type Typed = Pick<ProfileForm, 'age' | 'dateOfBirth'>;

/** A date of birth, or an age with the day it was given. An age that says what is known already changes nothing. */
export function nextAge(typed: Typed, before: AgeFacts, today: string): Judged<AgeFacts> {
  const known = { date_of_birth: before.date_of_birth, age_years: before.age_years, age_given_on: before.age_given_on };
  const facts = factsOf(typed, known, today);
  const refused: Record<string, string> = {};
  const unusual: Record<string, string> = {};
  if (facts === known) return { value: known, refused, unusual };

  const field = typed.dateOfBirth === undefined ? 'age' : 'dateOfBirth';
  const years = ageOn(facts, today) ?? 0;
  const { refuseBelow, refuseAbove, confirmAbove } = AGE_LIMITS;
  if (typed.dateOfBirth !== undefined && typed.dateOfBirth > today) refused.dateOfBirth = 'This day is still to come.';
  else if (years < refuseBelow || years > refuseAbove) {
    refused[field] = `The age must be between ${refuseBelow} and ${refuseAbove} years.`;
  } else if (typed.dateOfBirth !== undefined && typed.age !== undefined && typed.age !== years) {
    refused.age = `The date of birth gives ${years} years.`;
  } else if (years > confirmAbove) unusual[field] = `${years} years is unusual. Check it and confirm.`;
  return { value: facts, refused, unusual };
}

function factsOf({ age, dateOfBirth }: Typed, known: AgeFacts, today: string): AgeFacts {
  if (dateOfBirth !== undefined) return { date_of_birth: dateOfBirth, age_years: null, age_given_on: null };
  if (age === undefined || age === ageOn(known, today)) return known;
  return { date_of_birth: null, age_years: age, age_given_on: today };
}
