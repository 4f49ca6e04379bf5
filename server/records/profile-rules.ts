// What a health profile may say. Each rule answers with the sentence to show beside its field.
import { AGE_LIMITS, type NewReading, type ProfileForm } from '../../contract/records.ts';
import { ageOn } from '../patients/age.ts';

type Fields = Record<string, string>;

/** The years given or computed, as far as the form tells. */
export function ageOf(form: Pick<ProfileForm, 'age' | 'dateOfBirth'>, today: string): number | null {
  const facts = { date_of_birth: form.dateOfBirth ?? null, age_years: form.age ?? null, age_given_on: today };
  return ageOn(facts, today);
}

export function problemsOf(form: ProfileForm, today: string): { refused: Fields; unusual: Fields } {
  const refused: Fields = {};
  const unusual: Fields = {};
  const age = ageOf(form, today);
  const ageField = form.dateOfBirth === undefined ? 'age' : 'dateOfBirth';
  if (form.dateOfBirth !== undefined && form.dateOfBirth > today) refused.dateOfBirth = 'This day is still to come.';
  else if (age !== null && (age < AGE_LIMITS.refuseBelow || age > AGE_LIMITS.refuseAbove)) {
    refused[ageField] = `The age must be between ${AGE_LIMITS.refuseBelow} and ${AGE_LIMITS.refuseAbove} years.`;
  } else if (age !== null && age > AGE_LIMITS.confirmAbove) {
    unusual[ageField] = `${age} years is unusual. Check it and confirm.`;
  }
  if (form.allergyState === 'listed' && (form.allergies?.length ?? 0) === 0) {
    refused.allergies = 'List at least one allergy, or choose another answer.';
  }
  if (
    form.allergyState !== undefined &&
    ['none-known', 'not-asked'].includes(form.allergyState) &&
    form.allergies?.length
  ) {
    refused.allergyState = 'Allergies are listed: choose Listed or Unconfirmed.';
  }
  if (form.pregnancy !== undefined && !canBePregnant(form, age)) {
    refused.pregnancy = 'This is not asked for this age and sex.';
  }
  return { refused, unusual };
}

/** Asked unless male or outside 10 to 55 years; an unknown age or sex excludes nothing. */
export function canBePregnant(form: Pick<ProfileForm, 'sex'>, age: number | null): boolean {
  return form.sex !== 'male' && (age === null || (age >= 10 && age <= 55));
}

/** The measurements among the fields of the form, with the field each came from. */
export function readingsIn(form: ProfileForm): { field: string; reading: NewReading }[] {
  const found: { field: string; reading: NewReading }[] = [];
  if (form.bp !== undefined) {
    const [value = Number.NaN, second = Number.NaN] = form.bp.split('/').map(Number);
    found.push({ field: 'bp', reading: { kind: 'blood-pressure', value, second } });
  }
  for (const kind of ['temperature', 'height', 'weight'] as const) {
    const value = form[kind];
    if (value !== undefined) found.push({ field: kind, reading: { kind, value } });
  }
  return found;
}
