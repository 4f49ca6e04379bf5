import { useEffect, useRef } from 'react';

/** For the part of a page that a link leads to: it is scrolled into sight when it comes. */
export function useBroughtIntoSight<Box extends HTMLElement>(isWanted: boolean) {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (isWanted) box.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);
  return box;
}
