// The counts of the menus, apart from the rest: every first visit of the clinic loads them.
import { useQuery } from '@tanstack/react-query';
import { countInbox } from '#contract/inbox.ts';
import { call } from '../api.ts';

export const useInboxCounts = (isWanted = true) =>
  useQuery({
    queryKey: ['inbox', 'counts'],
    queryFn: ({ signal }) => call(countInbox, { signal }),
    enabled: isWanted,
  });
