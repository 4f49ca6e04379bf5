import { useQuery } from '@tanstack/react-query';
import { markVisit, readRound } from '../../../contract/rounds.ts';
import { call } from '../../api.ts';
import { useWardStep } from '../queries.ts';

const A_MINUTE_MS = 60_000;

export const useRound = () =>
  useQuery({
    queryKey: ['inpatients', 'round'],
    queryFn: ({ signal }) => call(readRound, { signal }),
    refetchInterval: A_MINUTE_MS,
    meta: { follows: ['medication-tasks', 'medication-orders', 'profile', 'lab-orders'] },
  });

export const useMarkVisit = () =>
  useWardStep(({ id, isSeen }: { id: string; isSeen: boolean }) =>
    call(markVisit, { params: { id }, body: { isSeen } }),
  );
