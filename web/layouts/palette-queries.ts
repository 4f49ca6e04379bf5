import { useQuery } from '@tanstack/react-query';
import { listLabOrders } from '#contract/lab-orders.ts';
import { call } from '../api.ts';

/** The newest of one's own; older ones stand in the charts. */
export const useMyOrders = (isWanted: boolean) =>
  useQuery({
    queryKey: ['lab-orders', 'mine'],
    queryFn: ({ signal }) => call(listLabOrders, { query: { limit: 100 }, signal }),
    enabled: isWanted,
  });
