// Whether the server can be reached. Found by asking it: a clinic's machine may serve itself without any network.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { testApi } from '#contract/system.ts';
import { call } from './api.ts';
import { onCallReport } from './call-reports.ts';

const ASK_AGAIN_MS = 5_000;

let isAway = false;
let asking: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const serverIsAway = () => isAway;
export const useServerIsAway = () => useSyncExternalStore(subscribe, serverIsAway, serverIsAway);

/** Called when the server answers again after it did not. */
export function onServerBack(listener: () => void): () => void {
  return subscribe(() => !isAway && listener());
}

/** Runs again, once the server is back, what failed without a connection. */
export function useWhenServerIsBack(isWaiting: boolean, run: () => void) {
  const runNow = useEffectEvent(run);
  useEffect(() => (isWaiting ? onServerBack(() => runNow()) : undefined), [isWaiting]);
}

export function watchConnection(target: Window = window) {
  onCallReport(({ kind }) => set(kind === 'unreachable'));
  target.addEventListener('offline', () => set(true));
  target.addEventListener('online', () => void ask());
  if (target.navigator.onLine === false) void ask();
}

function set(next: boolean) {
  clearTimeout(asking);
  if (next) asking = setTimeout(() => void ask(), ASK_AGAIN_MS);
  if (next === isAway) return;
  isAway = next;
  for (const listener of listeners) listener();
}

/** The answer arrives through the call's own report. */
async function ask() {
  await call(testApi).catch(() => undefined);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
