import { type RefObject, useEffect, useRef, useState } from 'react';

/** How many rows of a list that scrolls lie below what is shown of it. Anew when it scrolls, its size or its rows change. */
export function useRowsBelow(rows: string): [RefObject<HTMLOListElement | null>, number] {
  const ref = useRef<HTMLOListElement>(null);
  const [below, setBelow] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are measured anew.
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const measure = () => setBelow(countBelow(list));
    measure();
    list.addEventListener('scroll', measure, { passive: true });
    const watch = globalThis.ResizeObserver && new ResizeObserver(measure);
    for (const box of [list, ...list.children]) watch?.observe(box);
    return () => {
      list.removeEventListener('scroll', measure);
      watch?.disconnect();
    };
  }, [rows]);
  return [ref, below];
}

/** A row counts as shown when its middle is. */
function countBelow(list: HTMLElement): number {
  const edge = list.getBoundingClientRect().bottom;
  const middles = [...list.children]
    .map((row) => row.getBoundingClientRect())
    .map(({ top, bottom }) => (top + bottom) / 2);
  return middles.filter((middle) => middle > edge).length;
}
