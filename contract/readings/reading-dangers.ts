// Past which limits a home reading is a danger: the bands of the symptom engine, and what is known of the person.
import type { Profile } from '../patients/profile.ts';
import { hasKnownCopd } from './known-copd.ts';
import { ownDangers } from './own-dangers.ts';
import type { Care, ReadingKind } from './readings.ts';
import { SMALL_CHILD_UNDER_YEARS } from './small-child-signs.ts';
import {
  ADULT_BANDS,
  ADULT_FROM_YEARS,
  type BandVital,
  CHILD_BANDS,
  lowerLimit,
  type VitalBand,
} from './vital-bands.ts';

/** 3 a doctor today, 4 emergency department now, 5 ambulance now: the steps of a symptom check. */
export type DangerUrgency = 3 | 4 | 5;

export type Danger = {
  kind: ReadingKind;
  /** The upper or only figure, or the lower pressure. */
  figure?: 'second';
  below?: number;
  above?: number;
  urgency: DangerUrgency;
  words: string;
  /** One measurement may mislead: the instruction is to measure again after so many minutes. */
  repeatAfterMinutes?: number;
  /** It has steps and danger signs of its own. */
  care?: Care;
};

const KINDS = {
  systolic: { kind: 'blood-pressure' },
  diastolic: { kind: 'blood-pressure', figure: 'second' },
  pulse: { kind: 'heart-rate' },
  respiration: { kind: 'respiration' },
  temperature: { kind: 'temperature' },
  oxygen: { kind: 'oxygen-saturation' },
} as const satisfies Record<BandVital, Pick<Danger, 'kind' | 'figure'>>;

const REST_MINUTES = 5;
// Who has just moved rests and measures again; a slow pulse above 40 may be a trained heart.
// PALS takes the fifth percentile of healthy children, and a cuff too wide measures low.
const MEASURED_AGAIN = [
  'pulse-fast',
  'pulse-very-fast',
  'pulse-slow',
  'systolic-high',
  'diastolic-high',
  'child-systolic-under',
  'teen-systolic-low',
];
// Slim people may always have 80 to 90: at home it is measured again and then for a doctor today, unless there is a sign.
const GENTLER_AT_HOME = 'systolic-low';

function asDanger({ id, vital, urgency, above, ageUnder, ...band }: VitalBand, ageYears: number): Danger {
  const below = lowerLimit(band, ageYears);
  const isLow = below !== undefined;
  const degree = urgency === 3 ? (isLow ? 'low' : 'high') : isLow ? 'dangerously low' : 'dangerously high';
  return {
    ...KINDS[vital],
    ...(isLow ? { below } : { above }),
    urgency: id === GENTLER_AT_HOME ? 3 : urgency,
    words: id === GENTLER_AT_HOME ? 'very low' : `${degree}${ageUnder === undefined ? '' : ' at this age'}`,
    ...([...MEASURED_AGAIN, GENTLER_AT_HOME].includes(id) && { repeatAfterMinutes: REST_MINUTES }),
  };
}

const CRISIS = {
  kind: 'blood-pressure',
  urgency: 3,
  words: 'dangerously high',
  repeatAfterMinutes: REST_MINUTES,
} as const;

const CRISIS_PRESSURE: Danger[] = [
  // ACC/AHA (2017), hypertensive crisis: above 180 or 120. Without symptoms measure again after five minutes.
  { ...CRISIS, above: 179 },
  { ...CRISIS, figure: 'second', above: 119 },
];

const OXYGEN_IN_COPD: Danger[] = [
  // BTS oxygen guideline (2017): 88 to 92 is the goal of many with COPD.
  { kind: 'oxygen-saturation', below: 93, urgency: 3, words: 'low, unless a doctor set it as your goal' },
  // NICE NG115 (2018), where to treat a flare-up: below 90 speaks for hospital.
  {
    kind: 'oxygen-saturation',
    below: 90,
    urgency: 4,
    words: 'dangerously low, unless a doctor set it as your goal',
  },
  { kind: 'oxygen-saturation', below: 88, urgency: 5, words: 'dangerously low' },
];

const PRESSURE_IN_PREGNANCY: Danger[] = [
  // NICE NG133 (2019): 140/90 is assessed the same day, 160/110 in hospital at once.
  { kind: 'blood-pressure', above: 139, urgency: 3, words: 'too high in pregnancy' },
  { kind: 'blood-pressure', figure: 'second', above: 89, urgency: 3, words: 'too high in pregnancy' },
  { kind: 'blood-pressure', above: 159, urgency: 4, words: 'dangerously high in pregnancy' },
  { kind: 'blood-pressure', figure: 'second', above: 109, urgency: 4, words: 'dangerously high in pregnancy' },
];

export type MeasuredPerson = {
  /** Null while nobody has said: taken for an adult's, and the advice says so. */
  ageYears: number | null;
  /** Known only for children with a date of birth. */
  ageMonths: number | null;
  isPregnant: boolean;
  hasCopd: boolean;
  /** The highest of the year before, in L/min. */
  bestPeakFlow?: number | null;
};

type Known = Pick<Profile, 'age' | 'dateOfBirth' | 'pregnancy' | 'conditions'>;

/** What the record knows of the person, on a day (yyyy-mm-dd). */
export const whoseReadings = (profile: Known | null | undefined, today: string): MeasuredPerson => ({
  ageYears: profile?.age ?? null,
  ageMonths: profile?.dateOfBirth ? monthsBetween(profile.dateOfBirth, today) : null,
  // "Unsure" counts as yes: the lower limits are the safer ones.
  isPregnant: profile?.pregnancy === 'yes' || profile?.pregnancy === 'unsure',
  hasCopd: hasKnownCopd(profile?.conditions ?? []),
});

function monthsBetween(born: string, day: string): number {
  const [bornYear = 0, bornMonth = 0, bornDay = 0] = born.split('-').map(Number);
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  return (year - bornYear) * 12 + month - bornMonth - (dayOfMonth < bornDay ? 1 : 0);
}

export const isChild = ({ ageYears }: MeasuredPerson) => ageYears !== null && ageYears < ADULT_FROM_YEARS;

export const isSmallChild = ({ ageYears }: MeasuredPerson) => ageYears !== null && ageYears < SMALL_CHILD_UNDER_YEARS;

export type Measured = { kind: ReadingKind; value: number; second?: number | null | undefined; measuredAt: string };

/** The limit past which a reading is, for this person; of several the most urgent. */
export function gravestDanger(reading: Measured, whose: MeasuredPerson): Danger | undefined {
  const met = dangersFor(whose).filter((danger) => isPast(reading, danger));
  return met.toSorted((a, b) => b.urgency - a.urgency)[0];
}

function isPast(reading: Measured, { kind, figure, below = -Infinity, above = Infinity }: Danger): boolean {
  const value = reading[figure ?? 'value'];
  // As NEWS2 does: 35.04 on a thermometer is 35.0.
  const rounded = value === null || value === undefined ? undefined : Math.round(value * 10) / 10;
  return reading.kind === kind && rounded !== undefined && (rounded < below || rounded > above);
}

/** The limits for this person. */
export function dangersFor(whose: MeasuredPerson): Danger[] {
  const bands = bandsFor(whose);
  const own = ownDangers(whose, isChild(whose));
  const pregnancy = whose.isPregnant ? PRESSURE_IN_PREGNANCY : [];
  const dangerOf = (band: VitalBand) => asDanger(band, whose.ageYears ?? ASSUMED_YEARS);
  if (isChild(whose)) return [...bands.map(dangerOf), ...pregnancy, ...own];
  const adult = bands.filter(({ vital }) => !whose.hasCopd || vital !== 'oxygen').map(dangerOf);
  return [...adult, ...CRISIS_PRESSURE, ...pregnancy, ...(whose.hasCopd ? OXYGEN_IN_COPD : []), ...own];
}

function bandsFor(whose: MeasuredPerson): VitalBand[] {
  const years = whose.ageYears ?? ASSUMED_YEARS;
  if (!isChild(whose)) return ADULT_BANDS.filter((band: VitalBand) => (band.ageFrom ?? 0) <= years);
  // A baby of unknown months may be of any: every limit of the first year holds.
  const youngest = whose.ageMonths === null ? years : whose.ageMonths / 12;
  const oldest = whose.ageMonths === null && years === 0 ? 0.99 : youngest;
  return CHILD_BANDS.filter(({ ageFrom, ageUnder }) => ageFrom <= oldest && youngest < ageUnder);
}

// As the symptom engine: being old is not assumed.
const ASSUMED_YEARS = 30;

// AAP high blood pressure in children (2017): from 13 years on the limits are those of adults.
const PREGNANCY_JUDGES_FROM_YEARS = 13;

/**
 * Whether a value past no limit may be called checked. A child's pressure has only extremes, but in pregnancy, and so has a child's
 * fever; a peak flow is compared with one's own best, once that is known.
 */
export const isJudged = (kind: ReadingKind, value: number, whose: MeasuredPerson): boolean =>
  (kind !== 'peak-flow' || Boolean(whose.bestPeakFlow)) &&
  (!isChild(whose) ||
    !((kind === 'blood-pressure' && !hasPressureLimits(whose)) || (kind === 'temperature' && value >= FEVER)));

const hasPressureLimits = ({ isPregnant, ageYears }: MeasuredPerson) =>
  isPregnant && (ageYears ?? ASSUMED_YEARS) >= PREGNANCY_JUDGES_FROM_YEARS;

// NICE NG143 (2021): 38 and above is a fever; its height alone does not show how ill a child is.
const FEVER = 38;
