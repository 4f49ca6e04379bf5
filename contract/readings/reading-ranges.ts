// Where readings of adults at rest lie when nothing is wrong. Children have other ranges: these are not applied to them.
import type { ReadingKind } from './readings.ts';

/** Both ends belong to the range. `inWords` is how a screen says it beside the unit. */
export type Range = { low: number; high: number; inWords: string };

export const ADULT_YEARS = 18;

// NHS: high blood pressure is 140/90 and above, low is below 90/60.
export const DIASTOLIC_RANGE: Range = { low: 60, high: 89.9, inWords: '60 to 89' };

export const ADULT_RANGES: Partial<Record<ReadingKind, Range>> = {
  'blood-pressure': { low: 90, high: 139.9, inWords: 'under 140/90' },
  // NHS: a resting heart rate is usually between 60 and 100.
  'heart-rate': { low: 60, high: 100, inWords: '60 to 100' },
  // NICE CKS: fever is 38 °C and above; below 35 °C is hypothermia.
  temperature: { low: 35, high: 37.9, inWords: '35 to 37.9' },
  // RCP NEWS2 (2017): 12 to 20 breaths score nothing.
  respiration: { low: 12, high: 20, inWords: '12 to 20' },
  // RCP NEWS2 (2017): 96 and above scores nothing on scale 1; 95 is commonly taken as normal at home.
  'oxygen-saturation': { low: 95, high: 100, inWords: '95 and above' },
  // ADA Standards of Care (2025), section 6: below 70 mg/dL is low, after a meal below 180 is the goal.
  'blood-glucose': { low: 70, high: 179.9, inWords: '70 to 179' },
};

// ADA Standards of Care (2025), section 2: 126 mg/dL fasting is in the range of diabetes.
const FASTING_GLUCOSE: Range = { low: 70, high: 125.9, inWords: '70 to 99 fasting' };

type Alarm = { below: number; above?: number; secondAbove?: number };

/** Where an adult's reading alone is a danger (reading-dangers.ts), for a page that only draws it. */
const ALARMS: Partial<Record<ReadingKind, Alarm>> = {
  'blood-pressure': { below: 91, above: 179, secondAbove: 119 },
  'heart-rate': { below: 46, above: 110 },
  temperature: { below: 35.1, above: 39 },
  respiration: { below: 9, above: 20 },
  'oxygen-saturation': { below: 95 },
  'blood-glucose': { below: 70, above: 300 },
};

type Figures = { kind: ReadingKind; value: number; second?: number | null | undefined };

export function isPastAlarm({ kind, value, second }: Figures): boolean {
  const alarm = ALARMS[kind];
  if (!alarm) return false;
  const { below, above = Infinity, secondAbove = Infinity } = alarm;
  return value < below || value > above || (second ?? 0) > secondAbove;
}

/** What is worth aiming at, and no reason for a word. AASM and SRS (2015): adults need seven hours of sleep or more. */
export const GUIDES: Partial<Record<ReadingKind, Range>> = {
  sleep: { low: 7, high: 9, inWords: '7 to 9 for most adults' },
};

type Measured = { kind: ReadingKind; isFasting?: boolean | null | undefined };

/** The range of an adult by which a reading is judged. */
export const rangeOf = ({ kind, isFasting }: Measured): Range | undefined =>
  kind === 'blood-glucose' && isFasting ? FASTING_GLUCOSE : ADULT_RANGES[kind];

export const flagIn = (value: number, { low, high }: Range): 'High' | 'Low' | null =>
  value < low ? 'Low' : value > high ? 'High' : null;

/** Above these a value is not high yet, but worth a word. */
const A_LITTLE_HIGH: Partial<Record<ReadingKind, { value: number; second?: number }>> = {
  // ESH (2023): 130 to 139 over 85 to 89 is high normal.
  'blood-pressure': { value: 130, second: 85 },
  // Geneva et al. (2019), review of 36 studies: 95 of 100 healthy adults lie below 37.5 °C in the mouth.
  temperature: { value: 37.5 },
  // ADA Standards of Care (2025), section 2: from 140 two hours after a meal.
  'blood-glucose': { value: 140 },
};

/** ADA Standards of Care (2025), section 2: from 100 fasting. */
export const aLittleHigh = ({ kind, isFasting }: Measured) =>
  kind === 'blood-glucose' && isFasting ? { value: 100 } : A_LITTLE_HIGH[kind];
