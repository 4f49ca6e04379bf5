import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  acceptOffer,
  declineOffer,
  joinWaitlist,
  leaveWaitlist,
  listWishes,
  type WishRequest,
} from '#contract/appointments/waitlist.ts';
import { call } from '#web/api.ts';
import { refetchTypes } from '#web/query-keys.ts';

export const useWishes = () =>
  useQuery({
    queryKey: ['waitlist', 'mine'],
    queryFn: ({ signal }) => call(listWishes, { signal }),
    // The stream may be away in the ten minutes that count. Who waits for nothing is offered nothing.
    refetchInterval: ({ state }) => (state.data?.length ? 30_000 : false),
  });

/** The time that is held for whoever waits: one at a time. */
export const useHeldTime = () => useWishes().data?.find((wish) => wish.offer)?.offer ?? undefined;

/** The stream says so too; but whoever acted sees it at once, also while the stream is away. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => void refetchTypes(queryClient, ['waitlist', 'appointments', 'slots', 'board']);
}

export const useJoin = () => {
  const refresh = useRefresh();
  return (wish: WishRequest, key: string) => call(joinWaitlist, { body: wish, idempotencyKey: key }).finally(refresh);
};

export function useLeave() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(leaveWaitlist, { params: { id } }),
    onSettled: refresh,
  });
}

export function useAccept() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(acceptOffer, { params: { id }, idempotencyKey: `accept-${id}` }),
    // Refetch also after a refusal: somebody else may have the time by now.
    onSettled: refresh,
  });
}

export function useDecline() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(declineOffer, { params: { id } }),
    onSettled: refresh,
  });
}
