// Counted in every menu of the desk, apart from what the desk settles them with.
import { useQuery } from '@tanstack/react-query';
import { listWaitingAccess } from '#contract/patients/family-desk.ts';
import { call } from '#web/api.ts';

export const useWaitingGuardians = (isWanted = true) =>
  useQuery({
    queryKey: ['family', 'waiting'],
    queryFn: ({ signal }) => call(listWaitingAccess, { signal }),
    enabled: isWanted,
  });
