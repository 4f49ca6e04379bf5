// Past which limits one measured value alone is urgent: for the symptom engine and for home readings alike. Several slightly
// abnormal values together are their own sums. Ages in years; both limits lie outside the band's safe side.

export type BandVital = 'systolic' | 'diastolic' | 'pulse' | 'respiration' | 'temperature' | 'oxygen';

export type VitalBand = {
  id: string;
  vital: BandVital;
  /** 3 a doctor today, 4 emergency department now, 5 ambulance now. */
  urgency: 3 | 4 | 5;
  /** Adults only, unless ages are named. */
  ageFrom?: number;
  ageUnder?: number;
  below?: number;
  /** Added to the lower limit for each completed year. */
  belowPerYear?: number;
  above?: number;
};

export const lowerLimit = ({ below, belowPerYear = 0 }: Pick<VitalBand, 'below' | 'belowPerYear'>, ageYears: number) =>
  below === undefined ? undefined : below + belowPerYear * Math.floor(ageYears);

// RCP NEWS2 (2017): from 16 years on.
export const ADULT_FROM_YEARS = 16;

export const ADULT_BANDS = [
  // RCP NEWS2 (2017)
  { id: 'systolic-shock', vital: 'systolic', urgency: 5, below: 80 },
  { id: 'systolic-low', vital: 'systolic', urgency: 4, below: 91 },
  // NICE NG136 (2023)
  { id: 'systolic-high', vital: 'systolic', urgency: 3, above: 199 },
  { id: 'diastolic-high', vital: 'diastolic', urgency: 3, above: 129 },
  // ESC elevated blood pressure guideline (2024)
  { id: 'diastolic-extreme', vital: 'diastolic', urgency: 4, above: 139 },
  { id: 'systolic-extreme', vital: 'systolic', urgency: 4, above: 229 },
  // RCP NEWS2 (2017)
  { id: 'pulse-very-slow', vital: 'pulse', urgency: 4, below: 41 },
  { id: 'pulse-slow', vital: 'pulse', urgency: 3, below: 46 },
  { id: 'pulse-fast', vital: 'pulse', urgency: 3, above: 110 },
  { id: 'pulse-very-fast', vital: 'pulse', urgency: 4, above: 130 },
  // Resuscitation Council UK tachycardia algorithm (2021)
  { id: 'pulse-extreme', vital: 'pulse', urgency: 5, above: 180 },
  // RCP NEWS2 (2017)
  { id: 'breaths-few', vital: 'respiration', urgency: 5, below: 9 },
  { id: 'breaths-many', vital: 'respiration', urgency: 3, above: 20 },
  { id: 'breaths-very-many', vital: 'respiration', urgency: 4, above: 24 },
  // Surviving Sepsis Campaign (2021)
  { id: 'breaths-extreme', vital: 'respiration', urgency: 5, above: 35 },
  // RCP NEWS2 (2017)
  { id: 'temperature-cold', vital: 'temperature', urgency: 4, below: 35.1 },
  { id: 'temperature-high', vital: 'temperature', urgency: 3, above: 39 },
  // NICE NG253 (2025)
  { id: 'temperature-very-high', vital: 'temperature', urgency: 4, above: 40.5 },
  // Wilderness Medical Society heat illness guideline (2024)
  { id: 'temperature-heat-stroke', vital: 'temperature', urgency: 5, above: 41.5 },
  // NICE NG253 (2025)
  { id: 'temperature-older', vital: 'temperature', urgency: 3, ageFrom: 65, above: 38 },
  // RCP NEWS2 (2017)
  { id: 'oxygen-slightly-low', vital: 'oxygen', urgency: 3, below: 95 },
  // NEWS2 (2017); BTS oxygen guideline (2017)
  { id: 'oxygen-low', vital: 'oxygen', urgency: 4, below: 93 },
  // BTS oxygen guideline (2017)
  { id: 'oxygen-very-low', vital: 'oxygen', urgency: 5, below: 88 },
] as const satisfies VitalBand[];

export const CHILD_BANDS = [
  // NICE NG143 (2021); APLS normal ranges (2023)
  { id: 'infant-fever', vital: 'temperature', urgency: 4, ageFrom: 0, ageUnder: 0.25, above: 37.9 },
  { id: 'infant-fever-half-year', vital: 'temperature', urgency: 3, ageFrom: 0, ageUnder: 0.5, above: 37.9 },
  // NICE NG253 (2025)
  { id: 'infant-cold', vital: 'temperature', urgency: 4, ageFrom: 0, ageUnder: 0.25, below: 36 },
  // NICE NG143 (2021); APLS normal ranges (2023)
  { id: 'child-fever-high', vital: 'temperature', urgency: 3, ageFrom: 0.5, ageUnder: 16, above: 39.9 },
  { id: 'child-fever-extreme', vital: 'temperature', urgency: 4, ageFrom: 0, ageUnder: 16, above: 41 },
  { id: 'child-oxygen-slightly-low', vital: 'oxygen', urgency: 3, ageFrom: 0, ageUnder: 16, below: 95 },
  // NICE NG9 (2021); NICE NG143 (2021)
  { id: 'child-oxygen-low', vital: 'oxygen', urgency: 4, ageFrom: 0, ageUnder: 16, below: 92 },
  // NICE NG143 (2021); APLS normal ranges (2023)
  { id: 'child-oxygen-very-low', vital: 'oxygen', urgency: 5, ageFrom: 0, ageUnder: 16, below: 88 },
  { id: 'infant-breaths', vital: 'respiration', urgency: 4, ageFrom: 0, ageUnder: 1, above: 60 },
  // WHO IMCI (2014): 60 and more under 2 months, then 50 and more, from a year on 40 and more
  { id: 'young-infant-breaths', vital: 'respiration', urgency: 4, ageFrom: 0, ageUnder: 2 / 12, above: 59 },
  { id: 'infant-breaths-fast', vital: 'respiration', urgency: 3, ageFrom: 2 / 12, ageUnder: 1, above: 49 },
  // APLS normal ranges (2023)
  { id: 'young-infant-breaths-fast', vital: 'respiration', urgency: 3, ageFrom: 0, ageUnder: 2 / 12, above: 50 },
  // NICE NG143 (2021); APLS normal ranges (2023)
  { id: 'toddler-breaths', vital: 'respiration', urgency: 4, ageFrom: 1, ageUnder: 5, above: 50 },
  // WHO IMCI (2014)
  { id: 'toddler-breaths-fast', vital: 'respiration', urgency: 3, ageFrom: 1, ageUnder: 5, above: 39 },
  // NICE NG143 (2021); APLS normal ranges (2023)
  { id: 'child-breaths', vital: 'respiration', urgency: 4, ageFrom: 5, ageUnder: 12, above: 40 },
  { id: 'child-breaths-fast', vital: 'respiration', urgency: 3, ageFrom: 5, ageUnder: 12, above: 30 },
  { id: 'teen-breaths', vital: 'respiration', urgency: 4, ageFrom: 12, ageUnder: 16, above: 29 },
  { id: 'child-breaths-few', vital: 'respiration', urgency: 5, ageFrom: 0, ageUnder: 16, below: 10 },
  { id: 'infant-pulse-fast', vital: 'pulse', urgency: 4, ageFrom: 0, ageUnder: 1, above: 180 },
  { id: 'toddler-pulse-fast', vital: 'pulse', urgency: 4, ageFrom: 1, ageUnder: 5, above: 165 },
  { id: 'child-pulse-fast', vital: 'pulse', urgency: 4, ageFrom: 5, ageUnder: 12, above: 145 },
  { id: 'teen-pulse-fast', vital: 'pulse', urgency: 4, ageFrom: 12, ageUnder: 16, above: 130 },
  // Resuscitation Council UK (2021)
  { id: 'infant-pulse-slow', vital: 'pulse', urgency: 5, ageFrom: 0, ageUnder: 1, below: 80 },
  { id: 'child-pulse-slow', vital: 'pulse', urgency: 4, ageFrom: 1, ageUnder: 12, below: 60 },
  // APLS normal ranges (2023)
  { id: 'child-systolic-low', vital: 'systolic', urgency: 5, ageFrom: 0, ageUnder: 12, below: 70 },
  // RCP NEWS2 (2017), taken over from 12 years
  { id: 'teen-systolic-shock', vital: 'systolic', urgency: 5, ageFrom: 12, ageUnder: 16, below: 80 },
  // AHA PALS (2020), hypotension: 70 + 2 for each year, from 10 years on 90
  { id: 'child-systolic-under', vital: 'systolic', urgency: 4, ageFrom: 1, ageUnder: 10, below: 70, belowPerYear: 2 },
  { id: 'teen-systolic-low', vital: 'systolic', urgency: 4, ageFrom: 10, ageUnder: 16, below: 90 },
  // NHS, hypothermia (2023)
  { id: 'child-cold', vital: 'temperature', urgency: 4, ageFrom: 0.25, ageUnder: 16, below: 35.1 },
  // APLS normal ranges (2023)
  { id: 'infant-breaths-few', vital: 'respiration', urgency: 5, ageFrom: 0, ageUnder: 1, below: 20 },
  { id: 'toddler-breaths-few', vital: 'respiration', urgency: 4, ageFrom: 1, ageUnder: 5, below: 15 },
  // NICE NG143 (2021); APLS normal ranges (2023)
  { id: 'teen-breaths-fast', vital: 'respiration', urgency: 3, ageFrom: 12, ageUnder: 16, above: 24 },
  // NICE NG143 (2021), amber signs
  { id: 'infant-pulse-high', vital: 'pulse', urgency: 3, ageFrom: 0, ageUnder: 1, above: 160 },
  { id: 'toddler-pulse-high', vital: 'pulse', urgency: 3, ageFrom: 1, ageUnder: 2, above: 150 },
  { id: 'small-child-pulse-high', vital: 'pulse', urgency: 3, ageFrom: 2, ageUnder: 5, above: 140 },
  // NICE NG51 (2016), sepsis in children
  { id: 'child-pulse-high', vital: 'pulse', urgency: 3, ageFrom: 5, ageUnder: 12, above: 129 },
  // NICE NG51 (2016), sepsis from 12 years
  { id: 'teen-pulse-high', vital: 'pulse', urgency: 3, ageFrom: 12, ageUnder: 16, above: 110 },
  // AHA PALS (2020), awake rates
  { id: 'infant-pulse-low', vital: 'pulse', urgency: 3, ageFrom: 0, ageUnder: 1, below: 90 },
  // RCP NEWS2 (2017), taken over from 12 years
  { id: 'teen-pulse-slow', vital: 'pulse', urgency: 4, ageFrom: 12, ageUnder: 16, below: 41 },
  // AAP high blood pressure in children (2017)
  { id: 'child-systolic-high', vital: 'systolic', urgency: 4, ageFrom: 0, ageUnder: 16, above: 179 },
  { id: 'child-diastolic-high', vital: 'diastolic', urgency: 4, ageFrom: 0, ageUnder: 16, above: 119 },
] as const satisfies VitalBand[];
