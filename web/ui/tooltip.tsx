import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './tooltip.module.css';

const OPENS_AFTER_MS = 700;
/** Whoever has just read one tooltip need not wait for its neighbour. */
const NEXT_AT_ONCE_MS = 300;

let lastClosedAt = 0;

type TooltipProps = { label: string; isOff?: boolean; children: ReactNode };

/** Names what shows only an icon, to its right. The icon's button still carries the name itself. */
export function Tooltip({ label, isOff, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(waiting.current);
    if (isOpen) lastClosedAt = Date.now();
    setOpen(false);
  };
  const open = () => {
    clearTimeout(waiting.current);
    const isNext = Date.now() - lastClosedAt < NEXT_AT_ONCE_MS;
    waiting.current = setTimeout(() => setOpen(true), isNext ? 0 : OPENS_AFTER_MS);
  };
  useEffect(() => () => clearTimeout(waiting.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus only show a name; they do nothing.
    <span
      className="block relative"
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={open}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children}
      {isOpen && !isOff && (
        <span className={`text-sm lead-130 nowrap ${styles.tip}`} role="tooltip">
          {label}
        </span>
      )}
    </span>
  );
}
