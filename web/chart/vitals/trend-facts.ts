import type { ReadingKind } from '#contract/readings/readings.ts';

type TrendFacts = {
  kind: ReadingKind;
  name: string;
  unit: string;
  height: number;
  /** Named at the side: the ends of the reference range. */
  named: readonly number[];
};

/** In the order in which they are read. */
export const TRENDS: readonly TrendFacts[] = [
  { kind: 'blood-pressure', name: 'Blood pressure', unit: 'mmHg', height: 150, named: [60, 90, 140] },
  { kind: 'heart-rate', name: 'Heart rate', unit: 'per min', height: 96, named: [60, 100] },
  { kind: 'oxygen-saturation', name: 'Oxygen saturation', unit: '%', height: 96, named: [95, 100] },
  { kind: 'temperature', name: 'Temperature', unit: '°C', height: 96, named: [35, 37.9] },
  { kind: 'respiration', name: 'Respiration', unit: 'per min', height: 96, named: [12, 20] },
  { kind: 'blood-glucose', name: 'Blood glucose', unit: 'mg/dL', height: 96, named: [70, 179] },
  { kind: 'peak-flow', name: 'Peak flow', unit: 'L/min', height: 96, named: [] },
  { kind: 'weight', name: 'Weight', unit: 'kg', height: 84, named: [] },
  { kind: 'height', name: 'Height', unit: 'cm', height: 72, named: [] },
  { kind: 'head', name: 'Head', unit: 'cm', height: 72, named: [] },
  { kind: 'sleep', name: 'Sleep', unit: 'hours', height: 72, named: [7, 9] },
  { kind: 'steps', name: 'Steps', unit: 'a day', height: 72, named: [] },
];
