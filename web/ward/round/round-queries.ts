import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#contract/durations.ts';
import { markVisit, readRound } from '#contract/rounds.ts';
import { call } from '#web/api.ts';
import { useWardStep } from '../queries.ts';

export const useRound = () =>
  useQuery({
    queryKey: ['inpatients', 'round'],
    queryFn: ({ signal }) => call(readRound, { signal }),
    refetchInterval: MINUTE_MS,
    meta: { follows: ['medication-tasks', 'medication-orders', 'profile', 'lab-orders'] },
  });

export const useMarkVisit = () =>
  useWardStep(({ id, isSeen }: { id: string; isSeen: boolean }) =>
    call(markVisit, { params: { id }, body: { isSeen } }),
  );
