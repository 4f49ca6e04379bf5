import { useEffect, useEffectEvent } from 'react';

/** Once, when the page has nothing else to do. The function that comes back calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 2_000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: 5_000 });
  return () => cancelIdleCallback(idle);
}

/** For parts of a page that are not in sight at first. */
export const untilIdle = () => new Promise<void>((done) => void whenIdle(done));

/** For what should be there before anyone asks for it. */
export function useWhenIdle(run: () => void) {
  const runNow = useEffectEvent(run);
  useEffect(() => whenIdle(() => runNow()), []);
}

const USES = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Once, when somebody first touches the page, and it has nothing else to do. For what comes with style sheets: each makes the browser
 * lay out the whole screen anew.
 */
export function useWhenUsed(run: () => void) {
  const runNow = useEffectEvent(run);
  useEffect(() => {
    const used = new AbortController();
    const first = () => {
      used.abort();
      whenIdle(() => runNow());
    };
    for (const use of USES) addEventListener(use, first, { capture: true, passive: true, signal: used.signal });
    return () => used.abort();
  }, []);
}

/** Whoever asks their browser to save data gets nothing ahead of time. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
