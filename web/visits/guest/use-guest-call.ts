import { useQueryClient } from '@tanstack/react-query';
import * as contract from '#contract/appointments/visit-guests.ts';
import { call as send } from '#web/api.ts';
import type { Devices } from '../call/devices.ts';
import { roomOfGuest } from '../call/room.ts';
import { PAGE, useEveryAnswer, useMadeCall } from '../room/use-call.ts';
import { GUEST_KEY } from './queries.ts';

/** A guest follows how the others speak, and decides nothing about it. */
export function useGuestCall(visit: contract.GuestVisit, devices: Devices | null, isWanted: boolean) {
  const queryClient = useQueryClient();
  const keep = (now: contract.GuestVisit) => queryClient.setQueryData(GUEST_KEY, now);
  const { call, state } = useMadeCall({
    ...{ key: visit.me, devices, isWanted, room: roomOfGuest(visit) },
    parts: () => ({
      post: {
        send: (to, signals) => send(contract.sendGuestSignals, { body: { page: PAGE, to, signals } }),
        take: (had) => send(contract.takeGuestSignals, { body: { page: PAGE, had } }),
      },
      iceServers: async () => (await send(contract.readGuestRelays)).iceServers,
      sitDown: async () => keep(await send(contract.takeGuestSeat, { body: { page: PAGE } })),
      refresh: () => void queryClient.invalidateQueries({ queryKey: GUEST_KEY, exact: true }, { cancelRefetch: false }),
    }),
  });
  useEveryAnswer(GUEST_KEY, call, (now) => roomOfGuest(now as contract.GuestVisit));
  return { call, state };
}
