import { useQuery } from '@tanstack/react-query';
import { SECOND_MS } from '#contract/durations.ts';
import { readOverview } from '#contract/overview.ts';
import { call } from '#web/api.ts';

const CHECKED_EVERY_MS = 15 * SECOND_MS;

/** Checked regularly, because a part that stops answering sends no event. */
export const useOverview = (isWanted = true) =>
  useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call(readOverview, { signal }),
    refetchInterval: CHECKED_EVERY_MS,
    enabled: isWanted,
    meta: { follows: ['accounts', 'applications', 'mails', 'rooms'] },
  });
