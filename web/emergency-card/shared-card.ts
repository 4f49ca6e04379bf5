import { useQuery } from '@tanstack/react-query';
import { openSharedCard } from '#contract/patients/emergency-card.ts';
import { call } from '../api.ts';

/** Each call is an opening that the owner is told of: it is made once, and again only when someone asks for it. */
export const useSharedCard = (token: string) =>
  useQuery({
    queryKey: ['emergency-card', 'shared', token],
    queryFn: () => call(openSharedCard, { body: { token } }),
    enabled: token !== '',
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
