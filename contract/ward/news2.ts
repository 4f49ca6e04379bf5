// NEWS2, the early warning score: Royal College of Physicians, National Early Warning Score (NEWS) 2, 2017, charts 1 to 4.
// Pure, and in the contract, because the server decides by it and the screen shows it while one types.
import type { Consciousness, NotScored, WardStatus } from './news2-words.ts';

type Band = { upTo: number; points: number };

/** Every reading of a set, in the order of the chart; null: not measured. */
export type ObservedSet = {
  respiration: number | null;
  oxygenSaturation: number | null;
  isOnOxygen: boolean | null;
  systolic: number | null;
  pulse: number | null;
  consciousness: Consciousness | null;
  temperature: number | null;
};
export const NEWS2_PARAMETERS = [
  'respiration',
  'oxygenSaturation',
  'isOnOxygen',
  'systolic',
  'pulse',
  'consciousness',
  'temperature',
] as const satisfies readonly (keyof ObservedSet)[];
export type News2Parameter = (typeof NEWS2_PARAMETERS)[number];
export type SaturationScale = 1 | 2;

// RCP NEWS2 (2017), chart 2: an emergency response from an aggregate of 7 on.
export const CRITICAL_SCORE = 7;

// RCP NEWS2 (2017), chart 1.
const RESPIRATIONS_PER_MINUTE: Band[] = [
  { upTo: 8, points: 3 },
  { upTo: 11, points: 1 },
  { upTo: 20, points: 0 },
  { upTo: 24, points: 2 },
  { upTo: Infinity, points: 3 },
];
const SATURATION_SCALE_1: Band[] = [
  { upTo: 91, points: 3 },
  { upTo: 93, points: 2 },
  { upTo: 95, points: 1 },
  { upTo: Infinity, points: 0 },
];
// Scale 2 is for hypercapnic respiratory failure, where too much oxygen harms; on air, more is no harm.
const SATURATION_SCALE_2_ON_AIR: Band[] = [
  { upTo: 83, points: 3 },
  { upTo: 85, points: 2 },
  { upTo: 87, points: 1 },
  { upTo: Infinity, points: 0 },
];
const SATURATION_SCALE_2_ON_OXYGEN: Band[] = [
  { upTo: 83, points: 3 },
  { upTo: 85, points: 2 },
  { upTo: 87, points: 1 },
  { upTo: 92, points: 0 },
  { upTo: 94, points: 1 },
  { upTo: 96, points: 2 },
  { upTo: Infinity, points: 3 },
];
const SYSTOLIC_MMHG: Band[] = [
  { upTo: 90, points: 3 },
  { upTo: 100, points: 2 },
  { upTo: 110, points: 1 },
  { upTo: 219, points: 0 },
  { upTo: Infinity, points: 3 },
];
const PULSE_PER_MINUTE: Band[] = [
  { upTo: 40, points: 3 },
  { upTo: 50, points: 1 },
  { upTo: 90, points: 0 },
  { upTo: 110, points: 1 },
  { upTo: 130, points: 2 },
  { upTo: Infinity, points: 3 },
];
const TEMPERATURE_CELSIUS: Band[] = [
  { upTo: 35.0, points: 3 },
  { upTo: 36.0, points: 1 },
  { upTo: 38.0, points: 0 },
  { upTo: 39.0, points: 1 },
  { upTo: Infinity, points: 2 },
];
const ON_OXYGEN_POINTS = 2;
const NOT_ALERT_POINTS = 3;

function pointsFor(value: number, bands: Band[]): number {
  const band = bands.find(({ upTo }) => value <= upTo);
  if (!band) throw new Error(`Not a measurement: ${value}`);
  return band.points;
}

const STEP = { respiration: 1, oxygenSaturation: 1, systolic: 1, pulse: 1, temperature: 0.1 } as const;
export type MeasuredParameter = keyof typeof STEP;

/** Returns the range in which a reading scores nothing; open at the top where more is no harm. */
export function unscoredRange(
  parameter: MeasuredParameter,
  scale: SaturationScale,
  isOnOxygen = false,
): { from: number; to: number } {
  const bands = {
    respiration: RESPIRATIONS_PER_MINUTE,
    oxygenSaturation:
      scale === 1 ? SATURATION_SCALE_1 : isOnOxygen ? SATURATION_SCALE_2_ON_OXYGEN : SATURATION_SCALE_2_ON_AIR,
    systolic: SYSTOLIC_MMHG,
    pulse: PULSE_PER_MINUTE,
    temperature: TEMPERATURE_CELSIUS,
  }[parameter];
  const index = bands.findIndex(({ points }) => points === 0);
  const below = bands[index - 1]?.upTo ?? 0;
  return { from: Math.round((below + STEP[parameter]) * 10) / 10, to: bands[index]?.upTo ?? Infinity };
}

/** 38.04 is charted as 38.0. */
export const roundedTemperature = (celsius: number): number => Math.round(celsius * 10) / 10;

export type News2Points = Record<News2Parameter, number | null>;

/** The points of each reading; null where it was not measured, or cannot be judged without another one. */
export function news2Points(set: ObservedSet, scale: SaturationScale): News2Points {
  const measured = <Value>(value: Value | null, points: (value: Value) => number | null) =>
    value === null ? null : points(value);
  return {
    respiration: measured(set.respiration, (value) => pointsFor(value, RESPIRATIONS_PER_MINUTE)),
    oxygenSaturation: measured(set.oxygenSaturation, (value) => saturationPoints(value, set.isOnOxygen, scale)),
    isOnOxygen: measured(set.isOnOxygen, (isOn) => (isOn ? ON_OXYGEN_POINTS : 0)),
    systolic: measured(set.systolic, (value) => pointsFor(value, SYSTOLIC_MMHG)),
    pulse: measured(set.pulse, (value) => pointsFor(value, PULSE_PER_MINUTE)),
    consciousness: measured(set.consciousness, (value) => (value === 'A' ? 0 : NOT_ALERT_POINTS)),
    temperature: measured(set.temperature, (value) => pointsFor(roundedTemperature(value), TEMPERATURE_CELSIUS)),
  };
}

function saturationPoints(percent: number, isOnOxygen: boolean | null, scale: SaturationScale): number | null {
  if (scale === 1) return pointsFor(percent, SATURATION_SCALE_1);
  const onAir = pointsFor(percent, SATURATION_SCALE_2_ON_AIR);
  const onOxygen = pointsFor(percent, SATURATION_SCALE_2_ON_OXYGEN);
  if (isOnOxygen === null) return onAir === onOxygen ? onAir : null;
  return isOnOxygen ? onOxygen : onAir;
}

export type Scored = {
  points: News2Points;
  missing: News2Parameter[];
  /** Only a complete set has a score. */
  score: number | null;
  /** Of a set that is not complete: the points of what was measured. The score is this or more. */
  atLeast: number | null;
  notScored: NotScored | null;
  /** A single reading of 3 asks for attention whatever the sum is, also in a set that is not complete. */
  hasThree: boolean;
  /** What the score says, or what it is at least; a lower bound says nothing reassuring. */
  status: WardStatus | null;
  /** The readings were judged as an adult's because nobody knows the age. */
  isAgeUnknown: boolean;
};

type Whose = { scale: SaturationScale; ageYears: number | null; isPregnant: boolean };

const NO_POINTS: News2Points = {
  respiration: null,
  oxygenSaturation: null,
  isOnOxygen: null,
  systolic: null,
  pulse: null,
  consciousness: null,
  temperature: null,
};

export function scoreNews2(set: ObservedSet, { scale, ageYears, isPregnant }: Whose): Scored {
  const missing = NEWS2_PARAMETERS.filter((parameter) => set[parameter] === null);
  const notFor = notMeantFor(ageYears, isPregnant);
  const isAgeUnknown = ageYears === null && notFor === null;
  if (notFor) {
    // The bands of adults say nothing here: no points, not even single ones.
    const none = { points: NO_POINTS, score: null, atLeast: null, hasThree: false, status: null };
    return { ...none, missing, notScored: notFor, isAgeUnknown };
  }
  const points = news2Points(set, scale);
  const hasThree = Object.values(points).includes(3);
  const judged = { points, missing, hasThree, isAgeUnknown };
  const sum = sumOf(points);
  const status = news2Status(sum, hasThree);
  if (missing.length > 0) {
    const atLeast = { score: null, atLeast: sum, notScored: 'partial' } as const;
    return { ...judged, ...atLeast, status: status === 'stable' ? null : status };
  }
  return { ...judged, score: sum, atLeast: null, notScored: null, status };
}

/** What was not measured counts nothing. */
export const sumOf = (points: News2Points): number =>
  Object.values(points).reduce<number>((sum, each) => sum + (each ?? 0), 0);

// RCP NEWS2 (2017): not for children under 16 years nor in pregnancy.
export const YOUNGEST_SCORED_YEARS = 16;

/** An unknown age is taken for an adult's: whoever may be dying is not left without a score. */
export function notMeantFor(ageYears: number | null, isPregnant: boolean): NotScored | null {
  if (isPregnant) return 'pregnancy';
  return ageYears !== null && ageYears < YOUNGEST_SCORED_YEARS ? 'under-16' : null;
}

// RCP NEWS2 (2017), thresholds and triggers.
export function news2Status(score: number, hasThree: boolean): WardStatus {
  if (score >= CRITICAL_SCORE) return 'critical';
  return score >= 5 || hasThree ? 'attention' : 'stable';
}

// RCP NEWS2 (2017), chart 4. "Continuous" from 7 on is a recorded set at least every 15 minutes: our choice.
export function nextObservationMinutes(score: number, hasThree: boolean): number {
  if (score >= CRITICAL_SCORE) return 15;
  if (score >= 5 || hasThree) return 60;
  return score === 0 ? 12 * 60 : 4 * 60;
}
