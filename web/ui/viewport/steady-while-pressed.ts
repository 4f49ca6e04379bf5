import { useState, useSyncExternalStore } from 'react';

/** On a touch screen the click comes a moment after the finger is lifted. */
const CLICK_FOLLOWS_MS = 50;
/** A finger that rests on the screen holds nothing back for longer. */
const LONGEST_PRESS_MS = 1_000;

let isPressed = false;
let release: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setPressed(value: boolean) {
  if (isPressed === value) return;
  isPressed = value;
  for (const listener of listeners) listener();
}

function releaseAfter(ms: number) {
  clearTimeout(release);
  release = setTimeout(() => setPressed(false), ms);
}

function press() {
  setPressed(true);
  releaseAfter(LONGEST_PRESS_MS);
}

const lift = () => isPressed && releaseAfter(CLICK_FOLLOWS_MS);

export const isPressedNow = () => isPressed;

/** Called when a finger or mouse button goes down, and when its click has arrived. */
export function onPress(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', lift, true);
    addEventListener('pointercancel', lift, true);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('pointerdown', press, true);
    removeEventListener('pointerup', lift, true);
    removeEventListener('pointercancel', lift, true);
    clearTimeout(release);
    isPressed = false;
  };
}

/**
 * The value as it was when a finger or mouse button went down, until its click has arrived; otherwise the value itself.
 * For what moves the page: a button that slides away under a finger is not pressed, or another one is.
 */
export function useSteadyWhilePressed<T>(value: T): T {
  const pressed = useSyncExternalStore(onPress, isPressedNow);
  const [shown, setShown] = useState({ value });
  if (!pressed && shown.value !== value) setShown({ value });
  return pressed ? shown.value : value;
}
