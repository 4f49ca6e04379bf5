import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Product rule: a call for help needs three seconds of holding, or Enter and a confirmation. */
export const HOLD_MS = 3_000;

type Held = { onHeld: () => void; onShort: () => void };

/** A button that acts only after it was held. Whoever lets go earlier, or presses it with a key, is asked by `onShort`. */
export function useHold({ onHeld, onShort }: Held) {
  const [isHolding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  const letGo = () => {
    stop();
    if (isHolding) onShort();
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setHolding(true);
    timer.current = setTimeout(() => {
      setHolding(false);
      onHeld();
    }, HOLD_MS);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onShort();
  };
  return {
    isHolding,
    handlers: {
      onPointerDown: start,
      onPointerUp: letGo,
      onPointerCancel: stop,
      onKeyDown: press,
      // A long touch would open the browser's menu.
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  };
}
