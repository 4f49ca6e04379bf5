import { queryOptions } from '@tanstack/react-query';
import { searchPatients } from '#contract/patients/patients.ts';
import { call } from '../api.ts';

/** As few characters as the server searches for. */
export const SEARCHED_FROM = 3;

/** Anybody registered here, by name, PUD or phone. */
export const patientSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['patients', 'search', q],
    queryFn: ({ signal }) => call(searchPatients, { query: { q }, signal }),
    enabled: q.length >= SEARCHED_FROM,
  });
