import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the level of the fullest wording (0 is the fullest) that its box can hold. It is measured before the browser
 * paints, and again whenever the box changes its width or `words` change.
 */
export function useFitLevel(shortest: number, words: string): [RefObject<HTMLSpanElement | null>, number] {
  const ref = useRef<HTMLSpanElement>(null);
  const [fit, setFit] = useState({ words, width: 0, level: 0 });
  const level = fit.words === words ? fit.level : 0;
  const { width } = fit;
  useLayoutEffect(() => {
    const box = ref.current;
    // A resize begins anew at the fullest wording: `width` brings this back to measure it.
    if (box && width >= 0 && level < shortest && overflows(box))
      setFit({ words, width: box.clientWidth, level: level + 1 });
  }, [level, shortest, words, width]);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() =>
      setFit((last) => (last.width === box.clientWidth ? last : { words, width: box.clientWidth, level: 0 })),
    );
    watch.observe(box);
    return () => watch.disconnect();
  }, [words]);
  return [ref, level];
}

const overflows = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
