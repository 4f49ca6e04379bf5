import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { arrive, readDeskCode, readQueuePlace } from '#contract/appointments/arrivals.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { call } from '#web/api.ts';
import { refetchTypes } from '#web/query-keys.ts';

/** It changes every hour without anyone announcing it. */
export const useDeskCode = () =>
  useQuery({
    queryKey: ['appointments', 'desk-code'],
    queryFn: ({ signal }) => call(readDeskCode, { signal }),
    refetchInterval: MINUTE_MS,
  });

/** Others come and are called: nobody tells this browser. */
export const useQueuePlace = (id: string) =>
  useQuery({
    queryKey: ['appointments', 'place', id],
    queryFn: ({ signal }) => call(readQueuePlace, { params: { id }, signal }),
    refetchInterval: MINUTE_MS / 2,
  });

/** At the desk without a code. */
export function useArrive(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code?: string) => call(arrive, { params: { id }, body: code === undefined ? {} : { code } }),
    // Home says it too, also while no event comes.
    onSettled: () => void refetchTypes(queryClient, ['appointments', 'board']),
  });
}
