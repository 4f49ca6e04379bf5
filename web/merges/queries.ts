// Records of one person that were found twice. Keys begin with `merges`: each step of one is shown to the desk and to administrators.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '#contract/endpoint.ts';
import {
  agreeToMerge,
  compareRecords,
  declineMerge,
  listMerges,
  proposeMerge,
  undoMerge,
} from '#contract/patients/merges.ts';
import { call } from '../api.ts';
import { refetchTypes } from '../query-keys.ts';

/** Without a PUD: what waits, and the last ones. */
export const useMerges = (pud: string | null) =>
  useQuery({
    queryKey: ['merges', 'list', pud],
    queryFn: ({ signal }) => call(listMerges, { query: pud === null ? {} : { pud }, signal }),
  });

export const useComparison = (kept: string, other: string) =>
  useQuery({
    queryKey: ['merges', 'compare', kept, other],
    queryFn: ({ signal }) => call(compareRecords, { query: { kept, other }, signal }),
    // What stands in the way is settled elsewhere.
    meta: { follows: ['patients', 'appointments', 'profile', 'alerts', 'inpatients'] },
  });

function useStep<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Refetch also after a refusal: something has changed.
    onSettled: () => void refetchTypes(queryClient, ['merges', 'patients', 'appointments']),
  });
}

export const usePropose = () => useStep((body: RequestOf<typeof proposeMerge>['body']) => call(proposeMerge, { body }));

export const useAgree = (id: string) =>
  useStep((body: { seen: string }) => call(agreeToMerge, { params: { id }, body }));

export const useDecline = (id: string) => useStep(() => call(declineMerge, { params: { id } }));

export const useUndo = (id: string) => useStep((body: { reason: string }) => call(undoMerge, { params: { id }, body }));
