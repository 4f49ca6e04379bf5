import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { decideRepeat, listRepeats, readRepeat } from '#contract/medicines/repeats.ts';
import { call } from '#web/api.ts';
import { refetchTypes } from '#web/query-keys.ts';

export const useRepeats = () =>
  useQuery({
    queryKey: ['repeats', 'open'],
    queryFn: ({ signal }) => call(listRepeats, { signal }),
    meta: { follows: ['duty'] },
  });

/** The safety check runs with it: it is made anew whenever what it rests on changes. */
export const useRepeat = (id: string) =>
  useQuery({
    queryKey: ['repeats', 'one', id],
    queryFn: ({ signal }) => call(readRepeat, { params: { id }, signal }),
    meta: { follows: ['prescriptions', 'profile', 'lab-orders', 'readings'] },
  });

export function useDecideRepeat(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof decideRepeat.body>) => call(decideRepeat, { params: { id }, body }),
    // Refetch also after a refusal: someone else may have answered, or the check found something new.
    onSettled: () => void refetchTypes(queryClient, ['repeats', 'prescriptions']),
  });
}
