import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReportFilter, readReport } from '#contract/reports.ts';
import { listAccounts } from '#contract/staffing/accounts.ts';
import { call } from '../api.ts';

/** Each reading is an entry of the trail, so it is asked for once, until someone chooses other days. */
export const useReport = (filter: ReportFilter) =>
  useQuery({
    queryKey: ['reports', filter],
    queryFn: ({ signal }) => call(readReport, { query: filter, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isFixed: true },
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });

export const useDoctors = () =>
  useQuery({
    queryKey: ['accounts'],
    queryFn: ({ signal }) => call(listAccounts, { signal }),
    select: (accounts) => accounts.filter(({ role }) => role === 'doctor'),
  });
