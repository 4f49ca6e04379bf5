// Past which limits a home reading is a danger. Adult limits are not applied to children; 180/120 is too high for anyone.
import type { Profile, ReadingKind } from './records.ts';

/** 3 a doctor today, 4 emergency department now, 5 ambulance now: the steps of a symptom check. */
export type DangerUrgency = 3 | 4 | 5;

export type Danger = {
  kind: ReadingKind;
  /** The upper or only figure, or the lower pressure. */
  figure?: 'second';
  /** Both ends belong to it. */
  from?: number;
  to?: number;
  urgency: DangerUrgency;
  words: string;
  /** One measurement may mislead: the instruction is to measure again after so many minutes. */
  repeatAfterMinutes?: number;
};

// RCP NEWS2 (2017) and the bands of the symptom engine: from 16 years on.
export const DANGER_FROM_YEARS = 16;

const TOO_HIGH = 'dangerously high';
const TOO_LOW = 'dangerously low';

const ADULT_PRESSURE: Danger[] = [
  // ACC/AHA (2017), hypertensive crisis: above 180 or 120. Without symptoms measure again after five minutes.
  { kind: 'blood-pressure', from: 180, urgency: 3, words: TOO_HIGH, repeatAfterMinutes: 5 },
  { kind: 'blood-pressure', figure: 'second', from: 120, urgency: 3, words: TOO_HIGH, repeatAfterMinutes: 5 },
  // ESC elevated blood pressure guideline (2024), as the symptom engine.
  { kind: 'blood-pressure', from: 230, urgency: 4, words: TOO_HIGH },
  { kind: 'blood-pressure', figure: 'second', from: 140, urgency: 4, words: TOO_HIGH },
  // RCP NEWS2 (2017): 90 and below scores 3. Slim people may always have it, so it is measured again.
  { kind: 'blood-pressure', to: 90, urgency: 3, words: 'very low', repeatAfterMinutes: 5 },
  { kind: 'blood-pressure', to: 79, urgency: 5, words: TOO_LOW },
];

const ADULT_REST: Danger[] = [
  // RCP NEWS2 (2017): 131 and above, and 40 and below, score 3 at rest. Who has just moved rests and measures again.
  { kind: 'heart-rate', from: 131, urgency: 4, words: TOO_HIGH, repeatAfterMinutes: 5 },
  { kind: 'heart-rate', to: 40, urgency: 4, words: TOO_LOW },
  // Resuscitation Council UK, tachycardia (2021), as the symptom engine.
  { kind: 'heart-rate', from: 181, urgency: 5, words: TOO_HIGH },
  // NHS, high temperature in adults: very high with other signs is urgent; NICE NG253 (2025) from 40.6.
  { kind: 'temperature', from: 39.5, urgency: 3, words: 'very high' },
  { kind: 'temperature', from: 40.6, urgency: 4, words: TOO_HIGH },
  { kind: 'temperature', from: 41.6, urgency: 5, words: TOO_HIGH },
  // NHS, hypothermia: below 35 is an emergency; RCP NEWS2 (2017) scores 35.0 with 3.
  { kind: 'temperature', to: 35, urgency: 4, words: TOO_LOW },
  // RCP NEWS2 (2017): 25 and above, and 8 and below, score 3.
  { kind: 'respiration', from: 25, urgency: 4, words: TOO_HIGH },
  { kind: 'respiration', from: 36, urgency: 5, words: TOO_HIGH },
  { kind: 'respiration', to: 8, urgency: 5, words: TOO_LOW },
];

const OXYGEN: Danger[] = [
  // NHS England, pulse oximetry at home (2021): 93 and 94 ask for advice the same day, 92 and below go to hospital.
  { kind: 'oxygen-saturation', to: 94, urgency: 3, words: 'low' },
  { kind: 'oxygen-saturation', to: 92, urgency: 4, words: TOO_LOW },
  // BTS oxygen guideline (2017).
  { kind: 'oxygen-saturation', to: 87, urgency: 5, words: TOO_LOW },
];

const OXYGEN_IN_COPD: Danger[] = [
  // BTS oxygen guideline (2017): 88 to 92 is the goal of many with COPD.
  { kind: 'oxygen-saturation', to: 92, urgency: 3, words: 'low, unless a doctor set it as your goal' },
  { kind: 'oxygen-saturation', to: 87, urgency: 5, words: TOO_LOW },
];

const PRESSURE_IN_PREGNANCY: Danger[] = [
  // NICE NG133 (2019): 140/90 is assessed the same day, 160/110 in hospital at once.
  { kind: 'blood-pressure', from: 140, urgency: 3, words: 'too high in pregnancy' },
  { kind: 'blood-pressure', figure: 'second', from: 90, urgency: 3, words: 'too high in pregnancy' },
  { kind: 'blood-pressure', from: 160, urgency: 4, words: 'dangerously high in pregnancy' },
  { kind: 'blood-pressure', figure: 'second', from: 110, urgency: 4, words: 'dangerously high in pregnancy' },
];

const CHILD: Danger[] = [
  // NICE NG143 (2019) and NG9 (2021): below 92 a child goes to hospital.
  { kind: 'oxygen-saturation', to: 91, urgency: 4, words: TOO_LOW },
  { kind: 'oxygen-saturation', to: 87, urgency: 5, words: TOO_LOW },
  // AAP, high blood pressure in children and adolescents (2017): above 180/120 goes to an emergency department at once.
  { kind: 'blood-pressure', from: 180, urgency: 4, words: TOO_HIGH },
  { kind: 'blood-pressure', figure: 'second', from: 120, urgency: 4, words: TOO_HIGH },
];

// NICE NG143 (2019), table of risk: 38 and above under three months is high risk.
const UNDER_3_MONTHS: Danger[] = [{ kind: 'temperature', from: 38, urgency: 4, words: 'an emergency at this age' }];

// NICE NG143 (2019): 39 and above from three to six months is seen the same day.
const UNDER_6_MONTHS: Danger[] = [{ kind: 'temperature', from: 39, urgency: 3, words: 'high at this age' }];

export type Whose = {
  /** Null while nobody has said: taken for an adult's, and the advice says so. */
  ageYears: number | null;
  /** Of children with a date of birth. */
  ageMonths: number | null;
  isPregnant: boolean;
  hasCopd: boolean;
};

const COPD = /\bcopd\b|chronic obstructive|emphysema/i;

type Known = Pick<Profile, 'age' | 'dateOfBirth' | 'pregnancy' | 'conditions'>;

/** What the record knows of the person, on a day (yyyy-mm-dd). */
export const whoseReadings = (profile: Known | null | undefined, today: string): Whose => ({
  ageYears: profile?.age ?? null,
  ageMonths: profile?.dateOfBirth ? monthsBetween(profile.dateOfBirth, today) : null,
  // "Unsure" counts as yes: the lower limits are the safer ones.
  isPregnant: profile?.pregnancy === 'yes' || profile?.pregnancy === 'unsure',
  hasCopd: profile?.conditions.some((condition) => COPD.test(condition)) ?? false,
});

function monthsBetween(born: string, day: string): number {
  const [bornYear = 0, bornMonth = 0, bornDay = 0] = born.split('-').map(Number);
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  return (year - bornYear) * 12 + month - bornMonth - (dayOfMonth < bornDay ? 1 : 0);
}

export const isChild = ({ ageYears }: Whose) => ageYears !== null && ageYears < DANGER_FROM_YEARS;

/** The limits for this person. */
export function dangersFor(whose: Whose): Danger[] {
  if (!isChild(whose)) {
    const pregnancy = whose.isPregnant ? PRESSURE_IN_PREGNANCY : [];
    return [...ADULT_PRESSURE, ...ADULT_REST, ...pregnancy, ...(whose.hasCopd ? OXYGEN_IN_COPD : OXYGEN)];
  }
  // A baby of unknown months may be younger than three.
  const months = whose.ageMonths ?? (whose.ageYears === 0 ? 0 : Number.POSITIVE_INFINITY);
  return [...CHILD, ...(months < 6 ? UNDER_6_MONTHS : []), ...(months < 3 ? UNDER_3_MONTHS : [])];
}
