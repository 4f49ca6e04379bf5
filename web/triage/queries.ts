import { useQuery } from '@tanstack/react-query';
import { readTriageService } from '#contract/symptoms.ts';
import { call } from '../api.ts';

/** Whether an outside model is configured. Until it is known, none is. */
export const useTriageService = () =>
  useQuery({
    queryKey: ['triage-service'],
    queryFn: ({ signal }) => call(readTriageService, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isFixed: true },
  });
