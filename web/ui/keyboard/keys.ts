// The one place that listens for shortcuts.
import { useEffect, useEffectEvent } from 'react';

/** By key: "a", "?", or "ctrl+k", which on a Mac is the command key. */
type Keys = Record<string, () => unknown>;

/** Someone who still types when a dialog has closed must not trigger a shortcut. */
const QUIET_MS = 1_000;

let holds = 0;
let releasedAt = 0;

/** Shortcuts rest from now until a second after the returned function was called. */
export function holdKeys(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
    releasedAt = Date.now();
  };
}

/** For tests, which share one page. */
export function forgetHolds() {
  holds = 0;
  releasedAt = 0;
  strayAt = 0;
}

/**
 * When a letter was last pressed that started nothing. Letters that follow it within a second are a text that somebody
 * types where no field is, such as a reason for a dialog that has not come: none of them is meant as a shortcut.
 */
let strayAt = 0;

const isWithinQuiet = (at: number) => {
  const since = Date.now() - at;
  return since >= 0 && since < QUIET_MS;
};

/** Called once per key, after all shortcuts had their turn: each of them marks a key that it took. */
function noteStray(event: KeyboardEvent) {
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isLetter && !event.defaultPrevented && !isTyping(event.target)) strayAt = Date.now();
}
if (typeof window !== 'undefined') window.addEventListener('keydown', noteStray);

export function useHeldKeys(isHeld: boolean) {
  useEffect(() => (isHeld ? holdKeys() : undefined), [isHeld]);
}

/** Use while a dialog is loading. The focus is still on the page then, so a typed space must press no button. */
export function useKeysAwait(isAwaited: boolean) {
  useHeldKeys(isAwaited);
  useEffect(() => {
    if (!isAwaited) return;
    const swallow = (event: KeyboardEvent) => {
      const isPress = event.key === ' ' || event.key === 'Enter';
      const isOnButton = event.target instanceof Element && event.target.closest('button, a, summary');
      if (isPress && isOnButton) event.preventDefault();
    };
    document.addEventListener('keydown', swallow, true);
    return () => document.removeEventListener('keydown', swallow, true);
  }, [isAwaited]);
}

/** Single keys act while nobody types and nothing lies over the page; those with Ctrl also while one types. */
export function useKeys(keys: Keys) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOf(event);
    const run = keys[name];
    if (!run || event.defaultPrevented) return;
    const isWithCtrl = name.startsWith('ctrl+');
    // The browser's own meaning of these keys would be a surprise, whether or not ours may act.
    if (isWithCtrl) event.preventDefault();
    if (isStill(event) || (!isWithCtrl && (isTyping(event.target) || isWithinQuiet(strayAt)))) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const letter = key.toLowerCase();
  if (altKey) return '';
  if (ctrlKey || metaKey) return shiftKey ? '' : `ctrl+${letter}`;
  return shiftKey && /^[a-z]$/.test(letter) ? '' : letter;
}

function isStill({ repeat, isComposing, keyCode }: KeyboardEvent): boolean {
  // 229: a key that an input method keeps for itself.
  const isComposed = isComposing || keyCode === 229;
  return repeat || isComposed || holds > 0 || isWithinQuiet(releasedAt) || !!document.querySelector('dialog[open]');
}

const FIELDS = 'input, textarea, select, [role="textbox"], [role="combobox"], [role="listbox"], [role="slider"]';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(FIELDS) !== null);
