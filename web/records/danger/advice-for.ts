import { useQueryClient } from '@tanstack/react-query';
import { DAYS_FOR_A_BEST } from '#contract/readings/own-dangers.ts';
import { adviseOn } from '#contract/readings/reading-advice.ts';
import { whoseReadings } from '#contract/readings/reading-dangers.ts';
import { SPEAKS_OF_NOW_MS } from '#contract/readings/reading-time.ts';
import type { NewReading, Reading, ReadingAdvice } from '#contract/readings/readings.ts';
import { profileQuery, readingsQuery } from '#web/api/records.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';

/** Judges as the server would, by what this page knows of the person. */
export function useAdviceHere(patientId: string) {
  const timeZone = useTimeZone();
  const queryClient = useQueryClient();
  return (reading: NewReading): ReadingAdvice | null => {
    const profile = queryClient.getQueryData(profileQuery(patientId).queryKey);
    const known = queryClient.getQueryData(readingsQuery(patientId).queryKey) ?? [];
    const now = new Date();
    const measuredAt = reading.measuredAt ?? now.toISOString();
    if (now.getTime() - Date.parse(measuredAt) > SPEAKS_OF_NOW_MS) return null;
    const before = known.find(({ kind }) => kind === reading.kind) ?? null;
    const whose = { ...whoseReadings(profile, dayOf(now, timeZone)), bestPeakFlow: bestOf(known, timeZone) };
    return adviseOn({ ...reading, measuredAt }, whose, before, known);
  };
}

function bestOf(known: readonly Reading[], timeZone: string): number | null {
  const flows = known.filter(({ kind }) => kind === 'peak-flow');
  const days = new Set(flows.map(({ measuredAt }) => dayOf(measuredAt, timeZone)));
  return days.size < DAYS_FOR_A_BEST ? null : Math.max(...flows.map(({ value }) => value));
}
