import { queryOptions, useQuery } from '@tanstack/react-query';
import { type LAB_LISTS, listLabOrders, listLabReports } from '#contract/labs/lab-orders.ts';
import { call } from '../api.ts';

export type LabList = (typeof LAB_LISTS)[number] | 'all';

export const useLabOrders = (list: LabList, isWanted = true) =>
  useQuery({
    queryKey: ['lab-orders', list],
    queryFn: ({ signal }) =>
      call(listLabOrders, { query: { limit: 200, ...(list === 'all' ? {} : { list }) }, signal }),
    enabled: isWanted,
  });

/** The reports of one patient. A patient gets those that a doctor has reviewed and released. */
export const labReportsQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['lab-orders', 'reports', patientId],
    queryFn: ({ signal }) => call(listLabReports, { params: { id: patientId }, signal }),
  });
