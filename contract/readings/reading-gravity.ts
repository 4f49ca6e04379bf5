import type { ReadingAdvice, ReadingKind } from './readings.ts';

/** Of two equally urgent findings, the one that need not be measured again is graver. */
export const SURE = 0.5;

export const gravityOf = (advice: ReadingAdvice | null): number =>
  advice ? (advice.urgency ?? 0) + (advice.repeatAfterMinutes === null ? SURE : 0) : 0;

// RCP NEWS2 (2017), the order of its chart: breath before circulation before fever. What it does not have stands beside its like.
const CHART_ORDER: readonly ReadingKind[] = [
  'respiration',
  'oxygen-saturation',
  'peak-flow',
  'blood-pressure',
  'heart-rate',
  'temperature',
  'blood-glucose',
];

/** Sorts readings of equal gravity, never by when they were typed. */
export const inChartOrder = (a: ReadingKind, b: ReadingKind) => CHART_ORDER.indexOf(a) - CHART_ORDER.indexOf(b);
