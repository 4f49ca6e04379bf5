// When several values together are urgent though none alone is: for the symptom engine and for home readings alike.
import { CRITICAL_SCORE, news2Points } from '../ward/news2.ts';
import type { BandVital } from './vital-bands.ts';

export type MeasuredVitals = Partial<Record<BandVital, number>>;
type ScoredVital = Exclude<BandVital, 'diastolic'>;

/** In the order of the chart. */
export const SCORED_VITALS = ['respiration', 'oxygen', 'systolic', 'pulse', 'temperature'] as const;

/** 4 emergency department now, 5 ambulance now; with the values that made it, and those that nobody measured. */
export type Together = { urgency: 4 | 5; vitals: ScoredVital[]; missing: ScoredVital[] };

// RCP NEWS2 (2017), chart 2: an urgent response from an aggregate of 5 on, an emergency response from 7 on.
const URGENT_SCORE = 5;

/**
 * The NEWS2 sum of what was measured: what was not measured counts nothing, so the true score is at least this.
 * Not for children nor in pregnancy.
 */
export function judgeTogether(measured: MeasuredVitals): Together | null {
  const { respiration = null, oxygen = null, systolic = null, pulse = null, temperature = null } = measured;
  const set = { respiration, oxygenSaturation: oxygen, systolic, pulse, temperature };
  // RCP NEWS2 (2017): scale 2 only where a doctor ordered it; that somebody has COPD is no such order.
  const points = news2Points({ ...set, isOnOxygen: null, consciousness: null }, 1);
  const scores = { ...points, oxygen: points.oxygenSaturation };
  const vitals = SCORED_VITALS.filter((vital) => (scores[vital] ?? 0) > 0);
  const sum = vitals.reduce((total, vital) => total + (scores[vital] ?? 0), 0);
  if (vitals.length < 2 || sum < URGENT_SCORE) return null;
  const missing = SCORED_VITALS.filter((vital) => measured[vital] === undefined);
  return { urgency: sum >= CRITICAL_SCORE ? 5 : 4, vitals, missing };
}

// NICE NG51 (2016), sepsis under 16 years: two signs of moderate to high risk are looked at as one of high risk. So two
// values past their limits are one step more urgent than the worse of them.
export function oneStepMore(urgencies: readonly (3 | 4 | 5)[]): 4 | 5 | null {
  if (urgencies.length < 2) return null;
  return Math.max(...urgencies) === 3 ? 4 : 5;
}
