import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ActedFor, readFamily } from '#contract/patients/family.ts';
import { call } from '../api.ts';

export const familyQuery = queryOptions({
  queryKey: ['family'],
  queryFn: ({ signal }) => call(readFamily, { signal }),
});

export const useFamily = () => useQuery(familyQuery);

/** The screen on which someone begins who may not see everything. */
const FIRST_SCREENS = [
  ['record', '/dashboard'],
  ['appointments', '/book'],
  ['medicines', '/doses'],
  ['results', '/record/results'],
  ['messages', '/messages'],
] as const;

const firstScreen = ({ opens }: Pick<ActedFor, 'opens'>): string =>
  FIRST_SCREENS.find(([part]) => opens.includes(part))?.[1] ?? '/dashboard';

export const actForHref = (whom: Pick<ActedFor, 'patientId' | 'opens'>): string =>
  `${firstScreen(whom)}?for=${whom.patientId}`;
