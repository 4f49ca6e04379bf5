import { useSyncExternalStore } from 'react';

const A_MINUTE_MS = 60_000;

let now = new Date();
let ticking: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The time, anew each minute, the same for all who ask. */
export const useNow = () => useSyncExternalStore(subscribe, () => now);

function subscribe(listener: () => void) {
  listeners.add(listener);
  ticking ??= setInterval(tick, A_MINUTE_MS);
  // Nobody may have looked for a while.
  if (Date.now() - now.getTime() >= A_MINUTE_MS) tick();
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
