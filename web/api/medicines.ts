import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#contract/durations.ts';
import { listMedicines } from '#contract/medicines/medicines.ts';
import { call } from '../api.ts';

/** The clinic's own list. */
export const useMedicines = () =>
  useQuery({
    queryKey: ['medicines'],
    queryFn: ({ signal }) => call(listMedicines, { signal }),
    staleTime: 5 * MINUTE_MS,
  });
