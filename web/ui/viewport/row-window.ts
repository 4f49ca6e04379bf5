// Of a long list only the rows in sight are drawn; the rest is empty space of the same height.
import { type RefCallback, useCallback, useRef, useState } from 'react';

const SPARE_ROWS = 6;
/** Shorter lists are drawn whole: the browser's own search on the page then finds every row. */
const LONG = 80;
const USUAL_HEIGHT = 640;

export type RowWindow = {
  /** For the element that scrolls. */
  ref: RefCallback<HTMLElement>;
  first: number;
  /** The row after the last one that is drawn. */
  end: number;
  before: number;
  after: number;
  /** Brings a row into sight. */
  show: (row: number) => void;
};

export function useRowWindow(count: number, rowHeight: number): RowWindow {
  const [seen, setSeen] = useState({ top: 0, height: USUAL_HEIGHT });
  const element = useRef<HTMLElement | null>(null);
  const ref = useCallback((given: HTMLElement | null) => {
    element.current = given;
    if (!given) return;
    const look = () => setSeen({ top: given.scrollTop, height: given.clientHeight || USUAL_HEIGHT });
    look();
    given.addEventListener('scroll', look, { passive: true });
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    watch?.observe(given);
    return () => {
      given.removeEventListener('scroll', look);
      watch?.disconnect();
    };
  }, []);
  const { first, end } = rowsInSight(count, rowHeight, seen);
  return {
    ref,
    first,
    end,
    before: first * rowHeight,
    after: (count - end) * rowHeight,
    show: (row) => element.current && scrollTo(element.current, row, rowHeight),
  };
}

export function rowsInSight(count: number, rowHeight: number, { top, height }: { top: number; height: number }) {
  if (count <= LONG) return { first: 0, end: count };
  const first = Math.min(Math.max(0, Math.floor(top / rowHeight) - SPARE_ROWS), count);
  const end = Math.min(count, Math.ceil((top + height) / rowHeight) + SPARE_ROWS);
  return { first, end: Math.max(first, end) };
}

function scrollTo(element: HTMLElement, row: number, rowHeight: number) {
  const [top, bottom] = [row * rowHeight, (row + 1) * rowHeight];
  if (top < element.scrollTop) element.scrollTop = top;
  else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
}
