import { useQuery } from '@tanstack/react-query';
import { listSymptoms } from '#contract/triage/stored-triage.ts';
import { call } from '../api.ts';

/** The newest of one's own symptom checks, if there is one. */
export const useLatestCheck = () =>
  useQuery({
    queryKey: ['symptoms', 'latest'],
    queryFn: ({ signal }) => call(listSymptoms, { query: { limit: 1 }, signal }),
    select: ([latest]) => latest ?? null,
  });
