import { queryOptions } from '@tanstack/react-query';
import { searchPatients } from '#contract/patients/patients.ts';
import { call } from '../api.ts';

/** The server searches from this many characters on. */
export const SEARCHED_FROM = 3;

/** Anybody registered here, by name, PUD or phone. */
export const patientSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['patients', 'search', q],
    queryFn: ({ signal }) => call(searchPatients, { query: { q }, signal }),
    enabled: q.length >= SEARCHED_FROM,
  });
