// The one time axis of an inpatient: how far back it goes, where an instant lies on it, and where its days and hours are marked.
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { addDays, dayOf, dayWords, instantOf } from '#web/ui/time/zoned-time.ts';

export const SPANS = ['12h', '24h', '48h', 'stay'] as const;
export type Span = (typeof SPANS)[number];

export type TimeAxis = { from: number; to: number };
export type Tick = { at: number; label: string };

const SHORTEST_STAY_HOURS = 6;

export function axisOf(span: Span, admittedAt: string, now: Date): TimeAxis {
  const to = now.getTime();
  if (span === '12h') return { from: to - 12 * HOUR_MS, to };
  if (span === '24h') return { from: to - DAY_MS, to };
  if (span === '48h') return { from: to - 48 * HOUR_MS, to };
  return { from: Math.min(Date.parse(admittedAt), to - SHORTEST_STAY_HOURS * HOUR_MS), to };
}

/** Between 0 at its beginning and 1 now. */
export const shareOf = ({ from, to }: TimeAxis, at: string | number) =>
  (new Date(at).getTime() - from) / Math.max(1, to - from);

/** Midnights with the day, and noons, or every third hour of a short span; none so near to now that it would be covered. */
export function ticksOf(axis: TimeAxis, timeZone: string): Tick[] {
  const hours = (axis.to - axis.from) / HOUR_MS;
  const every =
    hours <= 14
      ? ['00:00', '03:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00']
      : hours <= 26
        ? ['00:00', '06:00', '12:00', '18:00']
        : hours <= 72
          ? ['00:00', '12:00']
          : ['00:00'];
  const ticks: Tick[] = [];
  for (
    let day = dayOf(new Date(axis.from), timeZone);
    day <= dayOf(new Date(axis.to), timeZone);
    day = addDays(day, 1)
  ) {
    for (const clock of every) {
      const at = Date.parse(instantOf(`${day}T${clock}`, timeZone));
      const share = shareOf(axis, at);
      if (share < 0.04 || share > 0.9) continue;
      const { weekday, number } = dayWords(day);
      ticks.push({ at, label: clock === '00:00' ? `${weekday} ${number}` : timeOfDay(new Date(at), timeZone) });
    }
  }
  const most = Math.ceil(ticks.length / 8);
  return ticks.filter((_, index) => index % most === 0);
}
