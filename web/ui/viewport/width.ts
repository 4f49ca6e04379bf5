import { type RefCallback, useCallback, useState } from 'react';

/** How wide an element is, anew whenever that changes: for drawings whose figures must keep their size. */
export function useWidth(before: number): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(before);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, width];
}
