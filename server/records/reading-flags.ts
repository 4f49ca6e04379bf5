// Abnormal in words, for adults at rest. Children have other ranges, so they get no flag.
import type { ReadingKind } from '../../contract/records.ts';

type Band = { upTo: number; flag: string | null };

// NHS: high blood pressure is 140/90 and above, low is below 90/60.
const SYSTOLIC: Band[] = [
  { upTo: 89.9, flag: 'Low' },
  { upTo: 139.9, flag: null },
  { upTo: Infinity, flag: 'High' },
];
const DIASTOLIC: Band[] = [
  { upTo: 59.9, flag: 'Low' },
  { upTo: 89.9, flag: null },
  { upTo: Infinity, flag: 'High' },
];
const BANDS: Partial<Record<ReadingKind, Band[]>> = {
  // NHS: a resting heart rate is usually between 60 and 100.
  'heart-rate': [
    { upTo: 59.9, flag: 'Low' },
    { upTo: 100, flag: null },
    { upTo: Infinity, flag: 'High' },
  ],
  // NICE CKS: fever is 38 °C and above; below 35 °C is hypothermia.
  temperature: [
    { upTo: 34.9, flag: 'Low' },
    { upTo: 37.9, flag: null },
    { upTo: Infinity, flag: 'High' },
  ],
  // RCP NEWS2 (2017): 12 to 20 breaths score nothing.
  respiration: [
    { upTo: 11.9, flag: 'Low' },
    { upTo: 20, flag: null },
    { upTo: Infinity, flag: 'High' },
  ],
  // RCP NEWS2 (2017): 96 and above scores nothing on scale 1; 95 is commonly taken as normal at home.
  'oxygen-saturation': [
    { upTo: 94.9, flag: 'Low' },
    { upTo: Infinity, flag: null },
  ],
};
const ADULT_YEARS = 18;

export function flagOf(
  reading: { kind: ReadingKind; value: number; second: number | null },
  ageYears: number | null,
): string | null {
  if (ageYears !== null && ageYears < ADULT_YEARS) return null;
  if (reading.kind === 'blood-pressure') {
    const flags = [bandOf(reading.value, SYSTOLIC), bandOf(reading.second ?? reading.value, DIASTOLIC)];
    return flags.includes('High') ? 'High' : (flags.find((flag) => flag !== null) ?? null);
  }
  const bands = BANDS[reading.kind];
  return bands ? bandOf(reading.value, bands) : null;
}

function bandOf(value: number, bands: Band[]): string | null {
  const band = bands.find(({ upTo }) => value <= upTo);
  if (!band) throw new Error(`Not a measurement: ${value}`);
  return band.flag;
}
