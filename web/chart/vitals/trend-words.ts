// A trend in words, for those who do not see it, and how the latest value moved.
import { DAY_MS } from '#contract/durations.ts';
import type { Reading } from '#contract/readings/readings.ts';
import { tenth } from '#web/ui/trend/value-scale.ts';
import { figures } from './figures.ts';

/** Oldest first: "Heart rate: 14 readings, first 72, last 104, lowest 68, highest 104, 2 outside the range." */
export function trendInWords(name: string, readings: readonly Reading[]): string {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) return `${name}: no reading in this time.`;
  const values = readings.map(({ value }) => value);
  const outside = readings.filter(({ flag }) => flag !== null).length;
  const parts = [
    readings.length === 1 ? '1 reading' : `${readings.length} readings`,
    `first ${figures(first)}`,
    `last ${figures(last)}`,
    `lowest ${Math.min(...values)}`,
    `highest ${Math.max(...values)}`,
    outside === 0 ? 'none outside the range' : `${outside} outside the range`,
  ];
  return `${name}: ${parts.join(', ')}.`;
}

/** "+12 in 2 days", "168/102 before": against the reading before it. Newest first. */
export function changeInWords([latest, before]: readonly Reading[]): string | null {
  if (!latest || !before) return null;
  if (latest.second !== null) return `${figures(before)} before`;
  const change = tenth(latest.value - before.value);
  const days = Math.round((Date.parse(latest.measuredAt) - Date.parse(before.measuredAt)) / DAY_MS);
  const since = days === 0 ? 'the same day' : days === 1 ? 'in 1 day' : `in ${days} days`;
  return change === 0 ? `unchanged ${since}` : `${change > 0 ? '+' : '−'}${Math.abs(change)} ${since}`;
}
