import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#contract/durations.ts';
import { listWaitingDiagnoses, searchCodes } from '#contract/patients/diagnoses.ts';
import { call } from '../api.ts';

export const useWaitingDiagnoses = (isWanted = true) =>
  useQuery({
    queryKey: ['diagnoses', 'waiting'],
    queryFn: ({ signal }) => call(listWaitingDiagnoses, { signal }),
    enabled: isWanted,
    meta: { follows: ['appointments'] },
  });

/** Suggestions stay on the screen while the next ones come. */
export const useCodes = (words: string) =>
  useQuery({
    queryKey: ['codes', words],
    queryFn: ({ signal }) => call(searchCodes, { query: { q: words, limit: 8 }, signal }),
    enabled: words.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTE_MS,
  });
