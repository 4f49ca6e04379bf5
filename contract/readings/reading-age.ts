// When a reading no longer says how someone is now.
import { HOUR_MS } from '../durations.ts';
import type { Reading, ReadingKind } from './readings.ts';

const A_DAY = 24;
const A_QUARTER = 90 * A_DAY;

/** Our choice: a vital sign speaks of its day, a weight and a height of a season. */
const OLD_AFTER_HOURS: Record<ReadingKind, number> = {
  'blood-pressure': A_DAY,
  'heart-rate': A_DAY,
  temperature: A_DAY,
  respiration: A_DAY,
  'oxygen-saturation': A_DAY,
  weight: A_QUARTER,
  height: A_QUARTER,
  head: A_QUARTER,
  'blood-glucose': A_DAY,
  'peak-flow': A_DAY,
  sleep: A_DAY,
  steps: A_DAY,
};

export const isOld = ({ kind, measuredAt }: Pick<Reading, 'kind' | 'measuredAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(measuredAt) > OLD_AFTER_HOURS[kind] * HOUR_MS;
