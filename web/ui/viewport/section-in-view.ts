import { useEffect, useState } from 'react';

/** The section that one is reading: the last one whose beginning has passed the upper third of the screen. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const names = ids.join(' ');
  useEffect(() => {
    const sections = names.split(' ');
    const look = () => {
      const line = innerHeight / 3;
      const begun = sections
        .map((id) => ({
          id,
          top: document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
        }))
        .filter(({ top }) => top <= line)
        .sort((a, b) => b.top - a.top);
      setCurrent(begun[0]?.id ?? sections[0]);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [names]);
  return current;
}
