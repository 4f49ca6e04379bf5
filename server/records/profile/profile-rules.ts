import type { ProfileForm } from '#contract/patients/profile.ts';
import type { NewReading } from '#contract/readings/readings.ts';

/** Asked unless male or outside 10 to 55 years; an unknown age or sex excludes nothing. */
export function canBePregnant(sex: ProfileForm['sex'] | null, age: number | null): boolean {
  return sex !== 'male' && (age === null || (age >= 10 && age <= 55));
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
