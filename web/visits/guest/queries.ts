// A guest has no event stream: the page asks by itself.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as contract from '#contract/appointments/visit-guests.ts';
import { call } from '#web/api.ts';

export const GUEST_KEY = ['visits', 'as-guest'] as const;
const CHAT_KEY = ['visits', 'as-guest', 'chat'] as const;

export const useGuestVisit = (isWanted: boolean) =>
  useQuery({
    queryKey: GUEST_KEY,
    queryFn: ({ signal }) => call(contract.readGuestVisit, { signal }),
    enabled: isWanted,
    refetchInterval: 2_000,
    retry: false,
  });

export const useGuestChat = (isWanted: boolean) =>
  useQuery({
    queryKey: CHAT_KEY,
    queryFn: ({ signal }) => call(contract.readGuestChat, { signal }),
    enabled: isWanted,
    refetchInterval: 3_000,
  });

export function useGuestActsOfMine() {
  const queryClient = useQueryClient();
  const onSuccess = (visit: contract.GuestVisit) => queryClient.setQueryData(GUEST_KEY, visit);
  return {
    open: useMutation({
      mutationFn: (token: string) => call(contract.openGuestLink, { body: { token } }),
      onSuccess,
    }),
    wait: useMutation({ mutationFn: () => call(contract.waitAsGuest, { body: { agrees: true } }), onSuccess }),
    leave: useMutation({ mutationFn: () => call(contract.leaveAsGuest), onSuccess }),
    write: useMutation({
      mutationFn: (line: { id: string; text: string }) => call(contract.writeGuestChat, { body: line }),
      onSuccess: (lines) => queryClient.setQueryData(CHAT_KEY, lines),
    }),
  };
}
