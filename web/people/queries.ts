import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listAccounts } from '#contract/staffing/accounts.ts';
import { listFactorResets, readOwnFactorReset, stopFactorReset } from '#contract/staffing/factor-resets.ts';
import { call } from '../api.ts';

/** Events of accounts tell of resets, too. */
export const useAccount = (id: string) =>
  useQuery({
    queryKey: ['accounts'],
    queryFn: ({ signal }) => call(listAccounts, { signal }),
    select: (all) => all.find((account) => account.id === id) ?? null,
  });

export const useResetsOf = (accountId: string) =>
  useQuery({
    queryKey: ['accounts', 'factor-resets'],
    queryFn: ({ signal }) => call(listFactorResets, { signal }),
    select: (all) => all.filter((reset) => reset.accountId === accountId),
  });

export const useOwnReset = () =>
  useQuery({
    queryKey: ['accounts', 'own-reset'],
    queryFn: ({ signal }) => call(readOwnFactorReset, { signal }),
    select: ({ reset }) => reset,
  });

export function useAccountsAgain() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['accounts'] });
}

export function useStopReset() {
  const again = useAccountsAgain();
  return useMutation({
    mutationFn: (id: string) => call(stopFactorReset, { params: { id } }),
    onSettled: again,
  });
}
