// A link may name a part of a page that is still being fetched: #results of the record.
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

const COMES_WITHIN_MS = 5_000;
/** Whoever moves the page decides where it stands. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Keeps the part that the address names in sight while the page around it grows, until somebody moves the page. */
export function useScrollToHash() {
  const { hash, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part of another page is another place.
  useEffect(() => (hash === '' ? undefined : keepInSight(hash)), [hash, pathname]);
}

function keepInSight(id: string): () => void {
  const show = () => document.getElementById(id)?.scrollIntoView?.();
  const observer = globalThis.ResizeObserver && new ResizeObserver(show);
  const stop = () => {
    observer?.disconnect();
    clearTimeout(tooLate);
    for (const move of MOVES) removeEventListener(move, stop);
  };
  const tooLate = setTimeout(stop, COMES_WITHIN_MS);
  for (const move of MOVES) addEventListener(move, stop, { passive: true });
  observer?.observe(document.body);
  show();
  return stop;
}
