// The health profile as it is typed, and as it is sent: only what was changed travels.

import type { SEXES } from '#contract/fields.ts';
import {
  AGE_LIMITS,
  type ALLERGY_STATES,
  type BLOOD_GROUPS,
  type Profile,
  type ProfileForm,
} from '#contract/patients/profile.ts';
import { READING_FACTS } from '#contract/readings/readings.ts';
import { dayFromText } from '#web/ui/time/day-text.ts';
import { checkFigure } from '../figures/check-figure.ts';

export type ProfileDraft = {
  /** The profile that the form began with. */
  base: Profile;
  dateOfBirth: string;
  age: string;
  sex: '' | (typeof SEXES)[number];
  bloodGroup: '' | (typeof BLOOD_GROUPS)[number];
  bp: string;
  temperature: string;
  temperatureUnit: string;
  height: string;
  heightInches: string;
  heightUnit: string;
  weight: string;
  weightUnit: string;
  allergyState: (typeof ALLERGY_STATES)[number];
  /** One per line, like the two that follow. */
  allergies: string;
  conditions: string;
  medicines: string;
  pregnancy: '' | 'yes' | 'no' | 'unsure';
  emergencyName: string;
  emergencyPhone: string;
};

/** What was measured becomes a reading of its own, so those fields begin empty. */
export function draftOf(profile: Profile): ProfileDraft {
  return {
    base: profile,
    dateOfBirth: profile.dateOfBirth ?? '',
    age: profile.dateOfBirth === null && profile.age !== null ? String(profile.age) : '',
    sex: profile.sex ?? '',
    bloodGroup: profile.bloodGroup ?? '',
    bp: '',
    temperature: '',
    temperatureUnit: READING_FACTS.temperature.unit,
    height: '',
    heightInches: '',
    heightUnit: READING_FACTS.height.unit,
    weight: '',
    weightUnit: READING_FACTS.weight.unit,
    allergyState: profile.allergyState,
    allergies: profile.allergies.join('\n'),
    conditions: profile.conditions.join('\n'),
    medicines: profile.medicines.join('\n'),
    pregnancy: profile.pregnancy ?? '',
    emergencyName: profile.EmergencyContact?.name ?? '',
    emergencyPhone: profile.EmergencyContact?.phone ?? '',
  };
}

export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const pressureOf = (bp: string) => {
  const [value = '', second = ''] = bp.split('/');
  return checkFigure('blood-pressure', { value, second, unit: '' });
};

export const figureOf = (draft: ProfileDraft, kind: 'temperature' | 'height' | 'weight') =>
  checkFigure(kind, { value: draft[kind], second: draft.heightInches, unit: draft[`${kind}Unit`] });

/** Asked unless the sex is male or unknown, or the age is outside these years. */
export function mayBePregnant(sex: ProfileDraft['sex'], age: number | null): boolean {
  return sex !== '' && sex !== 'male' && (age === null || (age >= 10 && age <= 55));
}

export function ageOf({ dateOfBirth, age }: Pick<ProfileDraft, 'dateOfBirth' | 'age'>, today: string): number | null {
  if (dateOfBirth) {
    if (dayFromText(dateOfBirth) === null) return null;
    const hadBirthday = today.slice(5) >= dateOfBirth.slice(5);
    return Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (hadBirthday ? 0 : 1);
  }
  const years = Number(age);
  return age.trim() !== '' && Number.isInteger(years) && years <= AGE_LIMITS.refuseAbove ? years : null;
}

export const isUntouched = (draft: ProfileDraft) => JSON.stringify(draft) === JSON.stringify(draftOf(draft.base));

/** The fields of `draft` that differ from where it began. */
export function bodyOf(draft: ProfileDraft, today: string): ProfileForm {
  const base = draftOf(draft.base);
  const isNew = (...names: (keyof ProfileDraft)[]) => names.some((name) => draft[name] !== base[name]);
  const figure = (kind: 'temperature' | 'height' | 'weight') => {
    const checked = draft[kind].trim() === '' ? null : figureOf(draft, kind);
    return checked && 'value' in checked ? { [kind]: checked.value } : {};
  };
  return {
    ...(draft.bp.trim() && { bp: draft.bp.replace(/\s/g, '') }),
    ...figure('temperature'),
    ...figure('height'),
    ...figure('weight'),
    ...(isNew('dateOfBirth') && draft.dateOfBirth && { dateOfBirth: draft.dateOfBirth }),
    ...(isNew('age') && draft.age.trim() && !draft.dateOfBirth && { age: Number(draft.age) }),
    ...(isNew('sex') && draft.sex && { sex: draft.sex }),
    ...(isNew('bloodGroup') && draft.bloodGroup && { bloodGroup: draft.bloodGroup }),
    ...(isNew('emergencyName', 'emergencyPhone') &&
      draft.emergencyName.trim() && {
        EmergencyContact: { name: draft.emergencyName.trim(), phone: draft.emergencyPhone.trim() },
      }),
    ...(isNew('allergyState', 'allergies') && {
      allergyState: draft.allergyState,
      allergies: draft.allergyState === 'none-known' ? [] : linesOf(draft.allergies),
    }),
    ...(isNew('conditions') && { conditions: linesOf(draft.conditions) }),
    ...(isNew('medicines') && { medicines: linesOf(draft.medicines) }),
    ...(isNew('pregnancy') &&
      draft.pregnancy &&
      mayBePregnant(draft.sex, ageOf(draft, today)) && { pregnancy: draft.pregnancy }),
  };
}
