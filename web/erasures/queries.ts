import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listErasures, stopErasure } from '#contract/patients/erasures.ts';
import { call } from '../api.ts';
import { refetchTypes } from '../query-keys.ts';

export const useErasures = () =>
  useQuery({ queryKey: ['erasures'], queryFn: ({ signal }) => call(listErasures, { signal }) });

export function useErasuresAgain() {
  const queryClient = useQueryClient();
  return () => void refetchTypes(queryClient, ['erasures']);
}

export function useStopErasure() {
  const again = useErasuresAgain();
  return useMutation({
    mutationFn: (id: string) => call(stopErasure, { params: { id } }),
    // Also after a refusal: something has changed.
    onSettled: again,
  });
}
