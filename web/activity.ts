// When someone last pressed a key or the pointer, in any tab of this browser.

const HERE_MS = 60_000;
/** Other tabs need not hear of every key. */
const TELL_EVERY_MS = 1_000;

let lastInputAt = Date.now();
let lastToldAt = 0;
let isHeld = false;
const listeners = new Set<() => void>();
// Without a window, where pages are made at build time, an open channel would keep the program running.
const channel =
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('nadi-activity');

export const lastInput = () => lastInputAt;

export const someoneIsHere = (now = Date.now()) => now - lastInputAt < HERE_MS;

/** Input in this tab; that of the others only moves the clock. */
export function onInput(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Someone said so: counts even while the question "Still there?" is open. */
export function markPresent(now = Date.now()) {
  lastInputAt = now;
  if (now - lastToldAt >= TELL_EVERY_MS) {
    lastToldAt = now;
    channel?.postMessage(now);
  }
  for (const listener of listeners) listener();
}

/** While the question "Still there?" is open only its answer counts; otherwise pressing Log out would close it first. */
export function holdInput(held: boolean) {
  isHeld = held;
}

export function watchInput(target: Window = window) {
  const notice = () => {
    if (!isHeld) markPresent();
  };
  for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const)
    target.addEventListener(kind, notice, { capture: true, passive: true });
  channel?.addEventListener('message', ({ data }: MessageEvent<number>) => {
    if (typeof data === 'number' && data > lastInputAt) lastInputAt = data;
  });
}
