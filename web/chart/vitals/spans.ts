import { DAY_MS } from '#contract/durations.ts';
import type { Reading } from '#contract/readings/readings.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';

export type Span = '1' | '7' | '30' | '90' | 'all';

export const SPANS: readonly { value: Span; label: string }[] = [
  { value: '1', label: '24 h' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '3 months' },
  { value: 'all', label: 'All' },
];

const at = ({ measuredAt }: Reading) => Date.parse(measuredAt);

/** Three months, and a day of an inpatient, unless nothing was measured in them. Newest first. */
export function spanToBeginWith(readings: readonly Reading[], now: number, isInpatient: boolean): Span {
  const [latest] = readings;
  if (!latest) return 'all';
  if (isInpatient && at(latest) >= now - DAY_MS) return '1';
  return at(latest) >= now - 90 * DAY_MS ? '90' : 'all';
}

export function startOf(span: Span, readings: readonly Reading[], now: number): number {
  if (span !== 'all') return now - Number(span) * DAY_MS;
  const oldest = readings.at(-1);
  return oldest ? Math.min(at(oldest), now - DAY_MS) : now - DAY_MS;
}

/** The day of the reading that lies nearest to an instant. */
export function nearestDay(readings: readonly Reading[], instant: number, timeZone: string): string | null {
  const distance = (reading: Reading) => Math.abs(at(reading) - instant);
  const nearest = readings.reduce<Reading | undefined>(
    (best, each) => (best && distance(best) <= distance(each) ? best : each),
    undefined,
  );
  return nearest ? dayOf(nearest.measuredAt, timeZone) : null;
}
