import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';

const A_SECOND_MS = 1_000;

let now = new Date();
let ticking: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The time, anew each minute, the same for all who ask. */
export const useNow = () => useSyncExternalStore(subscribe, () => now);

function subscribe(listener: () => void) {
  listeners.add(listener);
  // After a while without readers the time is stale: update it before the first reader sees it.
  if (!ticking && Math.abs(Date.now() - now.getTime()) >= A_SECOND_MS) tick();
  ticking ??= setInterval(tick, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

function tick() {
  now = new Date();
  for (const listener of listeners) listener();
}
