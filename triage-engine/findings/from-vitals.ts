// What measured values say in words. The limits are those of common use; the red flags have their own.
import type { Vitals } from '../answer.ts';
import type { Stated } from './from-text.ts';

type Limit = {
  finding: string;
  vital: keyof Vitals;
  from?: number;
  below?: number;
  name: string;
  unit: string;
  adultsOnly?: true;
  childrenOnly?: true;
};

/** ADA Standards of Care (2025), section 6: below 70 mg/dL. */
const LOW_GLUCOSE = 3.9;

// NICE NG51 (2024) and NG143 (2019) for fever and pulse, NICE NG136 (2019) for pressure, BTS oxygen guideline (2017),
// WHO (2006) and NICE NG17 (2015) for glucose.
const LIMITS: Limit[] = [
  { finding: 'fever', vital: 'temperature', from: 38, name: 'temperature', unit: '°C' },
  { finding: 'high-fever', vital: 'temperature', from: 39.4, name: 'temperature', unit: '°C' },
  { finding: 'fast-pulse', vital: 'pulse', from: 111, name: 'pulse', unit: 'a minute', adultsOnly: true },
  { finding: 'slow-pulse', vital: 'pulse', below: 50, name: 'pulse', unit: 'a minute', adultsOnly: true },
  { finding: 'fast-breathing', vital: 'respiration', from: 25, name: 'breaths', unit: 'a minute', adultsOnly: true },
  // RCP NEWS2 (2017): 92 and 93 score 2, 91 and below 3. NHS England, pulse oximetry at home (2021), sends 92 and below to
  // hospital: the limit of the band "oxygen-low", so that 93 is one thing everywhere.
  { finding: 'oxygen-low', vital: 'oxygen', below: 93, name: 'oxygen', unit: '%', adultsOnly: true },
  // NICE NG143 (2021) and NG9 (2021): below 92, the band "child-oxygen-low".
  { finding: 'oxygen-low', vital: 'oxygen', below: 92, name: 'oxygen', unit: '%', childrenOnly: true },
  {
    finding: 'low-blood-pressure',
    vital: 'systolic',
    below: 90,
    name: 'blood pressure',
    unit: 'mmHg',
    adultsOnly: true,
  },
  {
    finding: 'high-blood-pressure',
    vital: 'systolic',
    from: 160,
    name: 'blood pressure',
    unit: 'mmHg',
    adultsOnly: true,
  },
  {
    finding: 'high-blood-pressure',
    vital: 'diastolic',
    from: 100,
    name: 'lower blood pressure',
    unit: 'mmHg',
    adultsOnly: true,
  },
  // ACC/AHA (2017), hypertensive crisis, and NICE NG136 (2023): 180/120 and above.
  {
    finding: 'very-high-blood-pressure',
    vital: 'systolic',
    from: 180,
    name: 'blood pressure',
    unit: 'mmHg',
    adultsOnly: true,
  },
  {
    finding: 'very-high-blood-pressure',
    vital: 'diastolic',
    from: 120,
    name: 'lower blood pressure',
    unit: 'mmHg',
    adultsOnly: true,
  },
  { finding: 'high-glucose', vital: 'glucose', from: 11.1, name: 'glucose', unit: 'mmol/L' },
  { finding: 'low-glucose', vital: 'glucose', below: LOW_GLUCOSE, name: 'glucose', unit: 'mmol/L' },
];

export function findingsFromVitals(vitals: Vitals, ageYears: number | undefined): Map<string, Stated> {
  const isChild = ageYears !== undefined && ageYears < 16;
  const stated = new Map<string, Stated>();
  for (const { finding, vital, from = -Infinity, below = Infinity, name, unit, ...only } of LIMITS) {
    const value = vitals[vital];
    if (isChild ? only.adultsOnly : only.childrenOnly) continue;
    if (value === undefined || value < from || value >= below) continue;
    stated.set(finding, {
      state: 'present',
      isMeasured: true,
      words: `${name} ${Math.round(value * 10) / 10} ${unit}`,
    });
  }
  return stated;
}

/** `vitalsNow`: it falls within hours, so that only what was measured about now says that it is not low. */
export const notLowNow = ({ glucose = 0 }: Vitals): [string, Stated][] =>
  glucose < LOW_GLUCOSE
    ? []
    : [['low-glucose', { state: 'absent', isMeasured: true, words: `glucose ${glucose} mmol/L` }]];

/** Measured, and not low: nobody is told then to take sugar. */
export function isSugarNotLow(stated: ReadonlyMap<string, Stated>): boolean {
  const low = stated.get('low-glucose');
  return low?.state === 'absent' && low.isMeasured === true;
}
