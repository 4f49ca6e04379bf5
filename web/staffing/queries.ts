import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listAccounts, listApplications } from '#contract/staffing.ts';
import { call } from '../api.ts';

export const useApplications = () =>
  useQuery({ queryKey: ['applications'], queryFn: ({ signal }) => call(listApplications, { signal }) });

export const useAccounts = () =>
  useQuery({ queryKey: ['accounts'], queryFn: ({ signal }) => call(listAccounts, { signal }) });

/** After a decision, and after one that came too late: what is shown is what the server says. */
export function useShowTheTruth() {
  const queryClient = useQueryClient();
  return () => {
    for (const type of ['applications', 'accounts', 'mails']) void queryClient.invalidateQueries({ queryKey: [type] });
  };
}
