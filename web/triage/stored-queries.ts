// Keys begin with the type of the event that makes them stale: 'symptoms' for what is in the record.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listSymptoms } from '#contract/triage/stored-triage.ts';
import { readSymptoms } from '#contract/triage/symptom-records.ts';
import { call } from '../api.ts';

const PAGE = 20;

/** One's own, newest first, page by page. */
export const useStoredTriages = () =>
  useInfiniteQuery({
    queryKey: ['symptoms', 'mine'],
    queryFn: ({ pageParam, signal }) =>
      call(listSymptoms, { query: { limit: PAGE, ...(pageParam ? { after: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flat(),
  });

export const useStoredTriage = (id: string | undefined) =>
  useQuery({
    queryKey: ['symptoms', 'one', id],
    queryFn: ({ signal }) => call(readSymptoms, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
  });

/** What a patient in care told, newest first; a doctor asks. */
export const useTriagesOf = (patientId: string) =>
  useQuery({
    queryKey: ['symptoms', 'of', patientId],
    queryFn: ({ signal }) => call(listSymptoms, { query: { patientId, limit: 1 }, signal }),
  });
