import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Product rule: a call for help needs three seconds of holding, or Enter and a confirmation. */
export const HOLD_MS = 3_000;

type Held = { onHeld: () => void; onKey: () => void };

/** A button that acts only after it was held; letting go earlier does nothing. Pressing it with a key calls `onKey`. */
export function useHold({ onHeld, onKey }: Held) {
  const [isHolding, setHolding] = useState(false);
  const [wasTooShort, setTooShort] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    setTooShort(isHolding);
    setHolding(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setHolding(true);
    setTooShort(false);
    timer.current = setTimeout(() => {
      setHolding(false);
      onHeld();
    }, HOLD_MS);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onKey();
  };
  return {
    isHolding,
    /** It was let go before anything happened. */
    wasTooShort,
    handlers: {
      onPointerDown: start,
      onPointerUp: stop,
      onPointerCancel: stop,
      onKeyDown: press,
      // A long touch would open the browser's menu.
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  };
}
