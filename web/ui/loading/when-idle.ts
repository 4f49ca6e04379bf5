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

/** Whoever asks their browser to save data gets nothing ahead of time. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
