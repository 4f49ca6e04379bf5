import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as contract from '#contract/appointments/visits.ts';
import { call as send } from '#web/api.ts';
import type { Call, CallState } from '../call/call.ts';
import { type Devices, openDevices } from '../call/devices.ts';

/** This document: a reload is another page, and takes the seat over. */
const PAGE = crypto.randomUUID();

/** Asks for camera and microphone as soon as it is shown; `again` asks once more. */
export function useDevices(isWanted: boolean) {
  const [devices, setDevices] = useState<Devices | null>(null);
  /** Whatever is open is switched off when the page is left. */
  const open = useRef<Devices | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const stop = () => {
      for (const track of open.current?.stream.getTracks() ?? []) track.stop();
      open.current = null;
    };
    void openDevices().then((opened) => {
      open.current = opened;
      if (isGone) stop();
      else setDevices(opened);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [isWanted]);
  const again = () => {
    for (const track of devices?.stream.getTracks() ?? []) track.stop();
    void openDevices().then((opened) => {
      open.current = opened;
      setDevices(opened);
    });
  };
  return { devices, again };
}

/** The call of this page, made once there are devices. Its module is fetched only now. */
export function useCall(visit: contract.Visit, devices: Devices | null, isWanted: boolean) {
  const queryClient = useQueryClient();
  const [made, setMade] = useState<Call | null>(null);
  const { id } = visit;
  const latest = useRef(visit);
  latest.current = visit;
  useEffect(() => {
    if (!devices || !isWanted) return;
    let isGone = false;
    let mine: Call | undefined;
    const params = { id };
    const keep = (now: contract.Visit) => queryClient.setQueryData(['visits', id], now);
    void import('../call/call.ts').then(({ makeCall }) => {
      if (isGone) return;
      mine = makeCall({
        ...{ page: PAGE, devices },
        post: {
          send: (to, signals) => send(contract.sendSignals, { params, body: { page: PAGE, to, signals } }),
          take: (had) => send(contract.takeSignals, { params, body: { page: PAGE, had } }),
        },
        iceServers: async () => (await send(contract.readRelays, { params })).iceServers,
        sitDown: async () => keep(await send(contract.takeSeat, { params, body: { page: PAGE } })),
        noteMeeting: async (isSeen, isRelayed) =>
          keep(await send(contract.noteMeeting, { params, body: { page: PAGE, isSeen, isRelayed } })),
        changeMode: async (mode) => keep(await send(contract.changeMode, { params, body: { mode, byItself: true } })),
      });
      mine.update(latest.current);
      setMade(mine);
    });
    return () => {
      isGone = true;
      mine?.close();
      setMade(null);
    };
  }, [id, devices, isWanted, queryClient]);
  // Every answer about the visit, also one that says the same: a signal may have come with the event.
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || query.queryKey[0] !== 'visits' || query.queryKey[1] !== id || query.queryKey[2])
          return;
        if (query.state.data) made?.update(query.state.data as contract.Visit);
      }),
    [queryClient, made, id],
  );
  const state = useSyncExternalStore(made?.subscribe ?? nobody, () => made?.read() ?? null);
  return { call: made, state };
}

const nobody = () => () => undefined;

export type InCall = { call: Call; state: CallState };
