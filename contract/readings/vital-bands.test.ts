import { expect, test } from 'vitest';
import { findingsFromVitals } from '#triage-engine/findings/from-vitals.ts';
import { raiseFlags } from '#triage-engine/flags/raise-flags.ts';
import { adviseOn } from './reading-advice.ts';
import type { MeasuredPerson } from './reading-dangers.ts';
import type { ReadingKind } from './readings.ts';
import type { BandVital } from './vital-bands.ts';

const VITALS: [BandVital, ReadingKind, number, number, number][] = [
  ['pulse', 'heart-rate', 25, 240, 1],
  ['respiration', 'respiration', 4, 90, 1],
  ['temperature', 'temperature', 30, 43, 0.1],
  ['oxygen', 'oxygen-saturation', 70, 100, 1],
  ['systolic', 'blood-pressure', 50, 250, 1],
  ['diastolic', 'blood-pressure', 30, 150, 1],
];
const MONTHS = [1, 2, 3, 5, 6, 11, 12, 18, 24, 59, 60, 119, 120, 143, 144, 191, 192, 400, 779, 780, 1000];
const ROWS = MONTHS.flatMap((months) => VITALS.map((vital) => [months, ...vital] as const));

const whoOf = (months: number): MeasuredPerson => ({
  ageYears: Math.floor(months / 12),
  ageMonths: months,
  isPregnant: false,
  hasCopd: false,
});

test.each(ROWS)('at %s months the symptom engine and the home reading judge %s alike', (...row) => {
  const [months, vital, kind, from, to, step] = row;
  const differences: string[] = [];
  for (let each = from; each <= to; each += step) {
    const value = Math.round(each * 10) / 10;
    const engine = levelOfEngine(months, vital, value);
    const pressure = vital === 'diastolic' ? { value: 125, second: value } : { value, second: 75 };
    const figures = kind === 'blood-pressure' ? pressure : { value };
    const card = adviseOn({ kind, ...figures, measuredAt: '2026-11-15T08:00:00.000Z' }, whoOf(months))?.urgency ?? 0;
    // The one gentler limit: 80 to 90 is measured again at home, because slim people may always have it.
    const isSlim = vital === 'systolic' && months >= 192 && value >= 80 && value <= 90;
    if (card !== (isSlim ? 3 : engine)) differences.push(`${value}: engine ${engine}, card ${card}`);
  }
  expect(differences).toEqual([]);
});

function levelOfEngine(months: number, vital: BandVital, value: number): number {
  const vitals = { [vital]: value };
  const who = { ageYears: months / 12, pregnant: false, afterBirth: false };
  const stated = findingsFromVitals(vitals, months / 12);
  const flags = raiseFlags({ stated, who, vitals });
  return Math.max(0, ...flags.map(({ urgency }) => urgency));
}
