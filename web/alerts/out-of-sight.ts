import { useEffect, useState } from 'react';

/** So much of it must be seen to count as in sight: a rim of red says nothing. */
const SEEN = 0.5;

/** Whether the element is scrolled away, or hidden by the header that sticks above the page. */
export function useIsOutOfSight(element: HTMLElement | null): boolean {
  const [away, setAway] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const header = document.documentElement.style.getPropertyValue('--bar-top') || '0px';
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setAway(!last.isIntersecting || last.intersectionRatio < SEEN ? element : null);
      },
      { rootMargin: `-${header} 0px 0px 0px`, threshold: [0, SEEN, 1] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return element !== null && away === element;
}
