import { useEffect, useState } from 'react';

/** Long enough for a second tap of the same finger, and for a tap that was on its way. */
const SETTLES_MS = 700;

/** True for a moment after `what` has changed, from the first picture on: what moved under a finger is not meant by it. */
export function useJustChanged(what: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [what]);
  return settled !== what;
}
