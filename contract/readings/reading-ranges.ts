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
};

export const flagIn = (value: number, { low, high }: Range): 'High' | 'Low' | null =>
  value < low ? 'Low' : value > high ? 'High' : null;

/** Above these a value is not high yet, but worth a word. */
export const A_LITTLE_HIGH: Partial<Record<ReadingKind, { value: number; second?: number }>> = {
  // ESH (2023): 130 to 139 over 85 to 89 is high normal.
  'blood-pressure': { value: 130, second: 85 },
  // Geneva et al. (2019), review of 36 studies: 95 of 100 healthy adults lie below 37.5 °C in the mouth.
  temperature: { value: 37.5 },
};
