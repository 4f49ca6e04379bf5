import { queryOptions, useQuery } from '@tanstack/react-query';
import { listDepartments, readClinic } from '#contract/clinic.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Role } from '#contract/endpoint.ts';
import { listDemoAccounts } from '#contract/system.ts';
import { call } from '../api.ts';

const FIXED = { staleTime: Number.POSITIVE_INFINITY, meta: { isFixed: true } };

export const clinicQuery = queryOptions({
  queryKey: ['clinic'],
  queryFn: ({ signal }) => call(readClinic, { signal }),
  // An event says when an administrator has changed it.
  staleTime: Number.POSITIVE_INFINITY,
});

export const useClinic = () => useQuery(clinicQuery);

/** Whether made-up rows may stand in for a list that could not be fetched. */
export const useIsDemo = () => useClinic().data?.mode === 'demo';

export const departmentsQuery = queryOptions({
  queryKey: ['departments'],
  queryFn: ({ signal }) => call(listDepartments, { signal }),
  staleTime: 5 * MINUTE_MS,
});

export const useDepartments = () => useQuery(departmentsQuery);

/** The account that the demo clinic offers for this login; a real clinic is not even asked. */
export function useDemoAccount(role: Role) {
  const clinic = useClinic();
  const accounts = useQuery({
    queryKey: ['demo-account'],
    queryFn: ({ signal }) => call(listDemoAccounts, { signal }),
    enabled: clinic.data?.mode === 'demo',
    ...FIXED,
  });
  return accounts.data?.find((account) => account.role === role);
}
