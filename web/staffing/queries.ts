import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listAccounts, listApplications } from '#contract/staffing/staffing.ts';
import { call } from '../api.ts';
import { refetchTypes } from '../query-keys.ts';

export const useApplications = () =>
  useQuery({ queryKey: ['applications'], queryFn: ({ signal }) => call(listApplications, { signal }) });

export const useAccounts = () =>
  useQuery({ queryKey: ['accounts'], queryFn: ({ signal }) => call(listAccounts, { signal }) });

/** Refetches after a decision, also after one that came too late. */
export function useShowTheTruth() {
  const queryClient = useQueryClient();
  return () => {
    void refetchTypes(queryClient, ['applications', 'accounts', 'mails']);
  };
}
