import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as contract from '#contract/appointments/visits.ts';
import { call as send } from '#web/api.ts';
import type { Call, CallParts, CallState } from '../call/call.ts';
import { type Devices, openDevices } from '../call/devices.ts';
import { type Room, roomOf } from '../call/room.ts';

/** This document: a reload is another page, and takes the seat over. */
export const PAGE = crypto.randomUUID();

const stop = (devices: Devices | null) => {
  for (const track of devices?.stream.getTracks() ?? []) track.stop();
};

/** Asks for camera and microphone as soon as it is shown, and lets go of them when it is left; `again` asks once more. */
export function useDevices(isWanted: boolean) {
  const [devices, setDevices] = useState<Devices | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    let mine: Devices | null = null;
    void openDevices().then((opened) => {
      mine = opened;
      if (isGone) stop(opened);
      else setDevices(opened);
    });
    return () => {
      isGone = true;
      stop(mine);
      setDevices(null);
    };
  }, [isWanted, tries]);
  return { devices, again: () => setTries((before) => before + 1) };
}

type Wanted = {
  /** Another visit, or another kind of guest, is another call. */
  key: string;
  devices: Devices | null;
  isWanted: boolean;
  room: Room;
  parts: () => Omit<CallParts, 'page' | 'devices'>;
};

/** The call of this page, made once there are devices. Its module is fetched only now. */
export function useMadeCall({ key, devices, isWanted, room, parts }: Wanted) {
  const [made, setMade] = useState<Call | null>(null);
  // While the browser asks for the camera.
  useEffect(() => void loadCall().catch(() => undefined), []);
  const latest = useRef({ room, parts });
  latest.current = { room, parts };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit is another call
  useEffect(() => {
    if (!devices || !isWanted) return;
    let isGone = false;
    let mine: Call | undefined;
    void loadCall().then(({ makeCall }) => {
      if (isGone) return;
      mine = makeCall({ page: PAGE, devices, ...latest.current.parts() });
      mine.update(latest.current.room);
      setMade(mine);
    });
    return () => {
      isGone = true;
      mine?.close();
      setMade(null);
    };
  }, [key, devices, isWanted]);
  const state = useSyncExternalStore(made?.subscribe ?? nobody, () => made?.read() ?? null);
  return { call: made, state };
}

export function useCall(visit: contract.Visit, devices: Devices | null, isWanted: boolean) {
  const queryClient = useQueryClient();
  const { id } = visit;
  const params = { id };
  const keep = (now: contract.Visit) => queryClient.setQueryData(['visits', id], now);
  const { call, state } = useMadeCall({
    ...{ key: id, devices, isWanted, room: roomOf(visit) },
    parts: () => ({
      post: {
        send: (to, signals) => send(contract.sendSignals, { params, body: { page: PAGE, to, signals } }),
        take: (had) => send(contract.takeSignals, { params, body: { page: PAGE, had } }),
      },
      iceServers: async () => (await send(contract.readRelays, { params })).iceServers,
      sitDown: async () => keep(await send(contract.takeSeat, { params, body: { page: PAGE } })),
      refresh: () =>
        void queryClient.invalidateQueries({ queryKey: ['visits', id], exact: true }, { cancelRefetch: false }),
      noteMeeting: async (isSeen, isRelayed) =>
        keep(await send(contract.noteMeeting, { params, body: { page: PAGE, isSeen, isRelayed } })),
      changeMode: async (mode, from) =>
        keep(await send(contract.changeMode, { params, body: { mode, byItself: true, from } })),
    }),
  });
  useEveryAnswer(['visits', id], call, (now) => roomOf(now as contract.Visit));
  return { call, state };
}

/** Every answer, also one that says the same, and every question: an event asks it, and a signal may have come with that. */
export function useEveryAnswer(key: readonly string[], call: Call | null, roomIn: (data: unknown) => Room) {
  const queryClient = useQueryClient();
  const latest = useRef({ call, roomIn });
  latest.current = { call, roomIn };
  const name = JSON.stringify(key);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || JSON.stringify(event.query.queryKey) !== name) return;
        if (event.action.type === 'fetch') latest.current.call?.poke();
        if (event.action.type !== 'success') return;
        latest.current.call?.update(latest.current.roomIn(event.query.state.data));
      }),
    [queryClient, name],
  );
}

const loadCall = () => import('../call/call.ts');

const nobody = () => () => undefined;

export type InCall = { call: Call; state: CallState };
