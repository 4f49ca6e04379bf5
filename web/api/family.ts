import { queryOptions, useQuery } from '@tanstack/react-query';
import { readFamily } from '#contract/patients/family.ts';
import { call } from '../api.ts';

export const familyQuery = queryOptions({
  queryKey: ['family'],
  queryFn: ({ signal }) => call(readFamily, { signal }),
});

export const useFamily = () => useQuery(familyQuery);
