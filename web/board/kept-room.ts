// The room that the line of time took at the last look, so that the paint before the scripts is as high. It is a number of pixels.
import { type RefObject, useEffect } from 'react';

/** scripts/build-first-paint.ts reads it before the paint, on a screen of the same width. */
const KEY = 'nadi-line-room';
const ROOM = '--line-room';

/** Once what stands in it is known, it has its own height again, and that is kept. */
export function useKeptRoom(box: RefObject<HTMLElement | null>, isKnown: boolean): void {
  useEffect(() => {
    if (!isKnown || !box.current) return;
    document.documentElement.style.removeProperty(ROOM);
    const height = Math.round(box.current.getBoundingClientRect().height);
    try {
      localStorage.setItem(KEY, `${innerWidth} ${height}`);
    } catch {
      // Storage may be forbidden: the paint then has the usual room.
    }
  });
}
