import { useEffect, useEffectEvent } from 'react';

/** Once, when the page has nothing else to do: for what should be there before anyone asks for it. */
export function useWhenIdle(run: () => void) {
  const runNow = useEffectEvent(run);
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => runNow(), 2_000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => runNow(), { timeout: 5_000 });
    return () => cancelIdleCallback(idle);
  }, []);
}
