// The doctor's patient list, page after page, and finding those who are not on it.

import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { breakGlass, listPatients, type PatientListed } from '#contract/patients/patients.ts';
import { patientSearchQuery } from '#web/api/patients.ts';
import { call } from '#web/api.ts';
import type { PatientFilter } from './clinic-queries.ts';

const AT_ONCE = 200;

/** What a search finds; the last answer stays on screen while one types. */
export const usePatientPages = (q: string, filter: PatientFilter) =>
  useInfiniteQuery({
    queryKey: ['patients', 'pages', { q, filter }],
    queryFn: ({ pageParam, signal }) =>
      call(listPatients, {
        query: { limit: AT_ONCE, filter, ...(q ? { q } : {}), ...(pageParam ? { after: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last: PatientListed[]) => (last.length < AT_ONCE ? undefined : last.at(-1)?.id),
    select: inOneList,
    placeholderData: keepPreviousData,
    meta: { follows: ['appointments', 'alerts', 'diagnoses', 'lab-orders'] },
  });

// Outside the hook: the same function keeps the same list as long as nothing changed.
const inOneList = ({ pages }: InfiniteData<PatientListed[]>) => pages.flat();

export const useAnybody = (q: string) => useQuery(patientSearchQuery(q));

export type GlassProof = { password?: string; code?: string };

export function useBreakGlass() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ patientId, ...body }: { patientId: string } & GlassProof & { reason: string }) =>
      call(breakGlass, { params: { id: patientId }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['patients'] }),
  });
}
