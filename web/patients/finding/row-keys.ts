// Walking a list with the arrow keys, also one of which only a part is drawn.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

type Rows = { count: number; show: (row: number) => void };

/** Rows are found by their data-row; the one to go to may have to be drawn first. */
export function useRowKeys({ count, show }: Rows) {
  const place = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState<{ row: number } | null>(null);

  useEffect(() => {
    if (!wanted) return;
    const focus = () => {
      const row = place.current?.querySelector<HTMLElement>(`[data-row="${wanted.row}"]`);
      row?.focus();
      return row;
    };
    if (focus()) return;
    // A row far away is drawn after the list has scrolled.
    const later = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(later);
  }, [wanted]);

  const go = (row: number) => {
    if (count === 0) return;
    const within = Math.min(count - 1, Math.max(0, row));
    show(within);
    setWanted({ row: within });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const here = rowInFocus();
    const targets: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: count - 1 };
    const target = targets[event.key];
    const isTyping = event.target instanceof HTMLInputElement;
    if (target === undefined || (isTyping ? event.key !== 'ArrowDown' : here < 0)) return;
    event.preventDefault();
    // Up from the first row leads back to the search.
    if (target < 0) place.current?.querySelector('input')?.focus();
    else go(target);
  };

  return { place, onKeyDown, next: () => go(rowInFocus() + 1), previous: () => go(rowInFocus() - 1) };
}

function rowInFocus(): number {
  const row = document.activeElement?.closest('[data-row]')?.getAttribute('data-row');
  return row ? Number(row) : -1;
}
